CREATE TABLE public.attempts (
    enquiry_id text NOT NULL,
    revision integer NOT NULL,
    try_number integer NOT NULL,
    channel text NOT NULL,
    started_at text NOT NULL,
    ended_at text NOT NULL,
    failure text,
    detail text
);
CREATE TABLE public.audit_events (
    at text NOT NULL,
    id text NOT NULL,
    staff_id text,
    staff_name text,
    action text NOT NULL,
    subject text NOT NULL,
    subject_id text NOT NULL,
    subject_name text NOT NULL,
    changes text NOT NULL
);
CREATE TABLE public.calendar_entries (
    id text NOT NULL,
    kind text NOT NULL,
    vehicle_id text NOT NULL,
    enquiry_reference text,
    from_at text NOT NULL,
    to_at text NOT NULL,
    units integer NOT NULL,
    reason text,
    version integer DEFAULT 1 NOT NULL,
    removed_at text,
    CONSTRAINT calendar_entries_check CHECK ((from_at < to_at)),
    CONSTRAINT calendar_entries_check1 CHECK (((kind = 'hire'::text) = (enquiry_reference IS NOT NULL))),
    CONSTRAINT calendar_entries_check2 CHECK (((kind = 'block'::text) = (reason IS NOT NULL))),
    CONSTRAINT calendar_entries_kind_check CHECK ((kind = ANY (ARRAY['hire'::text, 'block'::text]))),
    CONSTRAINT calendar_entries_units_check CHECK ((units > 0))
);
CREATE TABLE public.categories (
    id text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    path text NOT NULL,
    description text,
    version integer DEFAULT 1 NOT NULL,
    retired_at text,
    extras_not_offered text DEFAULT '[]'::text NOT NULL
);
CREATE TABLE public.desk_entries (
    received_at text NOT NULL,
    reference text NOT NULL,
    enquiry_id text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    name text,
    contact_number text,
    email text NOT NULL,
    vehicle text,
    service text,
    pick_up_at text,
    return_at text,
    total_cents bigint,
    search_text text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    email_key text,
    number_key text,
    CONSTRAINT desk_entries_state_check CHECK ((state = ANY (ARRAY['new'::text, 'contacted'::text, 'confirmed'::text, 'declined'::text, 'spam'::text])))
);
CREATE TABLE public.desk_events (
    enquiry_id text NOT NULL,
    version integer NOT NULL,
    at text NOT NULL,
    staff_id text NOT NULL,
    staff_name text NOT NULL,
    from_state text NOT NULL,
    to_state text NOT NULL,
    note text,
    is_resend integer NOT NULL
);
CREATE TABLE public.enquiries (
    id text NOT NULL,
    form_key text NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    content text NOT NULL,
    received_at text NOT NULL,
    amended_at text,
    anonymised_at text,
    anonymised_why text
);
CREATE TABLE public.forms (
    form_key text NOT NULL
);
CREATE TABLE public.intake (
    address_hash text NOT NULL,
    at text NOT NULL
);
CREATE TABLE public.intake_addresses (
    address_hash text NOT NULL,
    last_at text NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.letter_attempts (
    letter_id text NOT NULL,
    try_number integer NOT NULL,
    channel text NOT NULL,
    started_at text NOT NULL,
    ended_at text NOT NULL,
    failure text,
    detail text
);
CREATE TABLE public.letters (
    id text NOT NULL,
    kind text NOT NULL,
    message_id text,
    written_at text NOT NULL,
    expires_at text,
    to_address text,
    subject text NOT NULL,
    body text NOT NULL,
    enquiry_id text,
    desk_version integer,
    state text NOT NULL,
    tries integer NOT NULL,
    due_at text NOT NULL,
    lease_owner text,
    lease_until text,
    CONSTRAINT letters_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'abandoned'::text])))
);
CREATE TABLE public.messages (
    enquiry_id text NOT NULL,
    revision integer NOT NULL,
    message_id text NOT NULL,
    state text NOT NULL,
    tries integer NOT NULL,
    due_at text NOT NULL,
    lease_owner text,
    lease_until text,
    CONSTRAINT messages_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'abandoned'::text])))
);
CREATE TABLE public.meta (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.picture_files (
    name text NOT NULL,
    hash text NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.pictures (
    hash text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    alt text NOT NULL,
    added_at text NOT NULL
);
CREATE TABLE public.privacy_jobs (
    name text NOT NULL,
    due_at text NOT NULL,
    lease_owner text,
    lease_until text,
    done integer NOT NULL
);
CREATE TABLE public.privacy_settings (
    id integer NOT NULL,
    version integer NOT NULL,
    anonymise_after_months integer,
    keep_history_months integer,
    anonymise_from text,
    CONSTRAINT privacy_settings_id_check CHECK ((id = 1))
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.services (
    id text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    price_cents bigint NOT NULL,
    asks text NOT NULL,
    unit text NOT NULL,
    description text,
    version integer DEFAULT 1 NOT NULL,
    retired_at text,
    CONSTRAINT services_asks_check CHECK ((asks = ANY (ARRAY['quantity'::text, 'yesOrNo'::text])))
);
CREATE TABLE public.site_settings (
    key text NOT NULL,
    version integer NOT NULL,
    value text NOT NULL,
    changed_at text NOT NULL,
    staff_id text NOT NULL,
    staff_name text NOT NULL
);
CREATE TABLE public.staff (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified integer NOT NULL,
    image text,
    role text NOT NULL,
    second_factor_enabled integer,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.staff_credentials (
    id text NOT NULL,
    staff_id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at text,
    refresh_token_expires_at text,
    scope text,
    password text,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.staff_invitations (
    secret_hash text NOT NULL,
    role text NOT NULL,
    expires_at text NOT NULL,
    used_at text
);
CREATE TABLE public.staff_password_resets (
    secret_hash text NOT NULL,
    staff_id text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.staff_second_factors (
    id text NOT NULL,
    staff_id text NOT NULL,
    secret text NOT NULL,
    paper_codes text NOT NULL,
    verified integer,
    failed_tries integer,
    locked_until text
);
CREATE TABLE public.staff_session_secrets (
    session_id text NOT NULL,
    name text NOT NULL,
    value text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.staff_sessions (
    id text NOT NULL,
    staff_id text NOT NULL,
    token text NOT NULL,
    expires_at text NOT NULL,
    client_address text,
    user_agent text,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    code_given_at text
);
CREATE TABLE public.staff_used_codes (
    staff_id text NOT NULL,
    code_hash text NOT NULL,
    used_at text NOT NULL
);
CREATE TABLE public.staff_verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.vehicles (
    id text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    brand text NOT NULL,
    model text NOT NULL,
    category_id text NOT NULL,
    body text NOT NULL,
    model_year integer NOT NULL,
    colour text NOT NULL,
    gearbox text NOT NULL,
    fuel text NOT NULL,
    size text NOT NULL,
    engine_cc integer,
    drive text,
    range_km integer,
    km_per_litre double precision,
    seats integer NOT NULL,
    doors integer NOT NULL,
    air_conditioning integer NOT NULL,
    airbags integer NOT NULL,
    luggage_large integer NOT NULL,
    luggage_small integer NOT NULL,
    one_week_rate_cents bigint NOT NULL,
    two_weeks_rate_cents bigint NOT NULL,
    three_weeks_rate_cents bigint NOT NULL,
    one_month_rate_cents bigint NOT NULL,
    three_months_rate_cents bigint NOT NULL,
    six_months_rate_cents bigint NOT NULL,
    one_week_total_cents bigint,
    two_weeks_total_cents bigint,
    three_weeks_total_cents bigint,
    one_month_total_cents bigint,
    three_months_total_cents bigint,
    six_months_total_cents bigint,
    unlimited_kilometers_cents bigint NOT NULL,
    extra_km_cents bigint NOT NULL,
    deposit_cents bigint NOT NULL,
    chauffeur_only integer NOT NULL,
    description text NOT NULL,
    image_path text NOT NULL,
    pictures text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    retired_at text,
    units integer DEFAULT 1 NOT NULL,
    extras_not_offered text DEFAULT '[]'::text NOT NULL,
    own_extras integer DEFAULT 0 NOT NULL,
    CONSTRAINT vehicles_air_conditioning_check CHECK ((air_conditioning = ANY (ARRAY[0, 1]))),
    CONSTRAINT vehicles_airbags_check CHECK ((airbags = ANY (ARRAY[0, 1]))),
    CONSTRAINT vehicles_chauffeur_only_check CHECK ((chauffeur_only = ANY (ARRAY[0, 1]))),
    CONSTRAINT vehicles_gearbox_check CHECK ((gearbox = ANY (ARRAY['manual'::text, 'automatic'::text]))),
    CONSTRAINT vehicles_own_extras_check CHECK ((own_extras = ANY (ARRAY[0, 1])))
);
INSERT INTO public.attempts VALUES ('29794ad0-cc10-4448-a6be-b83bb13b6135', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.attempts VALUES ('34b119a8-1663-44fd-bad3-b3a303c51cb1', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO public.attempts VALUES ('597ab252-6422-4215-bdf1-0b64021b9851', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.audit_events VALUES ('2026-11-24T04:04:43.704Z', '92f76d2d-097f-4dd8-9cf3-2a9b61003ee2', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T04:04:43.706Z', 'f25df9e9-53db-4d58-87ca-6b04ca3d3038', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T04:04:43.708Z', '32d9d4d7-53f0-4008-bab2-ba356a0553d3', '18590486-9a0a-43e3-b04f-bd95309fa7af', 'Nimal', 'created', 'staff', '18590486-9a0a-43e3-b04f-bd95309fa7af', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T04:04:44.077Z', '90b0682e-7060-4155-9c6c-38f485b01281', '18590486-9a0a-43e3-b04f-bd95309fa7af', 'Nimal', 'changed', 'staff', '18590486-9a0a-43e3-b04f-bd95309fa7af', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '2989ff8c-ca6c-4e7d-b019-8469cde08146', 'nimal', 'Nimal', 'created', 'block', 'b832e9a9-167d-4466-95ae-b0c31f65098b', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"begins","from":null,"to":"Sun 22 Nov 2026, 12:00 am"},{"field":"ends","from":null,"to":"Tue 24 Nov 2026, 12:00 am"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '70e00360-3c9c-498d-b045-927fdf9f0751', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '18326791-7b5f-453e-91f0-8141474119ee', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"pictures","from":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg","to":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg, uploads/0123456789abcdef0123456789abcdef-1440.webp"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '6dbfca03-d090-4280-a444-af462ee774ad', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO public.calendar_entries VALUES ('b832e9a9-167d-4466-95ae-b0c31f65098b', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO public.categories VALUES ('economy-cars', 0, 'Economy Cars', '/carlist/economy-cars', 'Small, frugal town cars for one to four people with light bags.', 1, NULL, '[]');
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', '34b119a8-1663-44fd-bad3-b3a303c51cb1', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1, 'anna@example.com', '94771234567');
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', '597ab252-6422-4215-bdf1-0b64021b9851', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', '29794ad0-cc10-4448-a6be-b83bb13b6135', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2, 'nimal@example.lk', '94771234567');
INSERT INTO public.desk_events VALUES ('29794ad0-cc10-4448-a6be-b83bb13b6135', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO public.enquiries VALUES ('29794ad0-cc10-4448-a6be-b83bb13b6135', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('34b119a8-1663-44fd-bad3-b3a303c51cb1', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('597ab252-6422-4215-bdf1-0b64021b9851', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.forms VALUES ('form of 7K4M-2Q9T');
INSERT INTO public.forms VALUES ('form of AAAA-0001');
INSERT INTO public.forms VALUES ('form of BBBB-0002');
INSERT INTO public.intake VALUES ('bea665e497090c76ea5429a8fb9f99a841d9912a099cac09a4047ddd41dc0a2f', '2026-11-24T04:04:43.854Z');
INSERT INTO public.intake VALUES ('6504f9da328f70a0687bbb9fac3e8bb84c19302014e0e6949321404f574abd35', '2026-11-24T04:04:44.077Z');
INSERT INTO public.intake VALUES ('a45eb395bc2458a0f06f3660e27858e79ad37c90b215b427a3a97467877cba3e', '2026-11-24T04:04:44.077Z');
INSERT INTO public.intake_addresses VALUES ('bea665e497090c76ea5429a8fb9f99a841d9912a099cac09a4047ddd41dc0a2f', '2026-11-24T04:04:43.854Z');
INSERT INTO public.intake_addresses VALUES ('6504f9da328f70a0687bbb9fac3e8bb84c19302014e0e6949321404f574abd35', '2026-11-24T04:04:44.077Z');
INSERT INTO public.intake_addresses VALUES ('a45eb395bc2458a0f06f3660e27858e79ad37c90b215b427a3a97467877cba3e', '2026-11-24T04:04:44.077Z');
INSERT INTO public.kysely_migration VALUES ('001-catalogue', '2026-11-24T04:04:43.395Z');
INSERT INTO public.kysely_migration VALUES ('002-enquiries', '2026-11-24T04:04:43.405Z');
INSERT INTO public.kysely_migration VALUES ('003-staff', '2026-11-24T04:04:43.414Z');
INSERT INTO public.kysely_migration VALUES ('004-desk', '2026-11-24T04:04:43.450Z');
INSERT INTO public.kysely_migration VALUES ('005-desk-history', '2026-11-24T04:04:43.452Z');
INSERT INTO public.kysely_migration VALUES ('006-audit', '2026-11-24T04:04:43.455Z');
INSERT INTO public.kysely_migration VALUES ('007-pictures', '2026-11-24T04:04:43.458Z');
INSERT INTO public.kysely_migration VALUES ('008-hires', '2026-11-24T04:04:43.463Z');
INSERT INTO public.kysely_migration VALUES ('009-site-settings', '2026-11-24T04:04:43.464Z');
INSERT INTO public.kysely_migration VALUES ('010-letters', '2026-11-24T04:04:43.472Z');
INSERT INTO public.kysely_migration VALUES ('011-privacy', '2026-11-24T04:04:43.482Z');
INSERT INTO public.kysely_migration VALUES ('012-desk-by-vehicle', '2026-11-24T04:04:43.483Z');
INSERT INTO public.kysely_migration VALUES ('013-extras', '2026-11-24T04:04:43.485Z');
INSERT INTO public.kysely_migration VALUES ('014-retention', '2026-11-24T04:04:43.487Z');
INSERT INTO public.kysely_migration VALUES ('015-code-given-at', '2026-11-24T04:04:43.488Z');
INSERT INTO public.kysely_migration VALUES ('016-staff-links', '2026-11-24T04:04:43.491Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.letter_attempts VALUES ('5bd4d2f0-7789-4357-bc3f-aae74d399d5e', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.letters VALUES ('5bd4d2f0-7789-4357-bc3f-aae74d399d5e', 'reply', '<5bd4d2f0-7789-4357-bc3f-aae74d399d5e@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Yes, the van is free.', '29794ad0-cc10-4448-a6be-b83bb13b6135', 2, 'waiting', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('29794ad0-cc10-4448-a6be-b83bb13b6135', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('34b119a8-1663-44fd-bad3-b3a303c51cb1', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('597ab252-6422-4215-bdf1-0b64021b9851', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO public.meta VALUES ('catalogue_version', '31484527-73ab-4ac0-beeb-26dc603d2413');
INSERT INTO public.meta VALUES ('settings_version', '067a757f-d4d7-41f8-9732-3a103f1f6d8c');
INSERT INTO public.picture_files VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', '\x00ff0a27');
INSERT INTO public.pictures VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO public.privacy_jobs VALUES ('anonymise-enquiries', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_jobs VALUES ('forget-history', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_jobs VALUES ('forget-expired', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_settings VALUES (1, 1, 24, NULL, NULL);
INSERT INTO public.secrets VALUES ('intake-addresses', '5d0210f61c165e6ea6b4ebd1aa739a8ffdbc41d3c0dc97ec2bb8e131a22a49f7');
INSERT INTO public.services VALUES ('need-a-driver', 0, 'Need a Driver', 550000, 'quantity', 'per day', 'English-speaking driver, meals included. Quantity is the number of days. Overnight lodging is provided by the hirer or charged at cost.', 1, NULL);
INSERT INTO public.services VALUES ('child-seat', 1, 'Child Seat', 350000, 'quantity', 'per seat, whole hire', 'Infant, toddler or booster seat, fitted before handover. Quantity is the number of seats.', 1, NULL);
INSERT INTO public.services VALUES ('gps-navigator', 2, 'GPS Navigator', 300000, 'yesOrNo', 'once', 'Windscreen unit with an offline map of Sri Lanka and a phone holder.', 1, NULL);
INSERT INTO public.services VALUES ('wifi-router', 3, 'Wi-Fi Router (4G, per day)', 90000, 'quantity', 'per day', 'Pocket router with local data for up to five phones. Quantity is the number of days.', 1, NULL);
INSERT INTO public.services VALUES ('additional-driver', 4, 'Additional Driver', 250000, 'quantity', 'per person, whole hire', 'Adds a second named driver to the agreement and the insurance. Quantity is the number of extra drivers.', 1, NULL);
INSERT INTO public.services VALUES ('airport-pickup', 5, 'Airport Pick-up or Drop-off (CMB)', 950000, 'quantity', 'per trip', 'Your hired vehicle brought to, or collected from, Colombo airport at any hour. Quantity is the number of trips.', 1, NULL);
INSERT INTO public.services VALUES ('wedding-decoration', 6, 'Wedding Decoration', 1500000, 'yesOrNo', 'once', 'Fresh flowers, ribbons and name plates fitted on the morning of the event.', 1, NULL);
INSERT INTO public.services VALUES ('roof-rack', 7, 'Roof Rack', 400000, 'yesOrNo', 'once', 'Bars and straps for cases or boxes up to 50 kg, where the vehicle allows.', 1, NULL);
INSERT INTO public.services VALUES ('surfboard-rack', 8, 'Surfboard Rack', 250000, 'yesOrNo', 'once', 'Soft racks for up to three boards, for Arugam Bay, Weligama and Hikkaduwa trips.', 1, NULL);
INSERT INTO public.services VALUES ('tourist-sim', 9, 'Tourist Phone SIM', 300000, 'quantity', 'per SIM', 'Local 4G SIM with data and calls, registered to your passport and active at handover. Quantity is the number of SIMs.', 1, NULL);
INSERT INTO public.site_settings VALUES ('agents', 1, '["Office 1"]', '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal');
INSERT INTO public.staff VALUES ('18590486-9a0a-43e3-b04f-bd95309fa7af', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-24T04:04:43.708Z', '2026-11-24T04:04:44.067Z');
INSERT INTO public.staff_credentials VALUES ('d118bb7f-a45c-4b14-bf97-81314b63ed45', '18590486-9a0a-43e3-b04f-bd95309fa7af', '18590486-9a0a-43e3-b04f-bd95309fa7af', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$m8IFg5xMvUu+FI5ASfmgmQ$6xWuFHR/ewY+S+MSO6AdvceSfrFadpFii/RKihAF9sw', '2026-11-24T04:04:43.708Z', '2026-11-24T04:04:43.708Z');
INSERT INTO public.staff_invitations VALUES ('OCrMF5NQ68jyaZkOgp_S8mswlY-_gAu8SF4hJiM9mu4', 'owner', '2026-11-27T04:04:43.704Z', '2026-11-24T04:04:43.708Z');
INSERT INTO public.staff_password_resets VALUES ('D0eaub2K7RL6y0NtbR2J4TJI0I-QpXWQG7HtEcnvkqE', '18590486-9a0a-43e3-b04f-bd95309fa7af', '2026-11-24T04:04:44.146Z');
INSERT INTO public.staff_second_factors VALUES ('UKP2FS37c7qD93g79AeJVKyFRy08uhVP', '18590486-9a0a-43e3-b04f-bd95309fa7af', 'c696e009da9d423f069cbab24096644b4f64cf1b39e7a85849ee592fae207a18acd1e6d378452db70e09d3a594d7f63d745be918807a39b38adddfb27c9d61e1030d17fc9b135153', '2ff5f7bce065aec60cf645d699a077b6d0f088803dbff1cadbd794862d732e5aa7b0867b6160df4c17ea7383c5b776b6e3732d6f033ed04e72b3ead3bac4284b55c430b63e2207d10000c840a5c1cec960583d7ab484ed966371d41d45018d6da9ed1558faf385a85649978362bea441a32041216e7a4ca19db3d309775ed1186e0014117cd12f0b59afc27aa61db5a61f37962968a84c4b97b10e69891860e527', 1, 0, NULL);
INSERT INTO public.staff_session_secrets VALUES ('FC7KhO7fm5JE8E5wpWOji7ZpeCQfv06x', 'invitation', '126e5edb30e46136323f975f12bff423b9106586c20938e4fdfdb330797545cc9f5f33f4850efd61df87be363343f57e2249d3259a4cbf1c7e384467dfbef836bde8e9bd9e8f69c41681e00f413fd4db551334', '2026-11-24T04:14:44.148Z');
INSERT INTO public.staff_sessions VALUES ('FC7KhO7fm5JE8E5wpWOji7ZpeCQfv06x', '18590486-9a0a-43e3-b04f-bd95309fa7af', 'lf5KRWLw8v7LTMRJbCyudYLao6hHvhjv', '2026-11-24T16:04:44.068Z', '203.0.113.7', 'Browser', '2026-11-24T04:04:44.068Z', '2026-11-24T04:04:44.068Z', '2026-11-24T04:04:44.077Z');
INSERT INTO public.staff_used_codes VALUES ('18590486-9a0a-43e3-b04f-bd95309fa7af', '69z-gBCXJ7P7UiCUAlMi08Coodv1aF0UmMzk7VWBaKc', '2026-11-24T04:04:44.075Z');
INSERT INTO public.staff_verifications VALUES ('3mrEjWXLndh108uMBTE8TCGo6Uv5GsLT', '2fa-wG3Of8lmho8EB4GaKM5D', '18590486-9a0a-43e3-b04f-bd95309fa7af', '2026-11-24T04:14:44.142Z', '2026-11-24T04:04:44.142Z', '2026-11-24T04:04:44.142Z');
INSERT INTO public.staff_verifications VALUES ('Kz76u9eNDV9zQhOyxDm1WyuihYBLnK9L', '2fa-attempts-2fa-wG3Of8lmho8EB4GaKM5D', '0', '2026-11-24T04:14:44.142Z', '2026-11-24T04:04:44.143Z', '2026-11-24T04:04:44.143Z');
INSERT INTO public.vehicles VALUES ('suzuki-alto-japan-auto', 1, 'Suzuki Alto Japan Auto', 'Suzuki', 'Alto HA36S', 'economy-cars', 'hatchback', 2016, 'Pearl White', 'automatic', 'petrol', 'Petrol', 658, NULL, NULL, 20, 4, 5, 1, 1, 1, 1, 650000, 605000, 570000, 470000, 430000, 390000, 4550000, 8470000, 11970000, 14100000, 38700000, 70200000, 230000, 6000, 4000000, 0, 'A Japanese-market Alto with a CVT gearbox, so there is no clutch to work in town traffic. It seats four and weighs very little, which keeps fuel bills low on the Kurunegala and Kandy roads. Best for couples and solo travellers with one suitcase.', 'images/vehicles/suzuki-alto-japan-auto-side.svg', '["images/vehicles/suzuki-alto-japan-auto-studio.svg","images/vehicles/suzuki-alto-japan-auto-road.svg","images/vehicles/suzuki-alto-japan-auto-plan.svg"]', 1, NULL, 1, '[]', 0);
INSERT INTO public.vehicles VALUES ('suzuki-alto-800-manual', 0, 'Suzuki Alto 800 Manual', 'Suzuki', 'Alto 800 LXi', 'economy-cars', 'hatchback', 2017, 'Silver', 'manual', 'petrol', 'Petrol', 796, NULL, NULL, 18, 5, 5, 1, 0, 1, 1, 550000, 510000, 485000, 395000, 365000, 330000, 3850000, 7140000, 10185000, 11850000, 32850000, 59400000, 220000, 5500, 4000000, 0, 'The lowest daily rate on four wheels and the easiest car to park in Kandy or Galle. The 796 cc engine and five-speed manual suit two adults and a child on the flat roads around Dambulla, Sigiriya and Polonnaruwa. On long hill climbs it needs second gear and patience, so travel light if you are going up to Nuwara Eliya.', 'images/vehicles/suzuki-alto-800-manual-side.svg', '["images/vehicles/suzuki-alto-800-manual-studio.svg","images/vehicles/suzuki-alto-800-manual-road.svg","images/vehicles/suzuki-alto-800-manual-plan.svg","uploads/0123456789abcdef0123456789abcdef-1440.webp"]', 2, NULL, 1, '[]', 0);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (enquiry_id, revision, try_number);
ALTER TABLE ONLY public.audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (at, id);
ALTER TABLE ONLY public.calendar_entries
    ADD CONSTRAINT calendar_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_entries
    ADD CONSTRAINT desk_entries_pkey PRIMARY KEY (received_at, reference);
ALTER TABLE ONLY public.desk_events
    ADD CONSTRAINT desk_events_pkey PRIMARY KEY (enquiry_id, version);
ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.forms
    ADD CONSTRAINT forms_pkey PRIMARY KEY (form_key);
ALTER TABLE ONLY public.intake_addresses
    ADD CONSTRAINT intake_addresses_pkey PRIMARY KEY (address_hash);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.letter_attempts
    ADD CONSTRAINT letter_attempts_pkey PRIMARY KEY (letter_id, try_number);
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (enquiry_id);
ALTER TABLE ONLY public.meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.picture_files
    ADD CONSTRAINT picture_files_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.privacy_jobs
    ADD CONSTRAINT privacy_jobs_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.privacy_settings
    ADD CONSTRAINT privacy_settings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.services
    ADD CONSTRAINT services_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.site_settings
    ADD CONSTRAINT site_settings_pkey PRIMARY KEY (key, version);
ALTER TABLE ONLY public.staff_credentials
    ADD CONSTRAINT staff_credentials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_email_key UNIQUE (email);
ALTER TABLE ONLY public.staff_invitations
    ADD CONSTRAINT staff_invitations_pkey PRIMARY KEY (secret_hash);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_password_resets
    ADD CONSTRAINT staff_reset_links_pkey PRIMARY KEY (secret_hash);
ALTER TABLE ONLY public.staff_second_factors
    ADD CONSTRAINT staff_second_factors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_session_secrets
    ADD CONSTRAINT staff_session_secrets_pkey PRIMARY KEY (session_id, name);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.staff_used_codes
    ADD CONSTRAINT staff_used_codes_pkey PRIMARY KEY (staff_id, code_hash);
ALTER TABLE ONLY public.staff_verifications
    ADD CONSTRAINT staff_verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_pkey PRIMARY KEY (id);
CREATE INDEX attempts_arrived ON public.attempts USING btree (channel, ended_at) WHERE (failure IS NULL);
CREATE INDEX attempts_failed ON public.attempts USING btree (channel, ended_at) WHERE (failure IS NOT NULL);
CREATE INDEX audit_events_by_staff ON public.audit_events USING btree (staff_id, at, id);
CREATE INDEX audit_events_by_subject ON public.audit_events USING btree (subject, subject_id, at, id);
CREATE INDEX calendar_entries_by_end ON public.calendar_entries USING btree (to_at) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX calendar_entries_of_enquiry ON public.calendar_entries USING btree (enquiry_reference) WHERE (removed_at IS NULL);
CREATE INDEX calendar_entries_of_vehicle ON public.calendar_entries USING btree (vehicle_id, to_at) WHERE (removed_at IS NULL);
CREATE INDEX desk_entries_by_email ON public.desk_entries USING btree (email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX desk_entries_by_number ON public.desk_entries USING btree (number_key) WHERE (number_key IS NOT NULL);
CREATE INDEX desk_entries_by_state ON public.desk_entries USING btree (state, received_at, reference);
CREATE INDEX desk_entries_by_vehicle ON public.desk_entries USING btree (vehicle, received_at, reference);
CREATE INDEX desk_events_by_time ON public.desk_events USING btree (at, enquiry_id, version);
CREATE INDEX enquiries_form_key ON public.enquiries USING btree (form_key);
CREATE INDEX enquiries_with_visitor ON public.enquiries USING btree (received_at) WHERE (anonymised_at IS NULL);
CREATE INDEX intake_address ON public.intake USING btree (address_hash, at);
CREATE INDEX intake_addresses_last_at ON public.intake_addresses USING btree (last_at);
CREATE INDEX intake_at ON public.intake USING btree (at);
CREATE INDEX letter_attempts_arrived ON public.letter_attempts USING btree (channel, ended_at) WHERE (failure IS NULL);
CREATE INDEX letter_attempts_failed ON public.letter_attempts USING btree (channel, ended_at) WHERE (failure IS NOT NULL);
CREATE INDEX letters_abandoned ON public.letters USING btree (written_at) WHERE (state = 'abandoned'::text);
CREATE INDEX letters_of_enquiry ON public.letters USING btree (enquiry_id, desk_version);
CREATE INDEX letters_waiting ON public.letters USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX messages_abandoned ON public.messages USING btree (enquiry_id) WHERE (state = 'abandoned'::text);
CREATE INDEX messages_waiting ON public.messages USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX picture_files_by_picture ON public.picture_files USING btree (hash);
CREATE INDEX staff_credentials_of_member ON public.staff_credentials USING btree (staff_id);
CREATE INDEX staff_password_resets_of_member ON public.staff_password_resets USING btree (staff_id);
CREATE INDEX staff_second_factors_of_member ON public.staff_second_factors USING btree (staff_id);
CREATE INDEX staff_sessions_of_member ON public.staff_sessions USING btree (staff_id);
CREATE INDEX staff_verifications_by_identifier ON public.staff_verifications USING btree (identifier);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.messages(enquiry_id);
ALTER TABLE ONLY public.calendar_entries
    ADD CONSTRAINT calendar_entries_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES public.vehicles(id);
ALTER TABLE ONLY public.desk_entries
    ADD CONSTRAINT desk_entries_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id);
ALTER TABLE ONLY public.desk_events
    ADD CONSTRAINT desk_events_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id);
ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_form_key_fkey FOREIGN KEY (form_key) REFERENCES public.forms(form_key);
ALTER TABLE ONLY public.letter_attempts
    ADD CONSTRAINT letter_attempts_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES public.letters(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.letters
    ADD CONSTRAINT letters_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id);
ALTER TABLE ONLY public.picture_files
    ADD CONSTRAINT picture_files_hash_fkey FOREIGN KEY (hash) REFERENCES public.pictures(hash) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_credentials
    ADD CONSTRAINT staff_credentials_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_password_resets
    ADD CONSTRAINT staff_reset_links_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_second_factors
    ADD CONSTRAINT staff_second_factors_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_session_secrets
    ADD CONSTRAINT staff_session_secrets_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.staff_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_used_codes
    ADD CONSTRAINT staff_used_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);
