CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE meta (key text primary key not null, value text not null);
CREATE TABLE secrets (name text primary key not null, value text not null);
CREATE TABLE categories (
    id text primary key not null,
    position integer not null,
    name text not null,
    path text not null,
    description text
  , version integer not null default 1, retired_at text);
CREATE TABLE vehicles (
    id text primary key not null,
    position integer not null,
    name text not null,
    brand text not null,
    model text not null,
    category_id text not null references categories (id),
    body text not null,
    model_year integer not null,
    colour text not null,
    gearbox text not null check (gearbox in ('manual', 'automatic')),
    fuel text not null,
    size text not null,
    engine_cc integer,
    drive text,
    range_km integer,
    km_per_litre double precision,
    seats integer not null,
    doors integer not null,
    air_conditioning integer not null check (air_conditioning in (0, 1)),
    airbags integer not null check (airbags in (0, 1)),
    luggage_large integer not null,
    luggage_small integer not null,
    one_week_rate_cents bigint not null,
    two_weeks_rate_cents bigint not null,
    three_weeks_rate_cents bigint not null,
    one_month_rate_cents bigint not null,
    three_months_rate_cents bigint not null,
    six_months_rate_cents bigint not null,
    one_week_total_cents bigint,
    two_weeks_total_cents bigint,
    three_weeks_total_cents bigint,
    one_month_total_cents bigint,
    three_months_total_cents bigint,
    six_months_total_cents bigint,
    unlimited_kilometers_cents bigint not null,
    extra_km_cents bigint not null,
    deposit_cents bigint not null,
    chauffeur_only integer not null check (chauffeur_only in (0, 1)),
    description text not null,
    image_path text not null,
    pictures text not null
  , version integer not null default 1, retired_at text, units integer not null default 1);
CREATE TABLE services (
    id text primary key not null,
    position integer not null,
    name text not null,
    price_cents bigint not null,
    asks text not null check (asks in ('quantity', 'yesOrNo')),
    unit text not null,
    description text
  , version integer not null default 1, retired_at text);
CREATE TABLE forms (form_key text primary key not null);
CREATE TABLE enquiries (
    id text primary key not null,
    form_key text not null references forms (form_key),
    reference text not null unique,
    kind text not null,
    content text not null,
    received_at text not null,
    amended_at text
  );
CREATE INDEX enquiries_form_key on enquiries (form_key);
CREATE TABLE messages (
    enquiry_id text primary key not null references enquiries (id),
    revision integer not null,
    message_id text not null unique,
    state text not null check (state in ('waiting', 'delivered', 'abandoned')),
    tries integer not null,
    due_at text not null,
    lease_owner text,
    lease_until text
  );
CREATE INDEX messages_waiting on messages (due_at) where state = 'waiting';
CREATE TABLE attempts (
    enquiry_id text not null references messages (enquiry_id),
    revision integer not null,
    try_number integer not null,
    channel text not null,
    started_at text not null,
    ended_at text not null,
    failure text,
    detail text,
    primary key (enquiry_id, revision, try_number)
  );
CREATE TABLE intake_addresses (address_hash text primary key not null, last_at text not null);
CREATE INDEX intake_addresses_last_at on intake_addresses (last_at);
CREATE TABLE intake (address_hash text not null, at text not null);
CREATE INDEX intake_address on intake (address_hash, at);
CREATE INDEX intake_at on intake (at);
CREATE TABLE staff (
    id text primary key,
    name text not null,
    email text not null unique,
    email_verified integer not null,
    image text,
    role text not null,
    second_factor_enabled integer,
    created_at text not null,
    updated_at text not null
  );
CREATE TABLE staff_sessions (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    token text not null unique,
    expires_at text not null,
    client_address text,
    user_agent text,
    created_at text not null,
    updated_at text not null
  );
CREATE INDEX staff_sessions_of_member on staff_sessions (staff_id);
CREATE TABLE staff_credentials (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    account_id text not null,
    provider_id text not null,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at text,
    refresh_token_expires_at text,
    scope text,
    password text,
    created_at text not null,
    updated_at text not null
  );
CREATE INDEX staff_credentials_of_member on staff_credentials (staff_id);
CREATE TABLE staff_verifications (
    id text primary key,
    identifier text not null,
    value text not null,
    expires_at text not null,
    created_at text not null,
    updated_at text not null
  );
CREATE INDEX staff_verifications_by_identifier on staff_verifications (identifier);
CREATE TABLE staff_second_factors (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    secret text not null,
    paper_codes text not null,
    verified integer,
    failed_tries integer,
    locked_until text
  );
CREATE INDEX staff_second_factors_of_member on staff_second_factors (staff_id);
CREATE TABLE staff_used_codes (
    staff_id text not null references staff (id) on delete cascade,
    code_hash text not null,
    used_at text not null,
    primary key (staff_id, code_hash)
  );
CREATE TABLE staff_invitations (
    secret_hash text primary key,
    role text not null,
    expires_at text not null,
    used_at text
  );
CREATE TABLE desk_entries (
    received_at text not null,
    reference text not null,
    enquiry_id text not null references enquiries (id),
    kind text not null,
    state text not null check (state in ('new', 'contacted', 'confirmed', 'declined', 'spam')),
    name text,
    contact_number text,
    email text not null,
    vehicle text,
    service text,
    pick_up_at text,
    return_at text,
    total_cents bigint,
    search_text text not null, version integer not null default 1,
    primary key (received_at, reference)
  );
CREATE INDEX desk_entries_by_state on desk_entries (state, received_at, reference);
CREATE INDEX messages_abandoned on messages (enquiry_id) where state = 'abandoned';
CREATE TABLE desk_events (
    enquiry_id text not null references enquiries (id),
    version integer not null,
    at text not null,
    staff_id text not null,
    staff_name text not null,
    from_state text not null,
    to_state text not null,
    note text,
    is_resend integer not null,
    primary key (enquiry_id, version)
  );
CREATE TABLE audit_events (
    at text not null,
    id text not null,
    staff_id text,
    staff_name text,
    action text not null,
    subject text not null,
    subject_id text not null,
    subject_name text not null,
    changes text not null,
    primary key (at, id)
  );
CREATE INDEX audit_events_by_subject on audit_events (subject, subject_id, at, id);
CREATE TABLE calendar_entries (
    id text primary key not null,
    kind text not null check (kind in ('hire', 'block')),
    vehicle_id text not null references vehicles (id),
    enquiry_reference text,
    from_at text not null,
    to_at text not null,
    units integer not null check (units > 0),
    reason text,
    version integer not null default 1,
    removed_at text,
    check (from_at < to_at),
    check ((kind = 'hire') = (enquiry_reference is not null)),
    check ((kind = 'block') = (reason is not null))
  );
CREATE INDEX calendar_entries_by_end on calendar_entries (to_at) where removed_at is null;
CREATE INDEX calendar_entries_of_vehicle on calendar_entries (vehicle_id, to_at) where removed_at is null;
CREATE UNIQUE INDEX calendar_entries_of_enquiry on calendar_entries (enquiry_reference) where removed_at is null;
CREATE TABLE site_settings (
    key text not null,
    version integer not null,
    value text not null,
    changed_at text not null,
    staff_id text not null,
    staff_name text not null,
    primary key (key, version)
  );
INSERT INTO "kysely_migration" VALUES ('001-catalogue', '2026-11-22T08:41:35.233Z');
INSERT INTO "kysely_migration" VALUES ('002-enquiries', '2026-11-22T08:41:35.235Z');
INSERT INTO "kysely_migration" VALUES ('003-staff', '2026-11-22T08:41:35.236Z');
INSERT INTO "kysely_migration" VALUES ('004-desk', '2026-11-22T08:41:35.237Z');
INSERT INTO "kysely_migration" VALUES ('005-desk-history', '2026-11-22T08:41:35.238Z');
INSERT INTO "kysely_migration" VALUES ('006-audit', '2026-11-22T08:41:35.239Z');
INSERT INTO "kysely_migration" VALUES ('008-hires', '2026-11-22T08:41:35.240Z');
INSERT INTO "kysely_migration" VALUES ('009-site-settings', '2026-11-22T08:41:35.241Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock', 0);
INSERT INTO "meta" VALUES ('catalogue_version', '08ecfe93-559d-40ee-8a9f-61041c09c74f');
INSERT INTO "meta" VALUES ('settings_version', 'fb03b79d-a291-402e-bd2e-f85225176fcd');
INSERT INTO "secrets" VALUES ('intake-addresses', 'c109f1cd472546dda084b98e56bb8c34ab76ad3033911ad505ea5afb77d66746');
INSERT INTO "categories" VALUES ('economy-cars', 0, 'Economy Cars', '/carlist/economy-cars', 'Small, frugal town cars for one to four people with light bags.', 1, NULL);
INSERT INTO "vehicles" VALUES ('suzuki-alto-800-manual', 0, 'Suzuki Alto 800 Manual', 'Suzuki', 'Alto 800 LXi', 'economy-cars', 'hatchback', 2017, 'Silver', 'manual', 'petrol', 'Petrol', 796, NULL, NULL, 18.0, 5, 5, 1, 0, 1, 1, 550000, 510000, 485000, 395000, 365000, 330000, 3850000, 7140000, 10185000, 11850000, 32850000, 59400000, 220000, 5500, 4000000, 0, 'The lowest daily rate on four wheels and the easiest car to park in Kandy or Galle. The 796 cc engine and five-speed manual suit two adults and a child on the flat roads around Dambulla, Sigiriya and Polonnaruwa. On long hill climbs it needs second gear and patience, so travel light if you are going up to Nuwara Eliya.', 'images/vehicles/suzuki-alto-800-manual-side.svg', '["images/vehicles/suzuki-alto-800-manual-studio.svg","images/vehicles/suzuki-alto-800-manual-road.svg","images/vehicles/suzuki-alto-800-manual-plan.svg"]', 1, NULL, 1);
INSERT INTO "vehicles" VALUES ('suzuki-alto-japan-auto', 1, 'Suzuki Alto Japan Auto', 'Suzuki', 'Alto HA36S', 'economy-cars', 'hatchback', 2016, 'Pearl White', 'automatic', 'petrol', 'Petrol', 658, NULL, NULL, 20.0, 4, 5, 1, 1, 1, 1, 650000, 605000, 570000, 470000, 430000, 390000, 4550000, 8470000, 11970000, 14100000, 38700000, 70200000, 230000, 6000, 4000000, 0, 'A Japanese-market Alto with a CVT gearbox, so there is no clutch to work in town traffic. It seats four and weighs very little, which keeps fuel bills low on the Kurunegala and Kandy roads. Best for couples and solo travellers with one suitcase.', 'images/vehicles/suzuki-alto-japan-auto-side.svg', '["images/vehicles/suzuki-alto-japan-auto-studio.svg","images/vehicles/suzuki-alto-japan-auto-road.svg","images/vehicles/suzuki-alto-japan-auto-plan.svg"]', 1, NULL, 1);
INSERT INTO "services" VALUES ('need-a-driver', 0, 'Need a Driver', 550000, 'quantity', 'per day', 'English-speaking driver, meals included. Quantity is the number of days. Overnight lodging is provided by the hirer or charged at cost.', 1, NULL);
INSERT INTO "services" VALUES ('child-seat', 1, 'Child Seat', 350000, 'quantity', 'per seat, whole hire', 'Infant, toddler or booster seat, fitted before handover. Quantity is the number of seats.', 1, NULL);
INSERT INTO "services" VALUES ('gps-navigator', 2, 'GPS Navigator', 300000, 'yesOrNo', 'once', 'Windscreen unit with an offline map of Sri Lanka and a phone holder.', 1, NULL);
INSERT INTO "services" VALUES ('wifi-router', 3, 'Wi-Fi Router (4G, per day)', 90000, 'quantity', 'per day', 'Pocket router with local data for up to five phones. Quantity is the number of days.', 1, NULL);
INSERT INTO "services" VALUES ('additional-driver', 4, 'Additional Driver', 250000, 'quantity', 'per person, whole hire', 'Adds a second named driver to the agreement and the insurance. Quantity is the number of extra drivers.', 1, NULL);
INSERT INTO "services" VALUES ('airport-pickup', 5, 'Airport Pick-up or Drop-off (CMB)', 950000, 'quantity', 'per trip', 'Your hired vehicle brought to, or collected from, Colombo airport at any hour. Quantity is the number of trips.', 1, NULL);
INSERT INTO "services" VALUES ('wedding-decoration', 6, 'Wedding Decoration', 1500000, 'yesOrNo', 'once', 'Fresh flowers, ribbons and name plates fitted on the morning of the event.', 1, NULL);
INSERT INTO "services" VALUES ('roof-rack', 7, 'Roof Rack', 400000, 'yesOrNo', 'once', 'Bars and straps for cases or boxes up to 50 kg, where the vehicle allows.', 1, NULL);
INSERT INTO "services" VALUES ('surfboard-rack', 8, 'Surfboard Rack', 250000, 'yesOrNo', 'once', 'Soft racks for up to three boards, for Arugam Bay, Weligama and Hikkaduwa trips.', 1, NULL);
INSERT INTO "services" VALUES ('tourist-sim', 9, 'Tourist Phone SIM', 300000, 'quantity', 'per SIM', 'Local 4G SIM with data and calls, registered to your passport and active at handover. Quantity is the number of SIMs.', 1, NULL);
INSERT INTO "forms" VALUES ('form of 7K4M-2Q9T');
INSERT INTO "forms" VALUES ('form of AAAA-0001');
INSERT INTO "forms" VALUES ('form of BBBB-0002');
INSERT INTO "enquiries" VALUES ('6dfbd87a-6624-4380-a1fb-52c998e666d9', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL);
INSERT INTO "enquiries" VALUES ('f24a8938-bf09-419a-bfab-44c84e11ae26', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL);
INSERT INTO "enquiries" VALUES ('b08c1e1b-1dc2-4b4c-8e8b-7f30f4c0a399', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL);
INSERT INTO "messages" VALUES ('6dfbd87a-6624-4380-a1fb-52c998e666d9', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('f24a8938-bf09-419a-bfab-44c84e11ae26', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('b08c1e1b-1dc2-4b4c-8e8b-7f30f4c0a399', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO "attempts" VALUES ('6dfbd87a-6624-4380-a1fb-52c998e666d9', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "attempts" VALUES ('f24a8938-bf09-419a-bfab-44c84e11ae26', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO "attempts" VALUES ('b08c1e1b-1dc2-4b4c-8e8b-7f30f4c0a399', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "intake_addresses" VALUES ('d075b6b2bc88dda9e6291c333392c2a1e7c40d188ecc3be495bee3f5fd5a03bc', '2026-11-22T08:41:37.343Z');
INSERT INTO "intake_addresses" VALUES ('2979d9d414ad9af8efc384a3d4c08941626004521a661fc6aaa36b28c4a7a970', '2026-11-22T08:41:37.655Z');
INSERT INTO "intake_addresses" VALUES ('b222abe8301b306fa6ffe9c22430766dc3823abc39fdbf75a4824789a859992e', '2026-11-22T08:41:37.655Z');
INSERT INTO "intake" VALUES ('d075b6b2bc88dda9e6291c333392c2a1e7c40d188ecc3be495bee3f5fd5a03bc', '2026-11-22T08:41:37.343Z');
INSERT INTO "intake" VALUES ('2979d9d414ad9af8efc384a3d4c08941626004521a661fc6aaa36b28c4a7a970', '2026-11-22T08:41:37.655Z');
INSERT INTO "intake" VALUES ('b222abe8301b306fa6ffe9c22430766dc3823abc39fdbf75a4824789a859992e', '2026-11-22T08:41:37.655Z');
INSERT INTO "staff" VALUES ('d4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-22T08:41:35.431Z', '2026-11-22T08:41:37.644Z');
INSERT INTO "staff_sessions" VALUES ('aMBTVIico9HXFBCpeKsdd6XabKTnf77b', 'd4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', 's5rWW2u7ZGBQTSv4K62RJYbggWkHHCS0', '2026-11-22T20:41:37.646Z', '203.0.113.7', 'Browser', '2026-11-22T08:41:37.647Z', '2026-11-22T08:41:37.647Z');
INSERT INTO "staff_credentials" VALUES ('1d05657c-8a6c-44c4-b4c0-7ff973b98f9d', 'd4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', 'd4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$f0jF1zaFWEn7fQzQKlyCgg$LmTjS5wFiyzASI8RLGlBTGUHz613oH+quFA998AXwBE', '2026-11-22T08:41:35.431Z', '2026-11-22T08:41:35.431Z');
INSERT INTO "staff_verifications" VALUES ('TUDtbZ7jvUofLLOux4UV6h0f0lx7Dyo0', '2fa-NG6lVv0WEt8AGQxc3J8f', 'd4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', '2026-11-22T08:51:37.886Z', '2026-11-22T08:41:37.886Z', '2026-11-22T08:41:37.886Z');
INSERT INTO "staff_verifications" VALUES ('bTqMhkWFD2kr4KvmKVgolMy9np35MSTd', '2fa-attempts-2fa-NG6lVv0WEt8AGQxc3J8f', '0', '2026-11-22T08:51:37.886Z', '2026-11-22T08:41:37.891Z', '2026-11-22T08:41:37.891Z');
INSERT INTO "staff_second_factors" VALUES ('GlcreNo2DWrhoYq7kJ9ZCiBOjNHP2nEC', 'd4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', '045e3b29a2bfda74168c3f9d94bc8cbb1fbda17a846c7818e738320c3f3c75d5cf413c96195e73f79bfd381191426f3e7dc2e8394911ee5fd860a54674cf64640b021d1dafd674a3', '92a370961b768d43bd42aa0e3bada6aa5c62cd81450a3a9d19d8c133fd1ac40f875b21b91e45d8ee29f41ae6c080665ea2c6851e26f735fd243db7d7059bcf679002e36f31307c877261a4c2fe5124cb224c65d5e80de6ce163ee09948b17416f179e2cc3d1d466293bf0a9e6d7f508370bcd936345b8753dcb254351b04d7e8466654d10d587f440efaf66c545e9d96b544fab7d2d78be7f3fcb53063e6eec245', 1, 0, NULL);
INSERT INTO "staff_used_codes" VALUES ('d4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', 'rrMyC32pflryQUUUO4nGYIVlRdEAerj25Pw-ABPYWZk', '2026-11-22T08:41:37.653Z');
INSERT INTO "staff_invitations" VALUES ('x-PeSzCbD2M-1l0IUaHkn1Ebw-oSvBB1foxgGrSR6CA', 'owner', '2026-11-25T08:41:35.415Z', '2026-11-22T08:41:35.431Z');
INSERT INTO "staff_invitations" VALUES ('bMpyl8N-GfdFQJX0VDAkXEuhz-TFKMYmJ3EbYLWq_E0', 'staff', '2026-11-25T08:41:35.425Z', NULL);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', '6dfbd87a-6624-4380-a1fb-52c998e666d9', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', 'f24a8938-bf09-419a-bfab-44c84e11ae26', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', 'b08c1e1b-1dc2-4b4c-8e8b-7f30f4c0a399', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1);
INSERT INTO "desk_events" VALUES ('6dfbd87a-6624-4380-a1fb-52c998e666d9', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO "audit_events" VALUES ('2026-11-22T08:41:35.415Z', 'ebceb056-9f3f-4656-a588-32d2c654eccd', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-22T08:41:35.425Z', '7bf09d22-19ca-406e-90eb-60a4c445dfda', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO "audit_events" VALUES ('2026-11-22T08:41:35.431Z', '07780546-1706-4ffe-8f63-60b1d87b1253', 'd4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', 'Nimal', 'created', 'staff', 'd4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-22T08:41:37.654Z', 'b5f1ae09-535f-45b4-93bf-accd599a6098', 'd4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', 'Nimal', 'changed', 'staff', 'd4c8c3ee-ff95-4e0a-86ce-f86af85a33f3', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', 'aadee320-8e1e-4b77-a663-7e48dcb4b884', 'nimal', 'Nimal', 'created', 'block', 'f870767c-c23a-4f5e-9801-1fb8cc4f064c', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"from","from":null,"to":"2026-11-22T00:00"},{"field":"to","from":null,"to":"2026-11-24T00:00"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '5afcfd3a-b8d9-496d-a5d1-bbf0ccb74693', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '1f339820-e730-46fd-8c05-a9db8d203e74', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO "calendar_entries" VALUES ('f870767c-c23a-4f5e-9801-1fb8cc4f064c', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO "site_settings" VALUES ('agents', 1, '["Office 1"]', '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal');
CREATE TABLE pictures (
    hash text primary key,
    width integer not null,
    height integer not null,
    alt text not null,
    added_at text not null
  );
CREATE TABLE picture_files (
    name text primary key,
    hash text not null references pictures (hash) on delete cascade,
    bytes bytea not null
  );
CREATE INDEX picture_files_by_picture on picture_files (hash);
INSERT INTO pictures VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO picture_files VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', X'00FF0A27');
INSERT INTO "kysely_migration" VALUES ('007-pictures', '2026-11-22T08:41:35.240Z');
