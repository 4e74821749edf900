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
  , version integer not null default 1, retired_at text, extras_not_offered text not null default '[]');
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
  , version integer not null default 1, retired_at text, units integer not null default 1, extras_not_offered text not null default '[]', own_extras integer not null default 0 check (own_extras in (0, 1)));
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
  , anonymised_at text, anonymised_why text);
CREATE INDEX enquiries_form_key on enquiries (form_key);
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
  , code_given_at text);
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
    search_text text not null, version integer not null default 1, email_key text, number_key text,
    primary key (received_at, reference)
  );
CREATE INDEX desk_entries_by_state on desk_entries (state, received_at, reference);
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
CREATE INDEX enquiries_with_visitor on enquiries (received_at) where anonymised_at is null;
CREATE INDEX audit_events_by_staff on audit_events (staff_id, at, id);
CREATE TABLE privacy_settings (
    id integer primary key not null check (id = 1),
    version integer not null,
    anonymise_after_months integer,
    keep_history_months integer
  , anonymise_from text);
CREATE TABLE privacy_jobs (
    name text primary key not null,
    due_at text not null,
    lease_owner text,
    lease_until text,
    done integer not null
  );
CREATE INDEX desk_entries_by_email on desk_entries (email_key) where email_key is not null;
CREATE INDEX desk_entries_by_number on desk_entries (number_key) where number_key is not null;
CREATE INDEX desk_entries_by_vehicle on desk_entries (vehicle, received_at, reference);
CREATE INDEX desk_events_by_time on desk_events (at, enquiry_id, version);
CREATE TABLE "staff_password_resets" (
    secret_hash text primary key not null,
    staff_id text not null references staff (id) on delete cascade,
    expires_at text not null
  );
CREATE INDEX staff_password_resets_of_member on staff_password_resets (staff_id);
CREATE TABLE staff_session_secrets (
    session_id text not null references staff_sessions (id) on delete cascade,
    name text not null,
    value text not null,
    expires_at text not null,
    primary key (session_id, name)
  );
CREATE TABLE emails (
    id text primary key not null,
    kind text not null,
    written_at text not null,
    expires_at text,
    to_address text,
    subject text not null,
    body text not null,
    enquiry_id text references enquiries (id) on delete cascade,
    enquiry_version integer
  );
CREATE TABLE deliveries (
    id text primary key not null,
    enquiry_id text references enquiries (id) on delete cascade,
    email_id text unique references emails (id) on delete cascade,
    destination text not null check (destination in ('primary', 'webhook')),
    revision integer not null,
    message_id text unique,
    state text not null check (state in ('waiting', 'delivered', 'abandoned')),
    attempts integer not null,
    recorded_at text not null,
    written_at text not null,
    next_attempt_at text not null,
    lease_owner text,
    lease_until text,
    unique (enquiry_id, destination),
    check ((enquiry_id is null) <> (email_id is null)),
    check (email_id is null or destination = 'primary')
  );
CREATE TABLE delivery_attempts (
    delivery_id text not null references deliveries (id) on delete cascade,
    revision integer not null,
    attempt_number integer not null,
    channel text not null,
    started_at text not null,
    ended_at text not null,
    failure text,
    detail text,
    primary key (delivery_id, revision, attempt_number)
  );
CREATE INDEX deliveries_waiting on deliveries (destination, next_attempt_at) where state = 'waiting';
CREATE INDEX deliveries_abandoned on deliveries (destination, enquiry_id) where state = 'abandoned';
CREATE INDEX emails_of_enquiry on emails (enquiry_id, enquiry_version);
CREATE INDEX emails_expiring on emails (expires_at) where expires_at is not null and body <> '';
CREATE INDEX delivery_attempts_delivered on delivery_attempts (channel, ended_at) where failure is null;
CREATE INDEX delivery_attempts_failed on delivery_attempts (channel, ended_at) where failure is not null;
INSERT INTO "kysely_migration" VALUES ('001-catalogue', '2026-11-24T08:58:24.106Z');
INSERT INTO "kysely_migration" VALUES ('002-enquiries', '2026-11-24T08:58:24.107Z');
INSERT INTO "kysely_migration" VALUES ('003-staff', '2026-11-24T08:58:24.108Z');
INSERT INTO "kysely_migration" VALUES ('004-desk', '2026-11-24T08:58:24.109Z');
INSERT INTO "kysely_migration" VALUES ('005-desk-history', '2026-11-24T08:58:24.110Z');
INSERT INTO "kysely_migration" VALUES ('006-audit', '2026-11-24T08:58:24.111Z');
INSERT INTO "kysely_migration" VALUES ('007-pictures', '2026-11-24T08:58:24.112Z');
INSERT INTO "kysely_migration" VALUES ('008-hires', '2026-11-24T08:58:24.113Z');
INSERT INTO "kysely_migration" VALUES ('009-site-settings', '2026-11-24T08:58:24.114Z');
INSERT INTO "kysely_migration" VALUES ('010-letters', '2026-11-24T08:58:24.115Z');
INSERT INTO "kysely_migration" VALUES ('011-privacy', '2026-11-24T08:58:24.116Z');
INSERT INTO "kysely_migration" VALUES ('012-desk-by-vehicle', '2026-11-24T08:58:24.117Z');
INSERT INTO "kysely_migration" VALUES ('013-extras', '2026-11-24T08:58:24.118Z');
INSERT INTO "kysely_migration" VALUES ('014-retention', '2026-11-24T08:58:24.119Z');
INSERT INTO "kysely_migration" VALUES ('015-code-given-at', '2026-11-24T08:58:24.120Z');
INSERT INTO "kysely_migration" VALUES ('016-staff-links', '2026-11-24T08:58:24.121Z');
INSERT INTO "kysely_migration" VALUES ('017-outbox', '2026-11-24T08:58:24.122Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock', 0);
INSERT INTO "meta" VALUES ('catalogue_version', '035ffd28-e94e-4690-9ac4-628884e5e955');
INSERT INTO "meta" VALUES ('settings_version', '97399501-daa0-4cd3-8c49-1fd862bf3217');
INSERT INTO "secrets" VALUES ('intake-addresses', 'c55bccc79fdb373e7d7d6fc8dc53b3aa47ee93328ecc0ce8440d46db431a7fad');
INSERT INTO "categories" VALUES ('economy-cars', 0, 'Economy Cars', '/carlist/economy-cars', 'Small, frugal town cars for one to four people with light bags.', 1, NULL, '[]');
INSERT INTO "vehicles" VALUES ('suzuki-alto-800-manual', 0, 'Suzuki Alto 800 Manual', 'Suzuki', 'Alto 800 LXi', 'economy-cars', 'hatchback', 2017, 'Silver', 'manual', 'petrol', 'Petrol', 796, NULL, NULL, 18.0, 5, 5, 1, 0, 1, 1, 550000, 510000, 485000, 395000, 365000, 330000, 3850000, 7140000, 10185000, 11850000, 32850000, 59400000, 220000, 5500, 4000000, 0, 'The lowest daily rate on four wheels and the easiest car to park in Kandy or Galle. The 796 cc engine and five-speed manual suit two adults and a child on the flat roads around Dambulla, Sigiriya and Polonnaruwa. On long hill climbs it needs second gear and patience, so travel light if you are going up to Nuwara Eliya.', 'images/vehicles/suzuki-alto-800-manual-side.svg', '["images/vehicles/suzuki-alto-800-manual-studio.svg","images/vehicles/suzuki-alto-800-manual-road.svg","images/vehicles/suzuki-alto-800-manual-plan.svg","uploads/0123456789abcdef0123456789abcdef-1440.webp"]', 2, NULL, 1, '[]', 0);
INSERT INTO "vehicles" VALUES ('suzuki-alto-japan-auto', 1, 'Suzuki Alto Japan Auto', 'Suzuki', 'Alto HA36S', 'economy-cars', 'hatchback', 2016, 'Pearl White', 'automatic', 'petrol', 'Petrol', 658, NULL, NULL, 20.0, 4, 5, 1, 1, 1, 1, 650000, 605000, 570000, 470000, 430000, 390000, 4550000, 8470000, 11970000, 14100000, 38700000, 70200000, 230000, 6000, 4000000, 0, 'A Japanese-market Alto with a CVT gearbox, so there is no clutch to work in town traffic. It seats four and weighs very little, which keeps fuel bills low on the Kurunegala and Kandy roads. Best for couples and solo travellers with one suitcase.', 'images/vehicles/suzuki-alto-japan-auto-side.svg', '["images/vehicles/suzuki-alto-japan-auto-studio.svg","images/vehicles/suzuki-alto-japan-auto-road.svg","images/vehicles/suzuki-alto-japan-auto-plan.svg"]', 1, NULL, 1, '[]', 0);
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
INSERT INTO "forms" VALUES ('form of CCCC-0003');
INSERT INTO "forms" VALUES ('form of DDDD-0004');
INSERT INTO "forms" VALUES ('form of EEEE-0005');
INSERT INTO "enquiries" VALUES ('51e3bfb2-25ac-48a3-9dd8-ad98f1f91014', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('fb03efa9-a3f4-49f7-a197-a9601fd077f5', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('944ffcf3-5cf7-4d4e-85d7-9dabf1ceed95', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('d3f29a56-3b18-4388-b287-78cc359f2305', 'form of CCCC-0003', 'CCCC-0003', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('e311517c-6f6d-4e2c-8d04-aa75fb54243d', 'form of DDDD-0004', 'DDDD-0004', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 41 pilgrims.","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', '2026-11-21T22:36:54.000Z', NULL, NULL);
INSERT INTO "enquiries" VALUES ('ca80d17e-9814-44f8-80df-feb5a49d5ec8', 'form of EEEE-0005', 'EEEE-0005', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "intake_addresses" VALUES ('1175f8c01e68f8bc7abe2b4cb2d2a7cc64461e551bb5f27c6dfacf5758595d93', '2026-11-24T08:58:24.676Z');
INSERT INTO "intake_addresses" VALUES ('8e80b301aa3a5dcd6686eb3ae2c80feac2e43f5b0f8c8ddcb3470d84c0d2817a', '2026-11-24T08:58:24.745Z');
INSERT INTO "intake_addresses" VALUES ('3af12efebc7a617acd277b791acd18d11a9d7e2a7937feea9e973a6bac67ec50', '2026-11-24T08:58:24.745Z');
INSERT INTO "intake" VALUES ('1175f8c01e68f8bc7abe2b4cb2d2a7cc64461e551bb5f27c6dfacf5758595d93', '2026-11-24T08:58:24.676Z');
INSERT INTO "intake" VALUES ('8e80b301aa3a5dcd6686eb3ae2c80feac2e43f5b0f8c8ddcb3470d84c0d2817a', '2026-11-24T08:58:24.745Z');
INSERT INTO "intake" VALUES ('3af12efebc7a617acd277b791acd18d11a9d7e2a7937feea9e973a6bac67ec50', '2026-11-24T08:58:24.745Z');
INSERT INTO "staff" VALUES ('eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-24T08:58:24.246Z', '2026-11-24T08:58:24.733Z');
INSERT INTO "staff_sessions" VALUES ('Uj7t4YLkKL4djuziAE3o91XOPGbvDcz0', 'eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', 'z1fEWWYmxT7kexgt0DbPLtD8XiXH8aTf', '2026-11-24T20:58:24.734Z', '203.0.113.7', 'Browser', '2026-11-24T08:58:24.734Z', '2026-11-24T08:58:24.734Z', '2026-11-24T08:58:24.743Z');
INSERT INTO "staff_credentials" VALUES ('b174557d-5a44-43a1-ad47-225bda9cd9a4', 'eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', 'eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$jCBnYoaFk5Qkc2vAif5Esg$iLXmoTQ3REEPyda4lEw10Hggs3vvByMb7vPLOGr82qs', '2026-11-24T08:58:24.246Z', '2026-11-24T08:58:24.246Z');
INSERT INTO "staff_verifications" VALUES ('Ak4a6zgxRir11eH5IDpy7H2Qe9gYY4YA', '2fa-oLvmkZCE8G9i6J2wVRQg', 'eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', '2026-11-24T09:08:24.798Z', '2026-11-24T08:58:24.799Z', '2026-11-24T08:58:24.799Z');
INSERT INTO "staff_verifications" VALUES ('8zD9Jo11KuglqOo7VDo0vmkuadtWJqta', '2fa-attempts-2fa-oLvmkZCE8G9i6J2wVRQg', '0', '2026-11-24T09:08:24.798Z', '2026-11-24T08:58:24.799Z', '2026-11-24T08:58:24.799Z');
INSERT INTO "staff_second_factors" VALUES ('TVO7HJuMSsnAac5FfdRjIx90ZI4nGG5D', 'eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', '6d69b6e411a492af788721b55950ebca8592848c46a5e627f5599220a86a4e997543ff1071306390085b8fe0e1fe591f8e1aa2f0a760a0ffbe6b6708b7d85b0671d7e5ad6d7d6d98', '02cdd4039926be8c1bbaef3ea13a2bb64a58f0977b8f595c593b5e2aa142bdddb28ad6948333ed41494fe9f7054e633ad31f9fca7def98d692521f0a3420149a97e5a12d9c74b83f4fc1426dbbd489cd15a41f99918d2e492b173dbbdb894b5e4d529c47fb90d37ee203a5fc2322850e1d1e0a86dea1d8b7c3a8308e7af5f13387270fdc8ad892fa165ecae6e5ce30a9587a473fdd9c6580f8a1e49fbbbfa4883f', 1, 0, NULL);
INSERT INTO "staff_used_codes" VALUES ('eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', 'vOtLn8c4qNHoXL3zl-bG34IiuqE_-Hh63yIEM2jVl4w', '2026-11-24T08:58:24.738Z');
INSERT INTO "staff_invitations" VALUES ('MCxc916aV2jznYQ4iLZXeb660_n4CdVf9goLHYf-5M0', 'owner', '2026-11-27T08:58:24.244Z', '2026-11-24T08:58:24.246Z');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', '51e3bfb2-25ac-48a3-9dd8-ad98f1f91014', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2, 'nimal@example.lk', '94771234567');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', 'fb03efa9-a3f4-49f7-a197-a9601fd077f5', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1, 'anna@example.com', '94771234567');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', '944ffcf3-5cf7-4d4e-85d7-9dabf1ceed95', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'CCCC-0003', 'd3f29a56-3b18-4388-b287-78cc359f2305', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'cccc-0003 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'DDDD-0004', 'e311517c-6f6d-4e2c-8d04-aa75fb54243d', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'dddd-0004 nimal silva nimal@example.lk', 2, 'nimal@example.lk', NULL);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'EEEE-0005', 'ca80d17e-9814-44f8-80df-feb5a49d5ec8', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'eeee-0005 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO "desk_events" VALUES ('51e3bfb2-25ac-48a3-9dd8-ad98f1f91014', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO "audit_events" VALUES ('2026-11-24T08:58:24.244Z', 'e962f6a3-eb35-4598-9bc9-5f757ff2a860', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T08:58:24.245Z', '26a99983-01fb-4227-b76c-0ad898868d5f', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T08:58:24.246Z', 'f136cd6c-3f0d-4285-b220-c526fcc4cf87', 'eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', 'Nimal', 'created', 'staff', 'eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T08:58:24.744Z', 'c43ed4c8-02fa-4dcf-81b7-4285ef8264b4', 'eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', 'Nimal', 'changed', 'staff', 'eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', 'b255a62a-537f-4b6e-b087-09b584b53006', 'nimal', 'Nimal', 'created', 'block', '2e312e85-a8a9-4460-9f3e-91b07ba66dcb', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"begins","from":null,"to":"Sun 22 Nov 2026, 12:00 am"},{"field":"ends","from":null,"to":"Tue 24 Nov 2026, 12:00 am"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '269acbcf-fb21-4ae4-b2b1-cf0e8c959a62', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', 'eb6e4420-9bd8-42ab-ae2a-92ee07fa863c', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"pictures","from":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg","to":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg, uploads/0123456789abcdef0123456789abcdef-1440.webp"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '8d3fe065-c31a-44e7-89f2-54ae6bd6719e', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO "pictures" VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO "picture_files" VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', X'00FF0A27');
INSERT INTO "calendar_entries" VALUES ('2e312e85-a8a9-4460-9f3e-91b07ba66dcb', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO "site_settings" VALUES ('agents', 1, '["Office 1"]', '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal');
INSERT INTO "privacy_settings" VALUES (1, 1, 24, NULL, NULL);
INSERT INTO "privacy_jobs" VALUES ('anonymise-enquiries', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "privacy_jobs" VALUES ('forget-history', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "privacy_jobs" VALUES ('forget-expired', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "staff_password_resets" VALUES ('orJa-LGfpQhWVLLjBNiusKWX0dymu4aKK6T2L3HEHEI', 'eea3a8e5-6be2-43af-b4df-271b9bf3c9ba', '2026-11-24T08:58:24.801Z');
INSERT INTO "staff_session_secrets" VALUES ('Uj7t4YLkKL4djuziAE3o91XOPGbvDcz0', 'invitation', '83d87221c5f134b0482f2d94aa110b3737ec241f20898a3480b4daab776d15deb0cfe70b2bb6422c388c2bbc2972ebe63a755918aecf96acc7a85473ac6cfb3fa8b42b79edbd1cbddb905bb7c9923e9e14271c', '2026-11-24T09:08:24.802Z');
INSERT INTO "emails" VALUES ('f2bcdf07-ff30-48e9-900a-6a4a6177228b', 'reply', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Yes, the van is free.', '51e3bfb2-25ac-48a3-9dd8-ad98f1f91014', 2);
INSERT INTO "emails" VALUES ('9e7169ed-f4e3-49d4-a484-5c6f309d93cb', 'reply', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'The van is still free.', '51e3bfb2-25ac-48a3-9dd8-ad98f1f91014', 3);
INSERT INTO "emails" VALUES ('51bc90e2-8f32-40b2-afa7-cb447f2c50e6', 'reply', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Is the van still wanted?', '51e3bfb2-25ac-48a3-9dd8-ad98f1f91014', 4);
INSERT INTO "emails" VALUES ('38d1331a-bc06-4a24-9ac1-76b38cefe8a5', 'passwordReset', '2026-11-21T22:34:54.000Z', '2026-11-21T23:04:54.000Z', 'nimal@example.lk', 'Your account', '', NULL, NULL);
INSERT INTO "emails" VALUES ('c28968b3-3a5c-48d2-8ad3-b2d5fc6da442', 'ownerNotice', '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL);
INSERT INTO "emails" VALUES ('a13df77c-ddee-45b0-9500-5894910880b2', 'ownerNotice', '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL);
INSERT INTO "emails" VALUES ('caa3735e-f2ef-435e-a907-c10ad015a61f', 'passwordReset', '2026-11-21T22:34:54.000Z', '2026-11-21T23:34:54.000Z', 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL);
INSERT INTO "emails" VALUES ('0ba66127-7d84-41a7-9740-454d2b788148', 'ownerNotice', '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL);
INSERT INTO "deliveries" VALUES ('51e3bfb2-25ac-48a3-9dd8-ad98f1f91014', '51e3bfb2-25ac-48a3-9dd8-ad98f1f91014', NULL, 'primary', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('40101685-320f-4b7f-b675-41827362f329', '51e3bfb2-25ac-48a3-9dd8-ad98f1f91014', NULL, 'webhook', 1, 'enquiry_7k4m-2q9t_1', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('fb03efa9-a3f4-49f7-a197-a9601fd077f5', 'fb03efa9-a3f4-49f7-a197-a9601fd077f5', NULL, 'primary', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('c4191930-92e3-4d75-b199-7de67f5658b6', 'fb03efa9-a3f4-49f7-a197-a9601fd077f5', NULL, 'webhook', 1, 'enquiry_aaaa-0001_1', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('944ffcf3-5cf7-4d4e-85d7-9dabf1ceed95', '944ffcf3-5cf7-4d4e-85d7-9dabf1ceed95', NULL, 'primary', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('b054ca7a-de83-40d8-9104-a3709b0a92a2', '944ffcf3-5cf7-4d4e-85d7-9dabf1ceed95', NULL, 'webhook', 1, 'enquiry_bbbb-0002_1', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('d3f29a56-3b18-4388-b287-78cc359f2305', 'd3f29a56-3b18-4388-b287-78cc359f2305', NULL, 'primary', 1, '<cccc-0003.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', 'worker', '2026-11-21T22:35:54.000Z');
INSERT INTO "deliveries" VALUES ('1c7bea77-740c-473a-bff6-d139bf391059', 'd3f29a56-3b18-4388-b287-78cc359f2305', NULL, 'webhook', 1, 'enquiry_cccc-0003_1', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('e311517c-6f6d-4e2c-8d04-aa75fb54243d', 'e311517c-6f6d-4e2c-8d04-aa75fb54243d', NULL, 'primary', 2, '<dddd-0004.2@www.example.lk>', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:36:54.000Z', '2026-11-21T22:36:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('67762e36-ee18-4a14-bf26-592ee58c8c95', 'e311517c-6f6d-4e2c-8d04-aa75fb54243d', NULL, 'webhook', 2, 'enquiry_dddd-0004_2', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:36:54.000Z', '2026-11-21T22:36:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('ca80d17e-9814-44f8-80df-feb5a49d5ec8', 'ca80d17e-9814-44f8-80df-feb5a49d5ec8', NULL, 'primary', 1, '<eeee-0005.1@www.example.lk>', 'delivered', 2, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:43:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('d46f6f18-86fb-4985-b941-aa7729a85b10', 'ca80d17e-9814-44f8-80df-feb5a49d5ec8', NULL, 'webhook', 1, 'enquiry_eeee-0005_1', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('f2bcdf07-ff30-48e9-900a-6a4a6177228b', NULL, 'f2bcdf07-ff30-48e9-900a-6a4a6177228b', 'primary', 1, '<f2bcdf07-ff30-48e9-900a-6a4a6177228b@www.example.lk>', 'waiting', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('9e7169ed-f4e3-49d4-a484-5c6f309d93cb', NULL, '9e7169ed-f4e3-49d4-a484-5c6f309d93cb', 'primary', 1, '<9e7169ed-f4e3-49d4-a484-5c6f309d93cb@www.example.lk>', 'delivered', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('51bc90e2-8f32-40b2-afa7-cb447f2c50e6', NULL, '51bc90e2-8f32-40b2-afa7-cb447f2c50e6', 'primary', 1, '<51bc90e2-8f32-40b2-afa7-cb447f2c50e6@www.example.lk>', 'abandoned', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('38d1331a-bc06-4a24-9ac1-76b38cefe8a5', NULL, '38d1331a-bc06-4a24-9ac1-76b38cefe8a5', 'primary', 1, '<38d1331a-bc06-4a24-9ac1-76b38cefe8a5@www.example.lk>', 'delivered', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('c28968b3-3a5c-48d2-8ad3-b2d5fc6da442', NULL, 'c28968b3-3a5c-48d2-8ad3-b2d5fc6da442', 'primary', 1, '<c28968b3-3a5c-48d2-8ad3-b2d5fc6da442@www.example.lk>', 'delivered', 2, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:43:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('a13df77c-ddee-45b0-9500-5894910880b2', NULL, 'a13df77c-ddee-45b0-9500-5894910880b2', 'primary', 1, '<a13df77c-ddee-45b0-9500-5894910880b2@www.example.lk>', 'waiting', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:43:54.000Z', 'worker', '2026-11-21T22:40:54.000Z');
INSERT INTO "deliveries" VALUES ('caa3735e-f2ef-435e-a907-c10ad015a61f', NULL, 'caa3735e-f2ef-435e-a907-c10ad015a61f', 'primary', 1, NULL, 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "deliveries" VALUES ('0ba66127-7d84-41a7-9740-454d2b788148', NULL, '0ba66127-7d84-41a7-9740-454d2b788148', 'primary', 1, NULL, 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "delivery_attempts" VALUES ('51e3bfb2-25ac-48a3-9dd8-ad98f1f91014', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "delivery_attempts" VALUES ('fb03efa9-a3f4-49f7-a197-a9601fd077f5', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO "delivery_attempts" VALUES ('944ffcf3-5cf7-4d4e-85d7-9dabf1ceed95', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "delivery_attempts" VALUES ('e311517c-6f6d-4e2c-8d04-aa75fb54243d', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "delivery_attempts" VALUES ('ca80d17e-9814-44f8-80df-feb5a49d5ec8', 1, 1, 'none', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', 'unfinished', NULL);
INSERT INTO "delivery_attempts" VALUES ('ca80d17e-9814-44f8-80df-feb5a49d5ec8', 1, 2, 'smtp', '2026-11-21T22:39:54.000Z', '2026-11-21T22:39:54.000Z', NULL, 'owner@example.lk: 550');
INSERT INTO "delivery_attempts" VALUES ('f2bcdf07-ff30-48e9-900a-6a4a6177228b', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "delivery_attempts" VALUES ('9e7169ed-f4e3-49d4-a484-5c6f309d93cb', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "delivery_attempts" VALUES ('51bc90e2-8f32-40b2-afa7-cb447f2c50e6', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "delivery_attempts" VALUES ('38d1331a-bc06-4a24-9ac1-76b38cefe8a5', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "delivery_attempts" VALUES ('c28968b3-3a5c-48d2-8ad3-b2d5fc6da442', 1, 1, 'none', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', 'unfinished', NULL);
INSERT INTO "delivery_attempts" VALUES ('c28968b3-3a5c-48d2-8ad3-b2d5fc6da442', 1, 2, 'smtp', '2026-11-21T22:39:54.000Z', '2026-11-21T22:39:54.000Z', NULL, NULL);
