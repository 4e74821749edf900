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
  );
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
INSERT INTO "kysely_migration" VALUES ('001-catalogue', '2026-11-24T01:02:04.381Z');
INSERT INTO "kysely_migration" VALUES ('002-enquiries', '2026-11-24T01:02:04.382Z');
INSERT INTO "kysely_migration" VALUES ('003-staff', '2026-11-24T01:02:04.383Z');
INSERT INTO "kysely_migration" VALUES ('004-desk', '2026-11-24T01:02:04.384Z');
INSERT INTO "kysely_migration" VALUES ('005-desk-history', '2026-11-24T01:02:04.385Z');
INSERT INTO "kysely_migration" VALUES ('006-audit', '2026-11-24T01:02:04.386Z');
INSERT INTO "kysely_migration" VALUES ('007-pictures', '2026-11-24T01:02:04.387Z');
INSERT INTO "kysely_migration" VALUES ('008-hires', '2026-11-24T01:02:04.388Z');
INSERT INTO "kysely_migration" VALUES ('009-site-settings', '2026-11-24T01:02:04.389Z');
INSERT INTO "kysely_migration" VALUES ('010-letters', '2026-11-24T01:02:04.390Z');
INSERT INTO "kysely_migration" VALUES ('011-privacy', '2026-11-24T01:02:04.391Z');
INSERT INTO "kysely_migration" VALUES ('012-desk-by-vehicle', '2026-11-24T01:02:04.392Z');
INSERT INTO "kysely_migration" VALUES ('013-extras', '2026-11-24T01:02:04.393Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock', 0);
INSERT INTO "meta" VALUES ('catalogue_version', 'bb7a4f77-c8e2-4c52-b10f-e7bb7ccf5db8');
INSERT INTO "meta" VALUES ('settings_version', '7b61e547-1431-4c07-bf01-a31b4bc56883');
INSERT INTO "secrets" VALUES ('intake-addresses', '757b4ba4404e56902669bbb3319e1db824f109123ccc1191f326f2d8a79835aa');
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
INSERT INTO "enquiries" VALUES ('c6727f73-a0bd-47f2-a5c2-b9a35dd02a1e', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('01b3ecaf-62ef-497d-a781-02dbb8df19c4', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "enquiries" VALUES ('cd1767e4-b041-4fe8-9c53-0ffd31c5aa0c', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO "messages" VALUES ('c6727f73-a0bd-47f2-a5c2-b9a35dd02a1e', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('01b3ecaf-62ef-497d-a781-02dbb8df19c4', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "messages" VALUES ('cd1767e4-b041-4fe8-9c53-0ffd31c5aa0c', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO "attempts" VALUES ('c6727f73-a0bd-47f2-a5c2-b9a35dd02a1e', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO "attempts" VALUES ('01b3ecaf-62ef-497d-a781-02dbb8df19c4', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO "attempts" VALUES ('cd1767e4-b041-4fe8-9c53-0ffd31c5aa0c', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "intake_addresses" VALUES ('a07155faa3b4064d8a91866b1a100573e19482842cce89ea17ae526228b2b518', '2026-11-24T01:02:04.818Z');
INSERT INTO "intake_addresses" VALUES ('db6d3e8459a0b1e5de13d200183f9473e13453deb5b3eaa07a6bcf81be18b445', '2026-11-24T01:02:04.881Z');
INSERT INTO "intake_addresses" VALUES ('021ca4b30713c6cc97b2df364d89e88e7031256e0e755be805e700aa0ddec096', '2026-11-24T01:02:04.881Z');
INSERT INTO "intake" VALUES ('a07155faa3b4064d8a91866b1a100573e19482842cce89ea17ae526228b2b518', '2026-11-24T01:02:04.818Z');
INSERT INTO "intake" VALUES ('db6d3e8459a0b1e5de13d200183f9473e13453deb5b3eaa07a6bcf81be18b445', '2026-11-24T01:02:04.881Z');
INSERT INTO "intake" VALUES ('021ca4b30713c6cc97b2df364d89e88e7031256e0e755be805e700aa0ddec096', '2026-11-24T01:02:04.881Z');
INSERT INTO "staff" VALUES ('85904ae4-694c-417a-8573-2a172d60bc4a', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-24T01:02:04.426Z', '2026-11-24T01:02:04.874Z');
INSERT INTO "staff_sessions" VALUES ('yEjCMUa9XHD8UOhGwOU7GUYrXTLhkBDT', '85904ae4-694c-417a-8573-2a172d60bc4a', 'RoGnIzAI8eBpVJQ09lhFCi5MBdM0UZNF', '2026-11-24T13:02:04.875Z', '203.0.113.7', 'Browser', '2026-11-24T01:02:04.875Z', '2026-11-24T01:02:04.875Z');
INSERT INTO "staff_credentials" VALUES ('d063c2e1-ca7e-44b8-ba18-f8a75ac9745e', '85904ae4-694c-417a-8573-2a172d60bc4a', '85904ae4-694c-417a-8573-2a172d60bc4a', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$2M/kG6R/HfJVkIN+AVviQw$NxDVqO7IDDnBqKGO1azRtYPvZ1ew4W+W6u3HwpCAtHk', '2026-11-24T01:02:04.426Z', '2026-11-24T01:02:04.426Z');
INSERT INTO "staff_verifications" VALUES ('AjwSFPooizKrw7SCbmyKlUHWwacBaMVl', '2fa-a1NAdjT9EAsGwtbb1O9t', '85904ae4-694c-417a-8573-2a172d60bc4a', '2026-11-24T01:12:04.921Z', '2026-11-24T01:02:04.921Z', '2026-11-24T01:02:04.921Z');
INSERT INTO "staff_verifications" VALUES ('QIQTsSJaZK5SzzMS7hJg5eoM84thupQ0', '2fa-attempts-2fa-a1NAdjT9EAsGwtbb1O9t', '0', '2026-11-24T01:12:04.921Z', '2026-11-24T01:02:04.922Z', '2026-11-24T01:02:04.922Z');
INSERT INTO "staff_second_factors" VALUES ('ns8kmDQJATedJE1EywSpRy2yBb6Z8zpq', '85904ae4-694c-417a-8573-2a172d60bc4a', '0a7a4ada54ba35c4f11d65a27f82a9ee56f5536201406cac08840f47bd0a79565fa0d2cd1410fdff86202c3fb50ea6dab8d94e53a72fa346fc2462436d366e6d9946848437a7bf1f', '419167423103c3932e02441efa8a79c37d246ed983347e464d1513c5baf09fb8e1cd152746ff2aa63b71cc014084ab5dd4d4735dcd7c53fddfd5d98fe56e3a2538d424a5b00a754064a684e026946fb95fe2b0299d95f381f6910ce5c2bebdb9a3c05fd0b211029d9599fb55a928e2b752436876efa1bcd8fd4b99198758f3ef98b7630ddd28b6a9bb646e8a230ff87afffdd572459f2943ed829893f290704177', 1, 0, NULL);
INSERT INTO "staff_used_codes" VALUES ('85904ae4-694c-417a-8573-2a172d60bc4a', 'Qit2VLOI_NnVlVM8KrwwnexzbWZN-CqV80HNXFMPC3o', '2026-11-24T01:02:04.880Z');
INSERT INTO "staff_invitations" VALUES ('PR-b1M5ax2DENlt_qmNoCpaoZme1YjNh-AL0ioU0JrE', 'owner', '2026-11-27T01:02:04.424Z', '2026-11-24T01:02:04.426Z');
INSERT INTO "staff_invitations" VALUES ('bZC8FhXWnMHVMtVeKHuOTVlu9JtgynBETo-RcWeWAPI', 'staff', '2026-11-27T01:02:04.425Z', NULL);
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', 'c6727f73-a0bd-47f2-a5c2-b9a35dd02a1e', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2, 'nimal@example.lk', '94771234567');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', '01b3ecaf-62ef-497d-a781-02dbb8df19c4', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1, 'anna@example.com', '94771234567');
INSERT INTO "desk_entries" VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', 'cd1767e4-b041-4fe8-9c53-0ffd31c5aa0c', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO "desk_events" VALUES ('c6727f73-a0bd-47f2-a5c2-b9a35dd02a1e', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO "audit_events" VALUES ('2026-11-24T01:02:04.424Z', '7df42ee7-ded8-4155-af2a-60cee79e9bdf', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T01:02:04.425Z', '119dd17d-25f8-4c2a-b7d5-2b7b1fc3360e', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T01:02:04.426Z', '0ceb4fef-6ad3-483d-80ed-e68b2ab49aea', '85904ae4-694c-417a-8573-2a172d60bc4a', 'Nimal', 'created', 'staff', '85904ae4-694c-417a-8573-2a172d60bc4a', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO "audit_events" VALUES ('2026-11-24T01:02:04.881Z', '30460c2d-d889-48a0-9322-db4fb2b629c3', '85904ae4-694c-417a-8573-2a172d60bc4a', 'Nimal', 'changed', 'staff', '85904ae4-694c-417a-8573-2a172d60bc4a', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', 'aa1ca623-6b4c-455d-a287-a633d103ce32', 'nimal', 'Nimal', 'created', 'block', '8cddb8fd-5330-4065-92b9-787fad1f6677', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"begins","from":null,"to":"Sun 22 Nov 2026, 12:00 am"},{"field":"ends","from":null,"to":"Tue 24 Nov 2026, 12:00 am"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '37aafad1-4ddd-4633-8dc7-eb3f9dbcc37a', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', '95720720-4018-47ea-babb-2ec68308a50f', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"pictures","from":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg","to":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg, uploads/0123456789abcdef0123456789abcdef-1440.webp"}]');
INSERT INTO "audit_events" VALUES ('2026-11-21T22:35:24.000Z', 'cbea0b1e-be32-428f-8669-a76d1ca69ab6', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO "pictures" VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO "picture_files" VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', X'00FF0A27');
INSERT INTO "calendar_entries" VALUES ('8cddb8fd-5330-4065-92b9-787fad1f6677', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO "site_settings" VALUES ('agents', 1, '["Office 1"]', '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal');
INSERT INTO "letters" VALUES ('aba05248-585a-42cd-aec8-ba68f6ea57bb', 'reply', '<aba05248-585a-42cd-aec8-ba68f6ea57bb@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Yes, the van is free.', 'c6727f73-a0bd-47f2-a5c2-b9a35dd02a1e', 2, 'waiting', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO "letter_attempts" VALUES ('aba05248-585a-42cd-aec8-ba68f6ea57bb', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO "staff_password_resets" VALUES ('85904ae4-694c-417a-8573-2a172d60bc4a', 'VGnoNsn39eTaYAOghQHo0YYSuEunGzC17oXA5VE7vcw', '2026-11-24T01:02:04.924Z');
INSERT INTO "privacy_settings" VALUES (1, 1, NULL, NULL);
INSERT INTO "privacy_jobs" VALUES ('anonymise-enquiries', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO "privacy_jobs" VALUES ('forget-history', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
