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
CREATE TABLE letters (
    id text primary key not null,
    kind text not null,
    message_id text unique,
    written_at text not null,
    expires_at text,
    to_address text,
    subject text not null,
    body text not null,
    enquiry_id text references enquiries (id) on delete cascade,
    desk_version integer,
    state text not null check (state in ('waiting', 'delivered', 'abandoned')),
    tries integer not null,
    due_at text not null,
    lease_owner text,
    lease_until text
  );
CREATE INDEX letters_waiting on letters (due_at) where state = 'waiting';
CREATE INDEX letters_abandoned on letters (written_at) where state = 'abandoned';
CREATE INDEX letters_of_enquiry on letters (enquiry_id, desk_version);
CREATE TABLE letter_attempts (
    letter_id text not null references letters (id) on delete cascade,
    try_number integer not null,
    channel text not null,
    started_at text not null,
    ended_at text not null,
    failure text,
    detail text,
    primary key (letter_id, try_number)
  );
CREATE INDEX letter_attempts_arrived on letter_attempts (channel, ended_at) where failure is null;
CREATE INDEX letter_attempts_failed on letter_attempts (channel, ended_at) where failure is not null;
CREATE INDEX attempts_arrived on attempts (channel, ended_at) where failure is null;
CREATE INDEX attempts_failed on attempts (channel, ended_at) where failure is not null;
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
INSERT INTO "kysely_migration" VALUES ('001-catalogue', '2026-11-24T08:14:21.254Z');
INSERT INTO "kysely_migration" VALUES ('002-enquiries', '2026-11-24T08:14:21.256Z');
INSERT INTO "kysely_migration" VALUES ('003-staff', '2026-11-24T08:14:21.257Z');
INSERT INTO "kysely_migration" VALUES ('004-desk', '2026-11-24T08:14:21.258Z');
INSERT INTO "kysely_migration" VALUES ('005-desk-history', '2026-11-24T08:14:21.259Z');
INSERT INTO "kysely_migration" VALUES ('006-audit', '2026-11-24T08:14:21.261Z');
INSERT INTO "kysely_migration" VALUES ('007-pictures', '2026-11-24T08:14:21.262Z');
INSERT INTO "kysely_migration" VALUES ('008-hires', '2026-11-24T08:14:21.263Z');
INSERT INTO "kysely_migration" VALUES ('009-site-settings', '2026-11-24T08:14:21.264Z');
INSERT INTO "kysely_migration" VALUES ('010-letters', '2026-11-24T08:14:21.265Z');
INSERT INTO "kysely_migration" VALUES ('011-privacy', '2026-11-24T08:14:21.266Z');
INSERT INTO "kysely_migration" VALUES ('012-desk-by-vehicle', '2026-11-24T08:14:21.267Z');
INSERT INTO "kysely_migration" VALUES ('013-extras', '2026-11-24T08:14:21.268Z');
INSERT INTO "kysely_migration" VALUES ('014-retention', '2026-11-24T08:14:21.269Z');
INSERT INTO "kysely_migration" VALUES ('015-code-given-at', '2026-11-24T08:14:21.270Z');
INSERT INTO "kysely_migration" VALUES ('016-staff-links', '2026-11-24T08:14:21.271Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock', 0);
INSERT INTO "meta" VALUES ('catalogue_version', 'ea750543-b24f-490d-bb13-406a383bc839');
INSERT INTO "meta" VALUES ('settings_version', '4befebce-3533-43d4-8805-47e892da472a');
INSERT INTO "secrets" VALUES ('intake-addresses', '7f4f90300b39c6e69868d3fc28e30811b0e4c71efa8be3c0a44a7f997b2964bb');
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
INSERT INTO "enquiries" VALUES ('3f66a5d6-eaff-4222-baec-c96432d82971', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('f692893e-f165-4b41-bd9b-d867ab96059f', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('fc1c7aa8-a5d4-4d9b-b3bc-4c14431fcadf', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('63e36238-d9d2-4d74-99a3-0fd9e5e2f286', 'form of CCCC-0003', 'CCCC-0003', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('28fc2b56-abd1-4521-8ac9-dbed344a2427', 'form of DDDD-0004', 'DDDD-0004', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 41 pilgrims.","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', '2026-11-21T22:36:54.000Z', NULL, NULL);
INSERT INTO "enquiries" VALUES ('584287ff-f8fa-4c5c-8208-ae52656fca3d', 'form of EEEE-0005', 'EEEE-0005', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "messages" VALUES ('3f66a5d6-eaff-4222-baec-c96432d82971', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('f692893e-f165-4b41-bd9b-d867ab96059f', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('fc1c7aa8-a5d4-4d9b-b3bc-4c14431fcadf', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('63e36238-d9d2-4d74-99a3-0fd9e5e2f286', 1, '<cccc-0003.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:54.000Z', 'worker', '2026-11-21T22:35:54.000Z');
INSERT INTO "messages" VALUES ('28fc2b56-abd1-4521-8ac9-dbed344a2427', 2, '<dddd-0004.2@www.example.lk>', 'waiting', 0, '2026-11-21T22:36:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('584287ff-f8fa-4c5c-8208-ae52656fca3d', 1, '<eeee-0005.1@www.example.lk>', 'delivered', 2, '2026-11-21T22:43:54.000Z', NULL, NULL);
INSERT INTO "attempts" VALUES ('3f66a5d6-eaff-4222-baec-c96432d82971', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "attempts" VALUES ('f692893e-f165-4b41-bd9b-d867ab96059f', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO "attempts" VALUES ('fc1c7aa8-a5d4-4d9b-b3bc-4c14431fcadf', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "attempts" VALUES ('28fc2b56-abd1-4521-8ac9-dbed344a2427', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "attempts" VALUES ('584287ff-f8fa-4c5c-8208-ae52656fca3d', 1, 1, 'none', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', 'unfinished', NULL);
INSERT INTO "attempts" VALUES ('584287ff-f8fa-4c5c-8208-ae52656fca3d', 1, 2, 'smtp', '2026-11-21T22:39:54.000Z', '2026-11-21T22:39:54.000Z', NULL, 'owner@example.lk: 550');
INSERT INTO "intake_addresses" VALUES ('149d6f28113ed57f21205b5f7d88ea13e7dffbb11bf0a340fdd51cfbf0ef5c58', '2026-11-24T08:14:21.817Z');
INSERT INTO "intake_addresses" VALUES ('bdad08b26d93cdbaaf598e784eeb9666797468eedda0deef4a2cfd7732f025a6', '2026-11-24T08:14:21.880Z');
INSERT INTO "intake_addresses" VALUES ('2142d685fb2f0365c1a53adabcac817e97ad0a104edf39eead5864ffcafd1152', '2026-11-24T08:14:21.880Z');
INSERT INTO "intake" VALUES ('149d6f28113ed57f21205b5f7d88ea13e7dffbb11bf0a340fdd51cfbf0ef5c58', '2026-11-24T08:14:21.817Z');
INSERT INTO "intake" VALUES ('bdad08b26d93cdbaaf598e784eeb9666797468eedda0deef4a2cfd7732f025a6', '2026-11-24T08:14:21.880Z');
INSERT INTO "intake" VALUES ('2142d685fb2f0365c1a53adabcac817e97ad0a104edf39eead5864ffcafd1152', '2026-11-24T08:14:21.880Z');
INSERT INTO "staff" VALUES ('0065656a-184a-4efa-855f-04d0da1b6074', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-24T08:14:21.352Z', '2026-11-24T08:14:21.863Z');
INSERT INTO "staff_sessions" VALUES ('mjDh6va3Lsjt4ySC2qsQmGTrvhNYq3qV', '0065656a-184a-4efa-855f-04d0da1b6074', 'w6lNvp4Cr7xjyURsBlyYoUsl5smRPuqU', '2026-11-24T20:14:21.864Z', '203.0.113.7', 'Browser', '2026-11-24T08:14:21.865Z', '2026-11-24T08:14:21.865Z', '2026-11-24T08:14:21.879Z');
INSERT INTO "staff_credentials" VALUES ('8f3a9165-f0bc-4be6-a2ae-5228efd24106', '0065656a-184a-4efa-855f-04d0da1b6074', '0065656a-184a-4efa-855f-04d0da1b6074', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Y1SeYO5sLi4kvQwN2DXn4Q$ZvS7UNPQtDtHxjdiPVTrsIQCpAW5vcriIvcg1X+aIr0', '2026-11-24T08:14:21.352Z', '2026-11-24T08:14:21.352Z');
INSERT INTO "staff_verifications" VALUES ('6sQCfr4d51hEkkvmqWhmbQwVsTEJNaGG', '2fa-kI21xCL3th-36IGxtAUK', '0065656a-184a-4efa-855f-04d0da1b6074', '2026-11-24T08:24:21.933Z', '2026-11-24T08:14:21.933Z', '2026-11-24T08:14:21.933Z');
INSERT INTO "staff_verifications" VALUES ('huaQKsqQvJp4MZHcVsXFXC3CtUOCaViT', '2fa-attempts-2fa-kI21xCL3th-36IGxtAUK', '0', '2026-11-24T08:24:21.933Z', '2026-11-24T08:14:21.933Z', '2026-11-24T08:14:21.933Z');
INSERT INTO "staff_second_factors" VALUES ('vK2gdTlfaXDRSLfIYPGzAkGfCKaYEtUP', '0065656a-184a-4efa-855f-04d0da1b6074', '8d989a570d1215719aff0022997a39ca6d59b65947f48e166b3790334130e06ef0d745083b4a2e0514878a94f0e35e3d6f713b1887b1643bbf67a0f76a7e6880081f7745ce92a230', 'a1192769d18fe43920c385a83f8053c10da5960a6a741d34d2167aaf5ca4af1f76745e7a09a3e55f8dcbc2dbd522068605bbeacdd2353aa6eede72b1542e75b02eee2581b45e5073cf4848fafffaf7f6f29920ed0396cb9bcdf7a3c98e2c7860382bfaf11ed86f37b9b5eb978df14904eb759f58d9b075f5ab85c7d443b6920f78106a8ee9feaf76b781dbecfb952238e8d66e57e7f7d9d4b800f11c47bb729e2c', 1, 0, NULL);
INSERT INTO "staff_used_codes" VALUES ('0065656a-184a-4efa-855f-04d0da1b6074', 'X_985VkRcm2qcU3z8t6InPmVw9m8o48XZk06y6Ppgo8', '2026-11-24T08:14:21.878Z');
INSERT INTO "staff_invitations" VALUES ('BtCt8xYyE-ANTxYLzn1K_7TFB0Adu8r3wUm3YWpC89A', 'owner', '2026-11-27T08:14:21.349Z', '2026-11-24T08:14:21.352Z');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', '3f66a5d6-eaff-4222-baec-c96432d82971', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2, 'nimal@example.lk', '94771234567');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', 'f692893e-f165-4b41-bd9b-d867ab96059f', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1, 'anna@example.com', '94771234567');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', 'fc1c7aa8-a5d4-4d9b-b3bc-4c14431fcadf', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'CCCC-0003', '63e36238-d9d2-4d74-99a3-0fd9e5e2f286', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'cccc-0003 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'DDDD-0004', '28fc2b56-abd1-4521-8ac9-dbed344a2427', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'dddd-0004 nimal silva nimal@example.lk', 2, 'nimal@example.lk', NULL);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'EEEE-0005', '584287ff-f8fa-4c5c-8208-ae52656fca3d', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'eeee-0005 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO "desk_events" VALUES ('3f66a5d6-eaff-4222-baec-c96432d82971', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO "audit_events" VALUES ('2026-11-24T08:14:21.349Z', '45c280b7-45fc-44ff-8bab-ee70155a75cd', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T08:14:21.351Z', '40d2df79-d3cd-493c-8483-4c2ff44a8884', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T08:14:21.352Z', 'a903b04d-8e7f-468c-8770-936f6f938958', '0065656a-184a-4efa-855f-04d0da1b6074', 'Nimal', 'created', 'staff', '0065656a-184a-4efa-855f-04d0da1b6074', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T08:14:21.879Z', '359078a2-dc82-41ec-999c-1ba04205fb58', '0065656a-184a-4efa-855f-04d0da1b6074', 'Nimal', 'changed', 'staff', '0065656a-184a-4efa-855f-04d0da1b6074', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', 'bdd88393-1ed4-4329-9e03-3023a35c70a3', 'nimal', 'Nimal', 'created', 'block', '66b5274b-a867-4ad2-9d2a-e2597b32f824', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"begins","from":null,"to":"Sun 22 Nov 2026, 12:00 am"},{"field":"ends","from":null,"to":"Tue 24 Nov 2026, 12:00 am"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '3c5acfae-947d-4129-8948-bbb9d2261d53', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', 'f90fe034-b243-4da8-9e99-d1012a40f939', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"pictures","from":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg","to":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg, uploads/0123456789abcdef0123456789abcdef-1440.webp"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', 'b87d2d53-67a5-47d4-81a7-c8e7377fa427', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO "pictures" VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO "picture_files" VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', X'00FF0A27');
INSERT INTO "calendar_entries" VALUES ('66b5274b-a867-4ad2-9d2a-e2597b32f824', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO "site_settings" VALUES ('agents', 1, '["Office 1"]', '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal');
INSERT INTO "letters" VALUES ('d7466d3e-7805-479a-b42e-9c8672cfc0d0', 'reply', '<d7466d3e-7805-479a-b42e-9c8672cfc0d0@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Yes, the van is free.', '3f66a5d6-eaff-4222-baec-c96432d82971', 2, 'waiting', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "letters" VALUES ('eca3eab9-7bc7-444a-b2ab-81a3fdac97ee', 'reply', '<eca3eab9-7bc7-444a-b2ab-81a3fdac97ee@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'The van is still free.', '3f66a5d6-eaff-4222-baec-c96432d82971', 3, 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "letters" VALUES ('2bb26759-fa26-4263-b1d0-f50e0ec5f0c1', 'reply', '<2bb26759-fa26-4263-b1d0-f50e0ec5f0c1@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Is the van still wanted?', '3f66a5d6-eaff-4222-baec-c96432d82971', 4, 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "letters" VALUES ('73f34683-ac55-44d1-ae61-3a5c728f2be9', 'passwordReset', '<73f34683-ac55-44d1-ae61-3a5c728f2be9@www.example.lk>', '2026-11-21T22:34:54.000Z', '2026-11-21T23:04:54.000Z', 'nimal@example.lk', 'Your account', '', NULL, NULL, 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "letters" VALUES ('88f97e8a-4ed4-4f95-9e89-a6b3d54893ba', 'ownerNotice', '<88f97e8a-4ed4-4f95-9e89-a6b3d54893ba@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL, 'delivered', 2, '2026-11-21T22:43:54.000Z', NULL, NULL);
INSERT INTO "letters" VALUES ('672a4e94-6ed0-4349-a15e-a9ec712ef9ac', 'ownerNotice', '<672a4e94-6ed0-4349-a15e-a9ec712ef9ac@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL, 'waiting', 1, '2026-11-21T22:43:54.000Z', 'worker', '2026-11-21T22:40:54.000Z');
INSERT INTO "letters" VALUES ('6724e627-b17b-4b22-bc88-965c42e50c1f', 'passwordReset', NULL, '2026-11-21T22:34:54.000Z', '2026-11-21T23:34:54.000Z', 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL, 'waiting', 0, '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "letters" VALUES ('d115b2f1-37c7-42ef-81f1-b8125cdb4b02', 'ownerNotice', NULL, '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL, 'waiting', 0, '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "letter_attempts" VALUES ('d7466d3e-7805-479a-b42e-9c8672cfc0d0', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "letter_attempts" VALUES ('eca3eab9-7bc7-444a-b2ab-81a3fdac97ee', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "letter_attempts" VALUES ('2bb26759-fa26-4263-b1d0-f50e0ec5f0c1', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "letter_attempts" VALUES ('73f34683-ac55-44d1-ae61-3a5c728f2be9', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "letter_attempts" VALUES ('88f97e8a-4ed4-4f95-9e89-a6b3d54893ba', 1, 'none', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', 'unfinished', NULL);
INSERT INTO "letter_attempts" VALUES ('88f97e8a-4ed4-4f95-9e89-a6b3d54893ba', 2, 'smtp', '2026-11-21T22:39:54.000Z', '2026-11-21T22:39:54.000Z', NULL, NULL);
INSERT INTO "privacy_settings" VALUES (1, 1, 24, NULL, NULL);
INSERT INTO "privacy_jobs" VALUES ('anonymise-enquiries', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "privacy_jobs" VALUES ('forget-history', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "privacy_jobs" VALUES ('forget-expired', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "staff_password_resets" VALUES ('kROZGd8UZRtDiX-9h3Eiqixc2QVV9YmZoTzx6LZaiHU', '0065656a-184a-4efa-855f-04d0da1b6074', '2026-11-24T08:14:21.943Z');
INSERT INTO "staff_session_secrets" VALUES ('mjDh6va3Lsjt4ySC2qsQmGTrvhNYq3qV', 'invitation', '346e8e0873abebdc1a71fe367d7873deb7ef2dd19ba98ca9d4e8f85c41b964cc8a7be83fc4782951a24b422ea10b5decf38c22d2473b5dd9111f2763159fd61fb2abdb5d421382ae7d1ecf6b61c3f58c3d987f', '2026-11-24T08:24:21.944Z');
