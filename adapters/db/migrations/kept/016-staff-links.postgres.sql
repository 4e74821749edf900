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
INSERT INTO public.attempts VALUES ('74f0d4bb-d986-4ca0-b456-16d035e57e2a', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.attempts VALUES ('2e1670e0-2111-4504-8d43-d5689f6a45e8', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO public.attempts VALUES ('c80e5002-c62b-4176-a074-fa18c6b19c4f', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.attempts VALUES ('ea6f1e81-ec61-453a-aa02-e8d317ca5f2e', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.attempts VALUES ('fcbc9800-afc2-41e5-b4e6-fe4bb406f666', 1, 1, 'none', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', 'unfinished', NULL);
INSERT INTO public.attempts VALUES ('fcbc9800-afc2-41e5-b4e6-fe4bb406f666', 1, 2, 'smtp', '2026-11-21T22:39:54.000Z', '2026-11-21T22:39:54.000Z', NULL, 'owner@example.lk: 550');
INSERT INTO public.audit_events VALUES ('2026-11-24T08:14:23.184Z', '38c83d40-d4b9-495b-916e-20f5d3ebd2ce', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T08:14:23.186Z', '4552a8cc-10fb-42ab-8191-bfcbf8b24e41', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T08:14:23.187Z', '94aad3e3-b6da-498f-be5e-a970723928c4', 'cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', 'Nimal', 'created', 'staff', 'cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T08:14:23.361Z', '82112156-4064-43ff-a517-839062d31453', 'cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', 'Nimal', 'changed', 'staff', 'cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', 'a914274f-8306-42c1-ba78-52079eebcf1a', 'nimal', 'Nimal', 'created', 'block', 'aec361d0-4cf4-45a7-b631-911e04f3f724', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"begins","from":null,"to":"Sun 22 Nov 2026, 12:00 am"},{"field":"ends","from":null,"to":"Tue 24 Nov 2026, 12:00 am"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '649b9d5a-dd00-4c54-8b60-b48415cea752', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', 'e3cc7176-577e-4de2-98b4-f99c3b163d17', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"pictures","from":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg","to":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg, uploads/0123456789abcdef0123456789abcdef-1440.webp"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '4ac0c946-53fd-42a6-a337-99be6a3b144a', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO public.calendar_entries VALUES ('aec361d0-4cf4-45a7-b631-911e04f3f724', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO public.categories VALUES ('economy-cars', 0, 'Economy Cars', '/carlist/economy-cars', 'Small, frugal town cars for one to four people with light bags.', 1, NULL, '[]');
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', '2e1670e0-2111-4504-8d43-d5689f6a45e8', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1, 'anna@example.com', '94771234567');
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', 'c80e5002-c62b-4176-a074-fa18c6b19c4f', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', '74f0d4bb-d986-4ca0-b456-16d035e57e2a', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2, 'nimal@example.lk', '94771234567');
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'CCCC-0003', '656cff80-c7ba-4074-a758-2f3b9fcb172f', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'cccc-0003 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'DDDD-0004', 'ea6f1e81-ec61-453a-aa02-e8d317ca5f2e', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'dddd-0004 nimal silva nimal@example.lk', 2, 'nimal@example.lk', NULL);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'EEEE-0005', 'fcbc9800-afc2-41e5-b4e6-fe4bb406f666', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'eeee-0005 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO public.desk_events VALUES ('74f0d4bb-d986-4ca0-b456-16d035e57e2a', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO public.enquiries VALUES ('74f0d4bb-d986-4ca0-b456-16d035e57e2a', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('2e1670e0-2111-4504-8d43-d5689f6a45e8', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('c80e5002-c62b-4176-a074-fa18c6b19c4f', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('656cff80-c7ba-4074-a758-2f3b9fcb172f', 'form of CCCC-0003', 'CCCC-0003', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('ea6f1e81-ec61-453a-aa02-e8d317ca5f2e', 'form of DDDD-0004', 'DDDD-0004', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 41 pilgrims.","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', '2026-11-21T22:36:54.000Z', NULL, NULL);
INSERT INTO public.enquiries VALUES ('fcbc9800-afc2-41e5-b4e6-fe4bb406f666', 'form of EEEE-0005', 'EEEE-0005', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.forms VALUES ('form of 7K4M-2Q9T');
INSERT INTO public.forms VALUES ('form of AAAA-0001');
INSERT INTO public.forms VALUES ('form of BBBB-0002');
INSERT INTO public.forms VALUES ('form of CCCC-0003');
INSERT INTO public.forms VALUES ('form of DDDD-0004');
INSERT INTO public.forms VALUES ('form of EEEE-0005');
INSERT INTO public.intake VALUES ('252fb720898b4930a78399b6e4a7885e5ecfc9e5d421edc0b52fbe286d714032', '2026-11-24T08:14:23.307Z');
INSERT INTO public.intake VALUES ('e2329db28c0994e9474d6ef5577cbcfe3682a1e4df4086a5567c1917a6b6aa5b', '2026-11-24T08:14:23.361Z');
INSERT INTO public.intake VALUES ('45a7a4f1ccd192013188bb6a5175e802dad0f2881be41871b1938b43dbc50f19', '2026-11-24T08:14:23.361Z');
INSERT INTO public.intake_addresses VALUES ('252fb720898b4930a78399b6e4a7885e5ecfc9e5d421edc0b52fbe286d714032', '2026-11-24T08:14:23.307Z');
INSERT INTO public.intake_addresses VALUES ('e2329db28c0994e9474d6ef5577cbcfe3682a1e4df4086a5567c1917a6b6aa5b', '2026-11-24T08:14:23.361Z');
INSERT INTO public.intake_addresses VALUES ('45a7a4f1ccd192013188bb6a5175e802dad0f2881be41871b1938b43dbc50f19', '2026-11-24T08:14:23.361Z');
INSERT INTO public.kysely_migration VALUES ('001-catalogue', '2026-11-24T08:14:22.984Z');
INSERT INTO public.kysely_migration VALUES ('002-enquiries', '2026-11-24T08:14:23.001Z');
INSERT INTO public.kysely_migration VALUES ('003-staff', '2026-11-24T08:14:23.020Z');
INSERT INTO public.kysely_migration VALUES ('004-desk', '2026-11-24T08:14:23.025Z');
INSERT INTO public.kysely_migration VALUES ('005-desk-history', '2026-11-24T08:14:23.028Z');
INSERT INTO public.kysely_migration VALUES ('006-audit', '2026-11-24T08:14:23.033Z');
INSERT INTO public.kysely_migration VALUES ('007-pictures', '2026-11-24T08:14:23.038Z');
INSERT INTO public.kysely_migration VALUES ('008-hires', '2026-11-24T08:14:23.043Z');
INSERT INTO public.kysely_migration VALUES ('009-site-settings', '2026-11-24T08:14:23.047Z');
INSERT INTO public.kysely_migration VALUES ('010-letters', '2026-11-24T08:14:23.060Z');
INSERT INTO public.kysely_migration VALUES ('011-privacy', '2026-11-24T08:14:23.068Z');
INSERT INTO public.kysely_migration VALUES ('012-desk-by-vehicle', '2026-11-24T08:14:23.070Z');
INSERT INTO public.kysely_migration VALUES ('013-extras', '2026-11-24T08:14:23.072Z');
INSERT INTO public.kysely_migration VALUES ('014-retention', '2026-11-24T08:14:23.074Z');
INSERT INTO public.kysely_migration VALUES ('015-code-given-at', '2026-11-24T08:14:23.077Z');
INSERT INTO public.kysely_migration VALUES ('016-staff-links', '2026-11-24T08:14:23.084Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.letter_attempts VALUES ('5c26857e-e52b-4e11-87c7-8f7015632356', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.letter_attempts VALUES ('6f647422-949a-49e0-bbe1-44fd6fbdb276', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.letter_attempts VALUES ('915b6844-ce50-4fe5-81a9-14e0bf9f7f99', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.letter_attempts VALUES ('77b4545d-6c12-4781-88f8-f6bd657b63ac', 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.letter_attempts VALUES ('e8d7aa58-46c9-4f3c-afe2-63352218d0cd', 1, 'none', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', 'unfinished', NULL);
INSERT INTO public.letter_attempts VALUES ('e8d7aa58-46c9-4f3c-afe2-63352218d0cd', 2, 'smtp', '2026-11-21T22:39:54.000Z', '2026-11-21T22:39:54.000Z', NULL, NULL);
INSERT INTO public.letters VALUES ('5c26857e-e52b-4e11-87c7-8f7015632356', 'reply', '<5c26857e-e52b-4e11-87c7-8f7015632356@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Yes, the van is free.', '74f0d4bb-d986-4ca0-b456-16d035e57e2a', 2, 'waiting', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.letters VALUES ('6f647422-949a-49e0-bbe1-44fd6fbdb276', 'reply', '<6f647422-949a-49e0-bbe1-44fd6fbdb276@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'The van is still free.', '74f0d4bb-d986-4ca0-b456-16d035e57e2a', 3, 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.letters VALUES ('915b6844-ce50-4fe5-81a9-14e0bf9f7f99', 'reply', '<915b6844-ce50-4fe5-81a9-14e0bf9f7f99@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Is the van still wanted?', '74f0d4bb-d986-4ca0-b456-16d035e57e2a', 4, 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.letters VALUES ('77b4545d-6c12-4781-88f8-f6bd657b63ac', 'passwordReset', '<77b4545d-6c12-4781-88f8-f6bd657b63ac@www.example.lk>', '2026-11-21T22:34:54.000Z', '2026-11-21T23:04:54.000Z', 'nimal@example.lk', 'Your account', '', NULL, NULL, 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.letters VALUES ('e8d7aa58-46c9-4f3c-afe2-63352218d0cd', 'ownerNotice', '<e8d7aa58-46c9-4f3c-afe2-63352218d0cd@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL, 'delivered', 2, '2026-11-21T22:43:54.000Z', NULL, NULL);
INSERT INTO public.letters VALUES ('45a4026a-d377-4adb-9cc9-3c26d96e2655', 'ownerNotice', '<45a4026a-d377-4adb-9cc9-3c26d96e2655@www.example.lk>', '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL, 'waiting', 1, '2026-11-21T22:43:54.000Z', 'worker', '2026-11-21T22:40:54.000Z');
INSERT INTO public.letters VALUES ('112ec073-fddb-41ab-98ed-f51f8c2bf232', 'passwordReset', NULL, '2026-11-21T22:34:54.000Z', '2026-11-21T23:34:54.000Z', 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL, 'waiting', 0, '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.letters VALUES ('c634eea3-76c1-404c-ac57-622c5a9de0cb', 'ownerNotice', NULL, '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL, 'waiting', 0, '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('74f0d4bb-d986-4ca0-b456-16d035e57e2a', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('2e1670e0-2111-4504-8d43-d5689f6a45e8', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('c80e5002-c62b-4176-a074-fa18c6b19c4f', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('656cff80-c7ba-4074-a758-2f3b9fcb172f', 1, '<cccc-0003.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:54.000Z', 'worker', '2026-11-21T22:35:54.000Z');
INSERT INTO public.messages VALUES ('ea6f1e81-ec61-453a-aa02-e8d317ca5f2e', 2, '<dddd-0004.2@www.example.lk>', 'waiting', 0, '2026-11-21T22:36:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('fcbc9800-afc2-41e5-b4e6-fe4bb406f666', 1, '<eeee-0005.1@www.example.lk>', 'delivered', 2, '2026-11-21T22:43:54.000Z', NULL, NULL);
INSERT INTO public.meta VALUES ('catalogue_version', '95e71ead-bd81-4301-ae55-9841a733966e');
INSERT INTO public.meta VALUES ('settings_version', 'ae0ead0c-eddf-4032-9f9f-7b2e088b5a0f');
INSERT INTO public.picture_files VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', '\x00ff0a27');
INSERT INTO public.pictures VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO public.privacy_jobs VALUES ('anonymise-enquiries', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_jobs VALUES ('forget-history', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_jobs VALUES ('forget-expired', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_settings VALUES (1, 1, 24, NULL, NULL);
INSERT INTO public.secrets VALUES ('intake-addresses', 'e33c4879f9b546c2f814dcc30aecd52cfa04073d4b36586926e2e83bcdf48ba8');
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
INSERT INTO public.staff VALUES ('cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-24T08:14:23.187Z', '2026-11-24T08:14:23.356Z');
INSERT INTO public.staff_credentials VALUES ('f74328d7-7bc1-4e49-987a-7954d9579e97', 'cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', 'cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$BGjZZWmSAf1LSe+SBO03zA$1aSMZNFj55XBGGsHsWvCL48MQ/2k0B7X4EjTTJ4jV9g', '2026-11-24T08:14:23.187Z', '2026-11-24T08:14:23.187Z');
INSERT INTO public.staff_invitations VALUES ('N3oxSSBrl7RUd175ObGbjPMNKPuqFNVELZUzCIkVXKI', 'owner', '2026-11-27T08:14:23.184Z', '2026-11-24T08:14:23.187Z');
INSERT INTO public.staff_password_resets VALUES ('z12QqGTp-L17WxZ7FMGP2uyxlvECk9_DPqvugVLX9D8', 'cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', '2026-11-24T08:14:23.463Z');
INSERT INTO public.staff_second_factors VALUES ('PQThG3OQpQA2PWAGTm6YvrSbylVYe1LD', 'cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', 'a84db437cfb2acdad7563bca4a2ca26279bd67685c466dbf3f495447e50619a57513ac365c2c31d1fbc4b16bb9c2950a3f364874ccbc546c8a4077b3d26b0ec499fc859d7a0253bb', '2701d84d5e473a0cbbdc5f5f8c8b2ea7f5eff60c827337fdcc609f29a70a9690721bedb7e5a5311e13811661b5d24561f3d5ada047662ad4b18f5facae957f9c9eb11c9caf8430f27fff21df1b320827a3babb208cfdbafa7ac419f3f9b4d708e959eb1cec90e1ed7d71c9064aa4a290a02536820461c7fbf1ffb15c7987180cfc0d5eaf2071530d9dfc96814dca58202b273e0a086fc9966e245a6c618c29eb7a', 1, 0, NULL);
INSERT INTO public.staff_session_secrets VALUES ('kyVwNdZuNFpaLGWEIQ27PIGlNvb1NnIk', 'invitation', '8489bc9a9e825f641b0739e554e3fc32f9c01e16a899abf3149e9205819c3ecf11bbee6fcecd887e4b4ceed027bc7eeb4523c22642acdc490f0f49e751bcaa8cd94815012a56f1e40c5d3b09b2e8a4e695c9f6', '2026-11-24T08:24:23.465Z');
INSERT INTO public.staff_sessions VALUES ('kyVwNdZuNFpaLGWEIQ27PIGlNvb1NnIk', 'cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', '0ETqqyrVn7dY9ZIejBWVix35VfiW0OJC', '2026-11-24T20:14:23.357Z', '203.0.113.7', 'Browser', '2026-11-24T08:14:23.357Z', '2026-11-24T08:14:23.357Z', '2026-11-24T08:14:23.361Z');
INSERT INTO public.staff_used_codes VALUES ('cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', 'BJnydj5v4XPSorizh1kF_CiHBLpkt6p8X0IwEs7Gkxw', '2026-11-24T08:14:23.360Z');
INSERT INTO public.staff_verifications VALUES ('dkNdWH26jZFzMx96IkjvYjCYCYeLDgFE', '2fa-dMKzhucc7952yGz2MQTX', 'cb65095a-bfbf-4bd1-9c84-3aeeca8ef4ed', '2026-11-24T08:24:23.424Z', '2026-11-24T08:14:23.424Z', '2026-11-24T08:14:23.424Z');
INSERT INTO public.staff_verifications VALUES ('OX8pB1FwKj3IrlS0jAKLsngvKzgUqoAM', '2fa-attempts-2fa-dMKzhucc7952yGz2MQTX', '0', '2026-11-24T08:24:23.424Z', '2026-11-24T08:14:23.425Z', '2026-11-24T08:14:23.425Z');
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
