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
INSERT INTO "kysely_migration" VALUES ('001-catalogue', '2026-11-24T04:04:40.762Z');
INSERT INTO "kysely_migration" VALUES ('002-enquiries', '2026-11-24T04:04:40.764Z');
INSERT INTO "kysely_migration" VALUES ('003-staff', '2026-11-24T04:04:40.765Z');
INSERT INTO "kysely_migration" VALUES ('004-desk', '2026-11-24T04:04:40.766Z');
INSERT INTO "kysely_migration" VALUES ('005-desk-history', '2026-11-24T04:04:40.767Z');
INSERT INTO "kysely_migration" VALUES ('006-audit', '2026-11-24T04:04:40.775Z');
INSERT INTO "kysely_migration" VALUES ('007-pictures', '2026-11-24T04:04:40.776Z');
INSERT INTO "kysely_migration" VALUES ('008-hires', '2026-11-24T04:04:40.777Z');
INSERT INTO "kysely_migration" VALUES ('009-site-settings', '2026-11-24T04:04:40.778Z');
INSERT INTO "kysely_migration" VALUES ('010-letters', '2026-11-24T04:04:40.779Z');
INSERT INTO "kysely_migration" VALUES ('011-privacy', '2026-11-24T04:04:40.780Z');
INSERT INTO "kysely_migration" VALUES ('012-desk-by-vehicle', '2026-11-24T04:04:40.781Z');
INSERT INTO "kysely_migration" VALUES ('013-extras', '2026-11-24T04:04:40.784Z');
INSERT INTO "kysely_migration" VALUES ('014-retention', '2026-11-24T04:04:40.785Z');
INSERT INTO "kysely_migration" VALUES ('015-code-given-at', '2026-11-24T04:04:40.786Z');
INSERT INTO "kysely_migration" VALUES ('016-staff-links', '2026-11-24T04:04:40.787Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock', 0);
INSERT INTO "meta" VALUES ('catalogue_version', '0cb6e90c-64b2-4438-954b-1a0939167b4d');
INSERT INTO "meta" VALUES ('settings_version', 'b09e5d0f-6605-4275-bc3a-c638d76013ea');
INSERT INTO "secrets" VALUES ('intake-addresses', 'b7b68bc133ecc107cf5254e9e9b710f3f52bdd30bdfd2b6183c39b4f2c926be0');
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
INSERT INTO "enquiries" VALUES ('506a49b1-b8fc-4fa2-b174-3dc29599bc04', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('f9e11615-460e-4fd0-b5f0-09edfcf124a4', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('991c001c-a48a-45cc-9079-6f9652ffa247', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "messages" VALUES ('506a49b1-b8fc-4fa2-b174-3dc29599bc04', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('f9e11615-460e-4fd0-b5f0-09edfcf124a4', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('991c001c-a48a-45cc-9079-6f9652ffa247', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO "attempts" VALUES ('506a49b1-b8fc-4fa2-b174-3dc29599bc04', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "attempts" VALUES ('f9e11615-460e-4fd0-b5f0-09edfcf124a4', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO "attempts" VALUES ('991c001c-a48a-45cc-9079-6f9652ffa247', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "intake_addresses" VALUES ('3e0985f27ee3bc5bf7fe3a9e9654e364ebbec8d3e624e2dfdbcaac3d6d1b8a9d', '2026-11-24T04:04:41.743Z');
INSERT INTO "intake_addresses" VALUES ('56dfee77e9c505f119795a2029a54e5c20fae06bb55142fffe97f3e1a77e4050', '2026-11-24T04:04:41.964Z');
INSERT INTO "intake_addresses" VALUES ('11be4848fec0c70e1704c1b58e9ef0c7b37cea1f7ea182e71464f94e80892d41', '2026-11-24T04:04:41.964Z');
INSERT INTO "intake" VALUES ('3e0985f27ee3bc5bf7fe3a9e9654e364ebbec8d3e624e2dfdbcaac3d6d1b8a9d', '2026-11-24T04:04:41.743Z');
INSERT INTO "intake" VALUES ('56dfee77e9c505f119795a2029a54e5c20fae06bb55142fffe97f3e1a77e4050', '2026-11-24T04:04:41.964Z');
INSERT INTO "intake" VALUES ('11be4848fec0c70e1704c1b58e9ef0c7b37cea1f7ea182e71464f94e80892d41', '2026-11-24T04:04:41.964Z');
INSERT INTO "staff" VALUES ('fa955708-3719-4bc2-8966-ebcdc35dcecb', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-24T04:04:40.882Z', '2026-11-24T04:04:41.949Z');
INSERT INTO "staff_sessions" VALUES ('ar6SGq2GA0EZFpSTGg7W9oLrTBHXSIZm', 'fa955708-3719-4bc2-8966-ebcdc35dcecb', 'GpW0KqSvCuNuJIyO1Eb2Qx3C3QhefCpf', '2026-11-24T16:04:41.950Z', '203.0.113.7', 'Browser', '2026-11-24T04:04:41.950Z', '2026-11-24T04:04:41.950Z', '2026-11-24T04:04:41.962Z');
INSERT INTO "staff_credentials" VALUES ('e1ea14d7-4d37-4f44-aec3-99796dea4784', 'fa955708-3719-4bc2-8966-ebcdc35dcecb', 'fa955708-3719-4bc2-8966-ebcdc35dcecb', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$u3i6gglbzFwGfxtQbcHH7A$0Bd0MnGezmRtijPIfZ5lDcOrCy9CoVEVIdXRf1zOVRM', '2026-11-24T04:04:40.882Z', '2026-11-24T04:04:40.882Z');
INSERT INTO "staff_verifications" VALUES ('fSUs5eq8vPZuhdZbe0wHjE86vTdQyAAx', '2fa-VRJmdue1d4NyJEnHv2zL', 'fa955708-3719-4bc2-8966-ebcdc35dcecb', '2026-11-24T04:14:42.047Z', '2026-11-24T04:04:42.047Z', '2026-11-24T04:04:42.047Z');
INSERT INTO "staff_verifications" VALUES ('pmPqU7Jg6EboAN7wjfWDv5ECESSAURNz', '2fa-attempts-2fa-VRJmdue1d4NyJEnHv2zL', '0', '2026-11-24T04:14:42.047Z', '2026-11-24T04:04:42.051Z', '2026-11-24T04:04:42.051Z');
INSERT INTO "staff_second_factors" VALUES ('tTL9DxPOFy2JJK17vDpDo2VvQs8VERPs', 'fa955708-3719-4bc2-8966-ebcdc35dcecb', 'ebf57b479bd8d8a29de13409d6f6729b2b3fa44c4e43f86f0cd0018eecd593c40ee371d982a44862dec59279332c802568a9451d1223a2c71c9eb791519ee58338ffef079b70f4f0', '126aa978378944652471e4345bd29f9ce2755bcb704b2cd6204cbb2ccb0462ca65ad9a41f7c9234e189636e036556f8c40673f58356e3f2e92c36602127df20e54120a1ae168b8e28fb3403d4d9a769774ac965d874b05ca5b629ec9b3a3724d1bb0c315ca80adea0e22cbd0b084c856eb0b53cabd2968427851a63c6970b5d110c45e979a8d74a197ec5959467a32566a877ae77530ba046b41065f82908377ab', 1, 0, NULL);
INSERT INTO "staff_used_codes" VALUES ('fa955708-3719-4bc2-8966-ebcdc35dcecb', 'Tz0GIJJ2JykxN52jlwaLXQitbPimYveCE7GEPbMh52w', '2026-11-24T04:04:41.955Z');
INSERT INTO "staff_invitations" VALUES ('vW-VANVgD_DJiBxdfmxpv-ly1WnzgiDT8l-grxeppps', 'owner', '2026-11-27T04:04:40.879Z', '2026-11-24T04:04:40.882Z');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', '506a49b1-b8fc-4fa2-b174-3dc29599bc04', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2, 'nimal@example.lk', '94771234567');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', 'f9e11615-460e-4fd0-b5f0-09edfcf124a4', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1, 'anna@example.com', '94771234567');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', '991c001c-a48a-45cc-9079-6f9652ffa247', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO "desk_events" VALUES ('506a49b1-b8fc-4fa2-b174-3dc29599bc04', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO "audit_events" VALUES ('2026-11-24T04:04:40.879Z', '236d6ed7-e104-4995-a008-b222de6109cb', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T04:04:40.880Z', 'a78a5be5-3943-42fa-ac82-b6c016c4700c', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T04:04:40.882Z', '60699964-81c7-428a-998f-7d6ccb2acf3f', 'fa955708-3719-4bc2-8966-ebcdc35dcecb', 'Nimal', 'created', 'staff', 'fa955708-3719-4bc2-8966-ebcdc35dcecb', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T04:04:41.963Z', 'a07082f4-d505-4192-95d5-01ef086a6b3d', 'fa955708-3719-4bc2-8966-ebcdc35dcecb', 'Nimal', 'changed', 'staff', 'fa955708-3719-4bc2-8966-ebcdc35dcecb', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '41222af8-a913-4c8c-ab0f-f5dc4a5a0ec0', 'nimal', 'Nimal', 'created', 'block', 'ee3a2912-be33-4583-91d7-9f50d1f29128', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"begins","from":null,"to":"Sun 22 Nov 2026, 12:00 am"},{"field":"ends","from":null,"to":"Tue 24 Nov 2026, 12:00 am"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '4e3d858e-06ff-41d2-b0e8-194d8e36dfd2', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', 'a2de44c0-31b6-4679-be51-4ad1a878b061', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"pictures","from":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg","to":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg, uploads/0123456789abcdef0123456789abcdef-1440.webp"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '77300ca4-e080-4d1a-ac31-ba8695e4337a', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO "pictures" VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO "picture_files" VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', X'00FF0A27');
INSERT INTO "calendar_entries" VALUES ('ee3a2912-be33-4583-91d7-9f50d1f29128', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO "site_settings" VALUES ('agents', 1, '["Office 1"]', '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal');
INSERT INTO "letters" VALUES ('36863cb5-03d9-4cc9-9d1a-f42832ae00dc', 'reply', '<36863cb5-03d9-4cc9-9d1a-f42832ae00dc@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Yes, the van is free.', '506a49b1-b8fc-4fa2-b174-3dc29599bc04', 2, 'waiting', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "letter_attempts" VALUES ('36863cb5-03d9-4cc9-9d1a-f42832ae00dc', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "privacy_settings" VALUES (1, 1, 24, NULL, NULL);
INSERT INTO "privacy_jobs" VALUES ('anonymise-enquiries', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "privacy_jobs" VALUES ('forget-history', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "privacy_jobs" VALUES ('forget-expired', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "staff_password_resets" VALUES ('ZTmbHj4nyjI0ndTsTuvw5MPaNwa09rM-43rtGHLFgt8', 'fa955708-3719-4bc2-8966-ebcdc35dcecb', '2026-11-24T04:04:42.053Z');
INSERT INTO "staff_session_secrets" VALUES ('ar6SGq2GA0EZFpSTGg7W9oLrTBHXSIZm', 'invitation', '0b093346763a8ef5aa98dd3e6caf2b98fe577b77159d47008cefd6f3747862f37c9eb83cc7e287c87cf047178b615b9be506c4fc6cbdf7c64fd6769784e263d1536ee8445a66ccf0628c6298e378d8253f4205', '2026-11-24T04:14:42.063Z');
