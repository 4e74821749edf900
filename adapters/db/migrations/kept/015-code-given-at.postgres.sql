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
    staff_id text NOT NULL,
    secret_hash text NOT NULL,
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
INSERT INTO public.attempts VALUES ('518704e1-cefe-41f9-92b3-1fef8347ce8f', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.attempts VALUES ('e9240622-acf7-49b4-a526-0cc863f8a27e', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO public.attempts VALUES ('e8c3dfad-4c3b-4c12-9d1b-2e896d96557a', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.audit_events VALUES ('2026-11-24T02:18:27.764Z', 'ff24ef28-c9eb-4914-a779-5151fda7f338', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T02:18:27.767Z', 'bdc16d83-4eb8-498c-b521-6b4871a1247b', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T02:18:27.769Z', 'ee459716-4087-4af9-b09c-6be1d38a9be5', '8806f0ab-082b-4d34-a78c-d3d16acedbb5', 'Nimal', 'created', 'staff', '8806f0ab-082b-4d34-a78c-d3d16acedbb5', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T02:18:28.159Z', 'eba1eb5d-f8a2-4ae1-b931-8b9beaae78b0', '8806f0ab-082b-4d34-a78c-d3d16acedbb5', 'Nimal', 'changed', 'staff', '8806f0ab-082b-4d34-a78c-d3d16acedbb5', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', 'bcabb771-97f4-4171-b85f-054ce257b18c', 'nimal', 'Nimal', 'created', 'block', '0f26a28e-8a78-489d-83d3-03d43d16faa8', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"begins","from":null,"to":"Sun 22 Nov 2026, 12:00 am"},{"field":"ends","from":null,"to":"Tue 24 Nov 2026, 12:00 am"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', 'e2cddba7-f226-4804-8611-dcd30e450fc8', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '4bcc4b5c-de0b-485e-9bf7-f35a56ee14ae', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"pictures","from":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg","to":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg, uploads/0123456789abcdef0123456789abcdef-1440.webp"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '4c28abac-5c87-4f6d-a3ee-0bd2e548237b', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO public.calendar_entries VALUES ('0f26a28e-8a78-489d-83d3-03d43d16faa8', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO public.categories VALUES ('economy-cars', 0, 'Economy Cars', '/carlist/economy-cars', 'Small, frugal town cars for one to four people with light bags.', 1, NULL, '[]');
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', 'e9240622-acf7-49b4-a526-0cc863f8a27e', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1, 'anna@example.com', '94771234567');
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', 'e8c3dfad-4c3b-4c12-9d1b-2e896d96557a', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', '518704e1-cefe-41f9-92b3-1fef8347ce8f', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2, 'nimal@example.lk', '94771234567');
INSERT INTO public.desk_events VALUES ('518704e1-cefe-41f9-92b3-1fef8347ce8f', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO public.enquiries VALUES ('518704e1-cefe-41f9-92b3-1fef8347ce8f', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('e9240622-acf7-49b4-a526-0cc863f8a27e', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('e8c3dfad-4c3b-4c12-9d1b-2e896d96557a', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.forms VALUES ('form of 7K4M-2Q9T');
INSERT INTO public.forms VALUES ('form of AAAA-0001');
INSERT INTO public.forms VALUES ('form of BBBB-0002');
INSERT INTO public.intake VALUES ('f0ec45312292111b6effa7bf7f4b51b2891dcbb061096fd35dca27ca662c2b0c', '2026-11-24T02:18:28.095Z');
INSERT INTO public.intake VALUES ('35d08b4e6db75498712013d451a93b3ea2d9e9c5bc9cf921e5eee1399bffdd1e', '2026-11-24T02:18:28.160Z');
INSERT INTO public.intake VALUES ('49aebd5c5b1a0d1d6efd8dbe38b8a68e1312800a9cccca64e5c121e8ca76d801', '2026-11-24T02:18:28.160Z');
INSERT INTO public.intake_addresses VALUES ('f0ec45312292111b6effa7bf7f4b51b2891dcbb061096fd35dca27ca662c2b0c', '2026-11-24T02:18:28.095Z');
INSERT INTO public.intake_addresses VALUES ('35d08b4e6db75498712013d451a93b3ea2d9e9c5bc9cf921e5eee1399bffdd1e', '2026-11-24T02:18:28.160Z');
INSERT INTO public.intake_addresses VALUES ('49aebd5c5b1a0d1d6efd8dbe38b8a68e1312800a9cccca64e5c121e8ca76d801', '2026-11-24T02:18:28.160Z');
INSERT INTO public.kysely_migration VALUES ('001-catalogue', '2026-11-24T02:18:27.625Z');
INSERT INTO public.kysely_migration VALUES ('002-enquiries', '2026-11-24T02:18:27.635Z');
INSERT INTO public.kysely_migration VALUES ('003-staff', '2026-11-24T02:18:27.646Z');
INSERT INTO public.kysely_migration VALUES ('004-desk', '2026-11-24T02:18:27.649Z');
INSERT INTO public.kysely_migration VALUES ('005-desk-history', '2026-11-24T02:18:27.651Z');
INSERT INTO public.kysely_migration VALUES ('006-audit', '2026-11-24T02:18:27.660Z');
INSERT INTO public.kysely_migration VALUES ('007-pictures', '2026-11-24T02:18:27.663Z');
INSERT INTO public.kysely_migration VALUES ('008-hires', '2026-11-24T02:18:27.666Z');
INSERT INTO public.kysely_migration VALUES ('009-site-settings', '2026-11-24T02:18:27.668Z');
INSERT INTO public.kysely_migration VALUES ('010-letters', '2026-11-24T02:18:27.674Z');
INSERT INTO public.kysely_migration VALUES ('011-privacy', '2026-11-24T02:18:27.679Z');
INSERT INTO public.kysely_migration VALUES ('012-desk-by-vehicle', '2026-11-24T02:18:27.680Z');
INSERT INTO public.kysely_migration VALUES ('013-extras', '2026-11-24T02:18:27.682Z');
INSERT INTO public.kysely_migration VALUES ('014-retention', '2026-11-24T02:18:27.684Z');
INSERT INTO public.kysely_migration VALUES ('015-code-given-at', '2026-11-24T02:18:27.685Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.letter_attempts VALUES ('189cb61e-d17d-4c7a-90d4-6e48e10923b5', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.letters VALUES ('189cb61e-d17d-4c7a-90d4-6e48e10923b5', 'reply', '<189cb61e-d17d-4c7a-90d4-6e48e10923b5@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Yes, the van is free.', '518704e1-cefe-41f9-92b3-1fef8347ce8f', 2, 'waiting', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('518704e1-cefe-41f9-92b3-1fef8347ce8f', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('e9240622-acf7-49b4-a526-0cc863f8a27e', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('e8c3dfad-4c3b-4c12-9d1b-2e896d96557a', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO public.meta VALUES ('catalogue_version', '90c466a4-48ef-4005-a975-739136bd2cbc');
INSERT INTO public.meta VALUES ('settings_version', 'a7fd1b08-4c53-4b65-bcbb-4e1b90569d7d');
INSERT INTO public.picture_files VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', '\x00ff0a27');
INSERT INTO public.pictures VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO public.privacy_jobs VALUES ('anonymise-enquiries', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_jobs VALUES ('forget-history', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_jobs VALUES ('forget-expired', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_settings VALUES (1, 1, 24, NULL, NULL);
INSERT INTO public.secrets VALUES ('intake-addresses', 'cb78949082cfd7d3956eabc53020c0ec530fe77c25cd450463f655d96da32b6e');
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
INSERT INTO public.staff VALUES ('8806f0ab-082b-4d34-a78c-d3d16acedbb5', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-24T02:18:27.769Z', '2026-11-24T02:18:28.150Z');
INSERT INTO public.staff_credentials VALUES ('25069f27-51e4-4d2a-8f4a-153262b8cc2c', '8806f0ab-082b-4d34-a78c-d3d16acedbb5', '8806f0ab-082b-4d34-a78c-d3d16acedbb5', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Ky0KK9Uy++gVjOz3abXcyw$Qdr6nwVmagdJkkjCeKRJfb8Tt6vEULdJzv3/hfHs90k', '2026-11-24T02:18:27.769Z', '2026-11-24T02:18:27.769Z');
INSERT INTO public.staff_invitations VALUES ('tMQ5BEFkjvh2t9gup4StgWdZUu9lxez5czQtcWyi9no', 'owner', '2026-11-27T02:18:27.764Z', '2026-11-24T02:18:27.769Z');
INSERT INTO public.staff_password_resets VALUES ('8806f0ab-082b-4d34-a78c-d3d16acedbb5', 'y-4SSziLdoFC2nOLcuUcFkvAo57BFIlrSxdSYhDIiLA', '2026-11-24T02:18:28.334Z');
INSERT INTO public.staff_second_factors VALUES ('BOboHtjHyOJeiWABg2SnbvTdJvbHvK5j', '8806f0ab-082b-4d34-a78c-d3d16acedbb5', 'e7a28d7d6e5fd5370e4902e3b0f51ec714eb4964dfaf9b151c2004f984f223d394a1f09d72b775918e0df2dbac6456b25f39a1bf39daa93700fbdab4fff84b46ed3f66e4079906a4', '8a86e50482ca1043eb05345cf7fc12e618bbd71da66160bac62c2260ba2730265626ec36fdfb8adfc238b6a6f8901c9b3477948a16580fd45424cad82a12fa85e46c7cbcfbe56e717a7d20603e7d520dd2b8d6f7f07a9e9d57e63f2aab8f09cc6ae175d6dced0bf99427f03d60ec26fb4c7a8e366a0913f60afe608832f18277481ae02d6b61321a98dd0f0346a3360f4bd0192d79d63a88b7af6b094683228567', 1, 0, NULL);
INSERT INTO public.staff_sessions VALUES ('9KLWQUrAMPwyRZlCqbF3x82xp7roCYzo', '8806f0ab-082b-4d34-a78c-d3d16acedbb5', 'KNgv7L2s59ogDmqwUUdv4uu0qETEic4j', '2026-11-24T14:18:28.151Z', '203.0.113.7', 'Browser', '2026-11-24T02:18:28.151Z', '2026-11-24T02:18:28.151Z', '2026-11-24T02:18:28.159Z');
INSERT INTO public.staff_used_codes VALUES ('8806f0ab-082b-4d34-a78c-d3d16acedbb5', '1puBTh2i4zxcp6VfHylH3QsmQ6e3u_8eF83guOKIr7s', '2026-11-24T02:18:28.156Z');
INSERT INTO public.staff_verifications VALUES ('uoR3735z1wNSY2TAuxFjmhX8FTYKWiuq', '2fa-mdQ3Xird4ej6yjqonCRv', '8806f0ab-082b-4d34-a78c-d3d16acedbb5', '2026-11-24T02:28:28.249Z', '2026-11-24T02:18:28.249Z', '2026-11-24T02:18:28.249Z');
INSERT INTO public.staff_verifications VALUES ('MdhKbVSJ284VkU5dUKfkw2ETwyJapG1b', '2fa-attempts-2fa-mdQ3Xird4ej6yjqonCRv', '0', '2026-11-24T02:28:28.249Z', '2026-11-24T02:18:28.304Z', '2026-11-24T02:18:28.304Z');
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
ALTER TABLE ONLY public.staff_password_resets
    ADD CONSTRAINT staff_password_resets_pkey PRIMARY KEY (staff_id);
ALTER TABLE ONLY public.staff_password_resets
    ADD CONSTRAINT staff_password_resets_secret_hash_key UNIQUE (secret_hash);
ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_second_factors
    ADD CONSTRAINT staff_second_factors_pkey PRIMARY KEY (id);
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
    ADD CONSTRAINT staff_password_resets_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_second_factors
    ADD CONSTRAINT staff_second_factors_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_used_codes
    ADD CONSTRAINT staff_used_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);
