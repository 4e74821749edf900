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
CREATE TABLE staff_password_resets (
    staff_id text primary key not null references staff (id) on delete cascade,
    secret_hash text not null unique,
    expires_at text not null
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
INSERT INTO "kysely_migration" VALUES ('001-catalogue', '2026-11-24T01:10:47.702Z');
INSERT INTO "kysely_migration" VALUES ('002-enquiries', '2026-11-24T01:10:47.703Z');
INSERT INTO "kysely_migration" VALUES ('003-staff', '2026-11-24T01:10:47.704Z');
INSERT INTO "kysely_migration" VALUES ('004-desk', '2026-11-24T01:10:47.705Z');
INSERT INTO "kysely_migration" VALUES ('005-desk-history', '2026-11-24T01:10:47.706Z');
INSERT INTO "kysely_migration" VALUES ('006-audit', '2026-11-24T01:10:47.707Z');
INSERT INTO "kysely_migration" VALUES ('007-pictures', '2026-11-24T01:10:47.708Z');
INSERT INTO "kysely_migration" VALUES ('008-hires', '2026-11-24T01:10:47.709Z');
INSERT INTO "kysely_migration" VALUES ('009-site-settings', '2026-11-24T01:10:47.710Z');
INSERT INTO "kysely_migration" VALUES ('010-letters', '2026-11-24T01:10:47.711Z');
INSERT INTO "kysely_migration" VALUES ('011-privacy', '2026-11-24T01:10:47.713Z');
INSERT INTO "kysely_migration" VALUES ('012-desk-by-vehicle', '2026-11-24T01:10:47.714Z');
INSERT INTO "kysely_migration" VALUES ('013-extras', '2026-11-24T01:10:47.715Z');
INSERT INTO "kysely_migration" VALUES ('014-retention', '2026-11-24T01:10:47.716Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock', 0);
INSERT INTO "meta" VALUES ('catalogue_version', '1bd71bc8-dce0-4820-8646-bd475308b879');
INSERT INTO "meta" VALUES ('settings_version', '8a2cf589-0769-4f3f-8d18-8e6e2925001e');
INSERT INTO "secrets" VALUES ('intake-addresses', '099aceeb41f931d819514841dccc35ee3803db5a99c3dba22a3238dc5bf55756');
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
INSERT INTO "enquiries" VALUES ('69801d33-5318-4ade-b413-55d6b5c5a1ab', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('9f3bbb3b-21db-4a98-bc2c-299c2d0a3ee1', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('6ffbf666-1223-4f65-86ec-abebd5a498ae', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "messages" VALUES ('69801d33-5318-4ade-b413-55d6b5c5a1ab', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('9f3bbb3b-21db-4a98-bc2c-299c2d0a3ee1', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('6ffbf666-1223-4f65-86ec-abebd5a498ae', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO "attempts" VALUES ('69801d33-5318-4ade-b413-55d6b5c5a1ab', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "attempts" VALUES ('9f3bbb3b-21db-4a98-bc2c-299c2d0a3ee1', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO "attempts" VALUES ('6ffbf666-1223-4f65-86ec-abebd5a498ae', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "intake_addresses" VALUES ('3ad59078445ec7d7a1a53043fca0a33e3ae89a5a9c617f2c239e2c0f78b00af5', '2026-11-24T01:10:48.038Z');
INSERT INTO "intake_addresses" VALUES ('b7c046121f7f30cb59c5949104ee9eaace6a7d2d3fbbda62db48901d99276528', '2026-11-24T01:10:48.101Z');
INSERT INTO "intake_addresses" VALUES ('22db4e23793b2f937cc7f7da19257294b29d2c0ea92412a7b88570a4802dba17', '2026-11-24T01:10:48.101Z');
INSERT INTO "intake" VALUES ('3ad59078445ec7d7a1a53043fca0a33e3ae89a5a9c617f2c239e2c0f78b00af5', '2026-11-24T01:10:48.038Z');
INSERT INTO "intake" VALUES ('b7c046121f7f30cb59c5949104ee9eaace6a7d2d3fbbda62db48901d99276528', '2026-11-24T01:10:48.101Z');
INSERT INTO "intake" VALUES ('22db4e23793b2f937cc7f7da19257294b29d2c0ea92412a7b88570a4802dba17', '2026-11-24T01:10:48.101Z');
INSERT INTO "staff" VALUES ('fa1f36c3-1866-449d-b0f1-8132e5afdff5', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-24T01:10:47.759Z', '2026-11-24T01:10:48.092Z');
INSERT INTO "staff_sessions" VALUES ('mWXMbnqIcUJFvhRhm6JMl89XMYVk6on3', 'fa1f36c3-1866-449d-b0f1-8132e5afdff5', 'XCWr4s3uFJSfHXCibphLiIEGhTrhlgYe', '2026-11-24T13:10:48.094Z', '203.0.113.7', 'Browser', '2026-11-24T01:10:48.094Z', '2026-11-24T01:10:48.094Z');
INSERT INTO "staff_credentials" VALUES ('51c99bbf-174e-4c50-9fae-91742e40f63e', 'fa1f36c3-1866-449d-b0f1-8132e5afdff5', 'fa1f36c3-1866-449d-b0f1-8132e5afdff5', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$DcziHd9C3DIpz4aXbDzu8g$Uzcx5c2JyOmECRGb7kw+lhFeoBDNlk5PTSqezHFWU4k', '2026-11-24T01:10:47.759Z', '2026-11-24T01:10:47.759Z');
INSERT INTO "staff_verifications" VALUES ('bmrYQLlZEEQBaeHIn4pgu2SbceLz1ggP', '2fa-F4uLR1MKT1hSxfWVYeDv', 'fa1f36c3-1866-449d-b0f1-8132e5afdff5', '2026-11-24T01:20:48.143Z', '2026-11-24T01:10:48.143Z', '2026-11-24T01:10:48.143Z');
INSERT INTO "staff_verifications" VALUES ('Q3k4NZR9SBd7gbtjdsxDmZMU1ZM7gLcI', '2fa-attempts-2fa-F4uLR1MKT1hSxfWVYeDv', '0', '2026-11-24T01:20:48.143Z', '2026-11-24T01:10:48.145Z', '2026-11-24T01:10:48.145Z');
INSERT INTO "staff_second_factors" VALUES ('qxqtONUjEw7VqZ5icXDSRHumSF2Kawom', 'fa1f36c3-1866-449d-b0f1-8132e5afdff5', '1dcb36b4e7547f190bf426398ccf7dd15c5bec1862d2cb2d302fd9895d1bf7bf583010172776c0adc4460054c1313c15e82fe52a0f1bfe4db3435171a43d0ba42a04ba550ddc5e66', '4253f02b7ef303091539bed572df353a05c75ef146de3f4133e400ed4ad6ff4d39f2d7f1d121af6b168ae154e95aa026568c1d930e45dac013237f8e6e672881f852d6a6e7b9ce9c07fbf0f99fe4499c1f0073444d6e99c47e8ad4c26d1439638c2010b3a53789aa6f5ae36e1f4433abd25e24174f4472987cff289cc22803c13e58f1ed72f30f9728923fa7e88b0c8f6abd6979683fab50a719fc6acd15e21afc', 1, 0, NULL);
INSERT INTO "staff_used_codes" VALUES ('fa1f36c3-1866-449d-b0f1-8132e5afdff5', 'cBMBvvoiimkmz-DT5EW2EBDrMB4Of8ifRNkVE5Xs5FI', '2026-11-24T01:10:48.099Z');
INSERT INTO "staff_invitations" VALUES ('HtFr6pHx1mMC5rDEtWYVJMuIhJFHiPtorhxiEXJwq7M', 'owner', '2026-11-27T01:10:47.756Z', '2026-11-24T01:10:47.759Z');
INSERT INTO "staff_invitations" VALUES ('FemGtbdQtU0o9OifTIyB0KvpNjMRvLuX_DPB8eyO0DE', 'staff', '2026-11-27T01:10:47.758Z', NULL);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', '69801d33-5318-4ade-b413-55d6b5c5a1ab', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2, 'nimal@example.lk', '94771234567');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', '9f3bbb3b-21db-4a98-bc2c-299c2d0a3ee1', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1, 'anna@example.com', '94771234567');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', '6ffbf666-1223-4f65-86ec-abebd5a498ae', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO "desk_events" VALUES ('69801d33-5318-4ade-b413-55d6b5c5a1ab', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO "audit_events" VALUES ('2026-11-24T01:10:47.756Z', '5d209fb0-ddde-4996-b5f0-ac57a2126e5d', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T01:10:47.758Z', '567fae8a-9b5d-4664-88d4-8a8ac61bad50', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T01:10:47.759Z', 'b68f766d-2d23-4ae2-9014-89490e545914', 'fa1f36c3-1866-449d-b0f1-8132e5afdff5', 'Nimal', 'created', 'staff', 'fa1f36c3-1866-449d-b0f1-8132e5afdff5', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T01:10:48.100Z', '4c6238ff-087c-4046-8449-da9218670bc3', 'fa1f36c3-1866-449d-b0f1-8132e5afdff5', 'Nimal', 'changed', 'staff', 'fa1f36c3-1866-449d-b0f1-8132e5afdff5', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '54476183-f22f-402f-983a-8cf9f1e1b7c5', 'nimal', 'Nimal', 'created', 'block', '76067b0a-9653-459c-93b1-408383a6cb11', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"begins","from":null,"to":"Sun 22 Nov 2026, 12:00 am"},{"field":"ends","from":null,"to":"Tue 24 Nov 2026, 12:00 am"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '6620e571-13c3-48ff-9c28-751e780c34d5', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', 'd37cf72a-156a-4ea4-aee1-38f4b3affaa3', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"pictures","from":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg","to":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg, uploads/0123456789abcdef0123456789abcdef-1440.webp"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '9f485287-d142-40a8-8882-d574636ac823', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO "pictures" VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO "picture_files" VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', X'00FF0A27');
INSERT INTO "calendar_entries" VALUES ('76067b0a-9653-459c-93b1-408383a6cb11', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO "site_settings" VALUES ('agents', 1, '["Office 1"]', '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal');
INSERT INTO "letters" VALUES ('70876361-1154-479a-ab42-406774b7477a', 'reply', '<70876361-1154-479a-ab42-406774b7477a@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Yes, the van is free.', '69801d33-5318-4ade-b413-55d6b5c5a1ab', 2, 'waiting', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "letter_attempts" VALUES ('70876361-1154-479a-ab42-406774b7477a', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "staff_password_resets" VALUES ('fa1f36c3-1866-449d-b0f1-8132e5afdff5', 'uRsYaSf7Qe0592XAhAeYjQ60Z9erNSDPnrJYTQu4amc', '2026-11-24T01:10:48.147Z');
INSERT INTO "privacy_settings" VALUES (1, 1, 24, NULL, NULL);
INSERT INTO "privacy_jobs" VALUES ('anonymise-enquiries', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "privacy_jobs" VALUES ('forget-history', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "privacy_jobs" VALUES ('forget-expired', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
