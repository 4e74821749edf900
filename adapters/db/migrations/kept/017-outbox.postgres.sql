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
CREATE TABLE public.deliveries (
    id text NOT NULL,
    enquiry_id text,
    email_id text,
    destination text NOT NULL,
    revision integer NOT NULL,
    message_id text,
    state text NOT NULL,
    attempts integer NOT NULL,
    recorded_at text NOT NULL,
    written_at text NOT NULL,
    next_attempt_at text NOT NULL,
    lease_owner text,
    lease_until text,
    CONSTRAINT deliveries_check CHECK (((enquiry_id IS NULL) <> (email_id IS NULL))),
    CONSTRAINT deliveries_check1 CHECK (((email_id IS NULL) OR (destination = 'primary'::text))),
    CONSTRAINT deliveries_destination_check CHECK ((destination = ANY (ARRAY['primary'::text, 'webhook'::text]))),
    CONSTRAINT deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'abandoned'::text])))
);
CREATE TABLE public.delivery_attempts (
    delivery_id text NOT NULL,
    revision integer NOT NULL,
    attempt_number integer NOT NULL,
    channel text NOT NULL,
    started_at text NOT NULL,
    ended_at text NOT NULL,
    failure text,
    detail text
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
CREATE TABLE public.emails (
    id text NOT NULL,
    kind text NOT NULL,
    written_at text NOT NULL,
    expires_at text,
    to_address text,
    subject text NOT NULL,
    body text NOT NULL,
    enquiry_id text,
    enquiry_version integer
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
INSERT INTO public.audit_events VALUES ('2026-11-24T08:58:25.737Z', 'ad2a45ae-c1d5-4ff9-84a5-f9d16ed251e6', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T08:58:25.739Z', '8f57b331-0a31-4367-8ac2-bb63aec6455c', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T08:58:25.740Z', 'c18d0826-b127-4b1a-b761-862cbdb843e7', 'e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', 'Nimal', 'created', 'staff', 'e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO public.audit_events VALUES ('2026-11-24T08:58:26.048Z', 'b4a8b2a0-c303-4e5b-bd1b-761f18849973', 'e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', 'Nimal', 'changed', 'staff', 'e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '733d2a51-630d-4cc5-ae5b-06114d0780bc', 'nimal', 'Nimal', 'created', 'block', '735653df-560b-49ea-befe-5fccede260b1', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"begins","from":null,"to":"Sun 22 Nov 2026, 12:00 am"},{"field":"ends","from":null,"to":"Tue 24 Nov 2026, 12:00 am"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '801d974a-56f6-4e01-9c77-ce652a5069cc', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', 'df16f491-210c-4c86-8c5b-24280dc9abec', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"pictures","from":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg","to":"images/vehicles/suzuki-alto-800-manual-studio.svg, images/vehicles/suzuki-alto-800-manual-road.svg, images/vehicles/suzuki-alto-800-manual-plan.svg, uploads/0123456789abcdef0123456789abcdef-1440.webp"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '2079963c-b605-4664-aac9-6da866b791ac', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO public.calendar_entries VALUES ('735653df-560b-49ea-befe-5fccede260b1', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO public.categories VALUES ('economy-cars', 0, 'Economy Cars', '/carlist/economy-cars', 'Small, frugal town cars for one to four people with light bags.', 1, NULL, '[]');
INSERT INTO public.deliveries VALUES ('6ace05b9-8323-49a8-a081-377b02855ea7', 'aa035261-5026-4071-bee1-2a84afd8bbb4', NULL, 'webhook', 1, 'enquiry_7k4m-2q9t_1', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('aa035261-5026-4071-bee1-2a84afd8bbb4', 'aa035261-5026-4071-bee1-2a84afd8bbb4', NULL, 'primary', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('a474d676-d02e-4be2-ac71-5af3b69d3128', '39eaccce-38ef-46bd-9aca-5d8b2e80972c', NULL, 'webhook', 1, 'enquiry_aaaa-0001_1', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('39eaccce-38ef-46bd-9aca-5d8b2e80972c', '39eaccce-38ef-46bd-9aca-5d8b2e80972c', NULL, 'primary', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('4562c29d-a227-400d-882c-ed338e0816b0', '64afb5a2-82a7-428f-b1e2-ecdc45add74b', NULL, 'webhook', 1, 'enquiry_bbbb-0002_1', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('64afb5a2-82a7-428f-b1e2-ecdc45add74b', '64afb5a2-82a7-428f-b1e2-ecdc45add74b', NULL, 'primary', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('63312ee4-9bba-4a7c-97eb-0745c76b8ca3', 'a3440421-7d96-4ca1-a72f-e4f7fa7401ce', NULL, 'webhook', 1, 'enquiry_cccc-0003_1', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('a3440421-7d96-4ca1-a72f-e4f7fa7401ce', 'a3440421-7d96-4ca1-a72f-e4f7fa7401ce', NULL, 'primary', 1, '<cccc-0003.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', 'worker', '2026-11-21T22:35:54.000Z');
INSERT INTO public.deliveries VALUES ('f08f5360-c9c9-483f-a3a8-b5b1075c9e0c', 'f08f5360-c9c9-483f-a3a8-b5b1075c9e0c', NULL, 'primary', 2, '<dddd-0004.2@www.example.lk>', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:36:54.000Z', '2026-11-21T22:36:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('0259db4b-4947-4b6f-b9bd-a954386191c5', 'f08f5360-c9c9-483f-a3a8-b5b1075c9e0c', NULL, 'webhook', 2, 'enquiry_dddd-0004_2', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:36:54.000Z', '2026-11-21T22:36:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('bf86b88c-c749-441e-a929-72fc411ed739', '3486516b-8379-4423-8684-dadb32722b0f', NULL, 'webhook', 1, 'enquiry_eeee-0005_1', 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('3486516b-8379-4423-8684-dadb32722b0f', '3486516b-8379-4423-8684-dadb32722b0f', NULL, 'primary', 1, '<eeee-0005.1@www.example.lk>', 'delivered', 2, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:43:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('a89d88d2-8cf8-4b87-b8cc-2a6301037c39', NULL, 'a89d88d2-8cf8-4b87-b8cc-2a6301037c39', 'primary', 1, '<a89d88d2-8cf8-4b87-b8cc-2a6301037c39@www.example.lk>', 'waiting', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('bada33a4-2d02-4fef-abcd-ee2f158db327', NULL, 'bada33a4-2d02-4fef-abcd-ee2f158db327', 'primary', 1, '<bada33a4-2d02-4fef-abcd-ee2f158db327@www.example.lk>', 'delivered', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('88e4d532-b5ce-4dfc-bb82-75b142b4c6ac', NULL, '88e4d532-b5ce-4dfc-bb82-75b142b4c6ac', 'primary', 1, '<88e4d532-b5ce-4dfc-bb82-75b142b4c6ac@www.example.lk>', 'abandoned', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('86d404d8-d26e-43b0-82c9-1bc9868f10dd', NULL, '86d404d8-d26e-43b0-82c9-1bc9868f10dd', 'primary', 1, '<86d404d8-d26e-43b0-82c9-1bc9868f10dd@www.example.lk>', 'delivered', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('194929c7-f89c-47a1-b798-38a26f41782c', NULL, '194929c7-f89c-47a1-b798-38a26f41782c', 'primary', 1, '<194929c7-f89c-47a1-b798-38a26f41782c@www.example.lk>', 'delivered', 2, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:43:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('b817ae52-aee8-4e20-ab83-268a6c6c58ea', NULL, 'b817ae52-aee8-4e20-ab83-268a6c6c58ea', 'primary', 1, '<b817ae52-aee8-4e20-ab83-268a6c6c58ea@www.example.lk>', 'waiting', 1, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:43:54.000Z', 'worker', '2026-11-21T22:40:54.000Z');
INSERT INTO public.deliveries VALUES ('a4ccac6b-1ef7-4973-8aeb-3b5378dba69c', NULL, 'a4ccac6b-1ef7-4973-8aeb-3b5378dba69c', 'primary', 1, NULL, 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.deliveries VALUES ('de0ff06d-0d94-4dd5-8f22-d4eb6ed3bb00', NULL, 'de0ff06d-0d94-4dd5-8f22-d4eb6ed3bb00', 'primary', 1, NULL, 'waiting', 0, '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.delivery_attempts VALUES ('aa035261-5026-4071-bee1-2a84afd8bbb4', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.delivery_attempts VALUES ('39eaccce-38ef-46bd-9aca-5d8b2e80972c', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO public.delivery_attempts VALUES ('64afb5a2-82a7-428f-b1e2-ecdc45add74b', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.delivery_attempts VALUES ('f08f5360-c9c9-483f-a3a8-b5b1075c9e0c', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.delivery_attempts VALUES ('3486516b-8379-4423-8684-dadb32722b0f', 1, 1, 'none', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', 'unfinished', NULL);
INSERT INTO public.delivery_attempts VALUES ('3486516b-8379-4423-8684-dadb32722b0f', 1, 2, 'smtp', '2026-11-21T22:39:54.000Z', '2026-11-21T22:39:54.000Z', NULL, 'owner@example.lk: 550');
INSERT INTO public.delivery_attempts VALUES ('a89d88d2-8cf8-4b87-b8cc-2a6301037c39', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.delivery_attempts VALUES ('bada33a4-2d02-4fef-abcd-ee2f158db327', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.delivery_attempts VALUES ('88e4d532-b5ce-4dfc-bb82-75b142b4c6ac', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.delivery_attempts VALUES ('86d404d8-d26e-43b0-82c9-1bc9868f10dd', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.delivery_attempts VALUES ('194929c7-f89c-47a1-b798-38a26f41782c', 1, 1, 'none', '2026-11-21T22:34:54.000Z', '2026-11-21T22:35:54.000Z', 'unfinished', NULL);
INSERT INTO public.delivery_attempts VALUES ('194929c7-f89c-47a1-b798-38a26f41782c', 1, 2, 'smtp', '2026-11-21T22:39:54.000Z', '2026-11-21T22:39:54.000Z', NULL, NULL);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', '39eaccce-38ef-46bd-9aca-5d8b2e80972c', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1, 'anna@example.com', '94771234567');
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', '64afb5a2-82a7-428f-b1e2-ecdc45add74b', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', 'aa035261-5026-4071-bee1-2a84afd8bbb4', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2, 'nimal@example.lk', '94771234567');
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'CCCC-0003', 'a3440421-7d96-4ca1-a72f-e4f7fa7401ce', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'cccc-0003 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'DDDD-0004', 'f08f5360-c9c9-483f-a3a8-b5b1075c9e0c', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'dddd-0004 nimal silva nimal@example.lk', 2, 'nimal@example.lk', NULL);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'EEEE-0005', '3486516b-8379-4423-8684-dadb32722b0f', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'eeee-0005 nimal silva nimal@example.lk', 1, 'nimal@example.lk', NULL);
INSERT INTO public.desk_events VALUES ('aa035261-5026-4071-bee1-2a84afd8bbb4', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO public.emails VALUES ('a89d88d2-8cf8-4b87-b8cc-2a6301037c39', 'reply', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Yes, the van is free.', 'aa035261-5026-4071-bee1-2a84afd8bbb4', 2);
INSERT INTO public.emails VALUES ('bada33a4-2d02-4fef-abcd-ee2f158db327', 'reply', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'The van is still free.', 'aa035261-5026-4071-bee1-2a84afd8bbb4', 3);
INSERT INTO public.emails VALUES ('88e4d532-b5ce-4dfc-bb82-75b142b4c6ac', 'reply', '2026-11-21T22:34:54.000Z', NULL, 'anna@example.com', 'Your request 7K4M-2Q9T', 'Is the van still wanted?', 'aa035261-5026-4071-bee1-2a84afd8bbb4', 4);
INSERT INTO public.emails VALUES ('86d404d8-d26e-43b0-82c9-1bc9868f10dd', 'passwordReset', '2026-11-21T22:34:54.000Z', '2026-11-21T23:04:54.000Z', 'nimal@example.lk', 'Your account', '', NULL, NULL);
INSERT INTO public.emails VALUES ('194929c7-f89c-47a1-b798-38a26f41782c', 'ownerNotice', '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL);
INSERT INTO public.emails VALUES ('b817ae52-aee8-4e20-ab83-268a6c6c58ea', 'ownerNotice', '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL);
INSERT INTO public.emails VALUES ('a4ccac6b-1ef7-4973-8aeb-3b5378dba69c', 'passwordReset', '2026-11-21T22:34:54.000Z', '2026-11-21T23:34:54.000Z', 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL);
INSERT INTO public.emails VALUES ('de0ff06d-0d94-4dd5-8f22-d4eb6ed3bb00', 'ownerNotice', '2026-11-21T22:34:54.000Z', NULL, 'nimal@example.lk', 'Your account', 'https://www.example.lk/office/new-password#secret', NULL, NULL);
INSERT INTO public.enquiries VALUES ('aa035261-5026-4071-bee1-2a84afd8bbb4', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('39eaccce-38ef-46bd-9aca-5d8b2e80972c', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('64afb5a2-82a7-428f-b1e2-ecdc45add74b', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('a3440421-7d96-4ca1-a72f-e4f7fa7401ce', 'form of CCCC-0003', 'CCCC-0003', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.enquiries VALUES ('f08f5360-c9c9-483f-a3a8-b5b1075c9e0c', 'form of DDDD-0004', 'DDDD-0004', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 41 pilgrims.","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', '2026-11-21T22:36:54.000Z', NULL, NULL);
INSERT INTO public.enquiries VALUES ('3486516b-8379-4423-8684-dadb32722b0f', 'form of EEEE-0005', 'EEEE-0005', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL, NULL, NULL);
INSERT INTO public.forms VALUES ('form of 7K4M-2Q9T');
INSERT INTO public.forms VALUES ('form of AAAA-0001');
INSERT INTO public.forms VALUES ('form of BBBB-0002');
INSERT INTO public.forms VALUES ('form of CCCC-0003');
INSERT INTO public.forms VALUES ('form of DDDD-0004');
INSERT INTO public.forms VALUES ('form of EEEE-0005');
INSERT INTO public.intake VALUES ('ad9d7ab2751e6718cac0463b3148c5176d45da75d2b2b3556838952d119f9a83', '2026-11-24T08:58:25.971Z');
INSERT INTO public.intake VALUES ('5f15cd87dc4ea78854901bde10113cf36a9ecff69c1d6ddec5fad78cdccc940c', '2026-11-24T08:58:26.048Z');
INSERT INTO public.intake VALUES ('5ae916d887ce7947f06c9a1103628ca40b73c1482bdf55e6356a3ce857282fdf', '2026-11-24T08:58:26.048Z');
INSERT INTO public.intake_addresses VALUES ('ad9d7ab2751e6718cac0463b3148c5176d45da75d2b2b3556838952d119f9a83', '2026-11-24T08:58:25.971Z');
INSERT INTO public.intake_addresses VALUES ('5f15cd87dc4ea78854901bde10113cf36a9ecff69c1d6ddec5fad78cdccc940c', '2026-11-24T08:58:26.048Z');
INSERT INTO public.intake_addresses VALUES ('5ae916d887ce7947f06c9a1103628ca40b73c1482bdf55e6356a3ce857282fdf', '2026-11-24T08:58:26.048Z');
INSERT INTO public.kysely_migration VALUES ('001-catalogue', '2026-11-24T08:58:25.585Z');
INSERT INTO public.kysely_migration VALUES ('002-enquiries', '2026-11-24T08:58:25.595Z');
INSERT INTO public.kysely_migration VALUES ('003-staff', '2026-11-24T08:58:25.607Z');
INSERT INTO public.kysely_migration VALUES ('004-desk', '2026-11-24T08:58:25.612Z');
INSERT INTO public.kysely_migration VALUES ('005-desk-history', '2026-11-24T08:58:25.614Z');
INSERT INTO public.kysely_migration VALUES ('006-audit', '2026-11-24T08:58:25.617Z');
INSERT INTO public.kysely_migration VALUES ('007-pictures', '2026-11-24T08:58:25.621Z');
INSERT INTO public.kysely_migration VALUES ('008-hires', '2026-11-24T08:58:25.624Z');
INSERT INTO public.kysely_migration VALUES ('009-site-settings', '2026-11-24T08:58:25.626Z');
INSERT INTO public.kysely_migration VALUES ('010-letters', '2026-11-24T08:58:25.634Z');
INSERT INTO public.kysely_migration VALUES ('011-privacy', '2026-11-24T08:58:25.640Z');
INSERT INTO public.kysely_migration VALUES ('012-desk-by-vehicle', '2026-11-24T08:58:25.641Z');
INSERT INTO public.kysely_migration VALUES ('013-extras', '2026-11-24T08:58:25.643Z');
INSERT INTO public.kysely_migration VALUES ('014-retention', '2026-11-24T08:58:25.645Z');
INSERT INTO public.kysely_migration VALUES ('015-code-given-at', '2026-11-24T08:58:25.646Z');
INSERT INTO public.kysely_migration VALUES ('016-staff-links', '2026-11-24T08:58:25.650Z');
INSERT INTO public.kysely_migration VALUES ('017-outbox', '2026-11-24T08:58:25.662Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.meta VALUES ('catalogue_version', 'b7d057ea-c7a7-4c4c-88fd-49bd434d1088');
INSERT INTO public.meta VALUES ('settings_version', 'c7558b3f-2a29-4125-aad9-dc77d8a55fc9');
INSERT INTO public.picture_files VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', '\x00ff0a27');
INSERT INTO public.pictures VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO public.privacy_jobs VALUES ('anonymise-enquiries', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_jobs VALUES ('forget-history', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_jobs VALUES ('forget-expired', '1970-01-01T00:00:00.000Z', NULL, NULL, 0);
INSERT INTO public.privacy_settings VALUES (1, 1, 24, NULL, NULL);
INSERT INTO public.secrets VALUES ('intake-addresses', '4099cb92160a2f761b04b5467783cb175c98828fd91d514b0218eced5e492f38');
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
INSERT INTO public.staff VALUES ('e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-24T08:58:25.740Z', '2026-11-24T08:58:26.029Z');
INSERT INTO public.staff_credentials VALUES ('315773a5-e0d5-4c17-bbf8-d2507c70a56b', 'e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', 'e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$LqVw1ByGPAEvhlDLw8cu0Q$QaP2eutSz0MIi0mqTG7ZYOPiNqFBjc9ujCa3RXmVtMc', '2026-11-24T08:58:25.740Z', '2026-11-24T08:58:25.740Z');
INSERT INTO public.staff_invitations VALUES ('pIJGu7z3DK8u0sCrzlHXwVCpdrDkdMfYP4WYF5-g3co', 'owner', '2026-11-27T08:58:25.737Z', '2026-11-24T08:58:25.740Z');
INSERT INTO public.staff_password_resets VALUES ('74BIXOCaxy4qx6a-ZUGB3VbtzgjN8BTO6HRn3ankoMM', 'e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', '2026-11-24T08:58:26.107Z');
INSERT INTO public.staff_second_factors VALUES ('AZqaPplgqSxuKNQEXr5OkAionBFCTIJi', 'e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', '4577975f510a3413ac57db94820221ce7b2590d1fc1f8d0279f4010c6bc5c9291aecc0ad19de4ba47e813126256eaa9b8c50c198b55dc765e869f061c120271c7fc6828b5030958d', '261286f6f9f145de58da195b9719016c3e4bb62f2c76609c236eadc7a5e20c116a7a81ef5e1cc5e962386a12712ac79f9051462fc7e91348f908f5147291095bf9b79234cc3dde91dd9ec4b8bfe8345022eda90bbd3d6ea09ec9b19ff5c45f382c69eaaa450b343f4ea0b81713553a69cbd7dd6bf8be85a086050f5f2f5f7d8dab545c2ff48b36cd2650bc6e6d376df7a062f9a89529a3d628d96014bc4b0f5335', 1, 0, NULL);
INSERT INTO public.staff_session_secrets VALUES ('bYivJVqOAZQ1pRHRtATlTUcJPV9CkvBS', 'invitation', 'a05cd7d08efd178ad0d81a9d8c9c49ce84dabf1d788997fffb3d02ac522fb58e8c15f1ed9159f475a89c27649ecfd88833686a9b71d907153d8c1bbfe16a499d989b38de3863b8ac5bcacce8bce02098ab1ec2', '2026-11-24T09:08:26.107Z');
INSERT INTO public.staff_sessions VALUES ('bYivJVqOAZQ1pRHRtATlTUcJPV9CkvBS', 'e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', 'VcJxv4R3fYCdmKDAIRdz7Ye53fHxLH1V', '2026-11-24T20:58:26.030Z', '203.0.113.7', 'Browser', '2026-11-24T08:58:26.030Z', '2026-11-24T08:58:26.030Z', '2026-11-24T08:58:26.047Z');
INSERT INTO public.staff_used_codes VALUES ('e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', 'QWLNzDkPHxBcGmPVVDerRWaeLq2_MKvRj3av7d5tH8c', '2026-11-24T08:58:26.046Z');
INSERT INTO public.staff_verifications VALUES ('E6Sp5WeIglHJh5CjoYKjryIviJxCEaIx', '2fa-6oLxuXrkBmGhQROGHDDX', 'e3540ecb-3749-4a4a-b9c5-0f0f27e20aec', '2026-11-24T09:08:26.101Z', '2026-11-24T08:58:26.101Z', '2026-11-24T08:58:26.101Z');
INSERT INTO public.staff_verifications VALUES ('6vDWEbYAzO0dI6DOhsCT3alNStoUiIox', '2fa-attempts-2fa-6oLxuXrkBmGhQROGHDDX', '0', '2026-11-24T09:08:26.101Z', '2026-11-24T08:58:26.102Z', '2026-11-24T08:58:26.102Z');
INSERT INTO public.vehicles VALUES ('suzuki-alto-japan-auto', 1, 'Suzuki Alto Japan Auto', 'Suzuki', 'Alto HA36S', 'economy-cars', 'hatchback', 2016, 'Pearl White', 'automatic', 'petrol', 'Petrol', 658, NULL, NULL, 20, 4, 5, 1, 1, 1, 1, 650000, 605000, 570000, 470000, 430000, 390000, 4550000, 8470000, 11970000, 14100000, 38700000, 70200000, 230000, 6000, 4000000, 0, 'A Japanese-market Alto with a CVT gearbox, so there is no clutch to work in town traffic. It seats four and weighs very little, which keeps fuel bills low on the Kurunegala and Kandy roads. Best for couples and solo travellers with one suitcase.', 'images/vehicles/suzuki-alto-japan-auto-side.svg', '["images/vehicles/suzuki-alto-japan-auto-studio.svg","images/vehicles/suzuki-alto-japan-auto-road.svg","images/vehicles/suzuki-alto-japan-auto-plan.svg"]', 1, NULL, 1, '[]', 0);
INSERT INTO public.vehicles VALUES ('suzuki-alto-800-manual', 0, 'Suzuki Alto 800 Manual', 'Suzuki', 'Alto 800 LXi', 'economy-cars', 'hatchback', 2017, 'Silver', 'manual', 'petrol', 'Petrol', 796, NULL, NULL, 18, 5, 5, 1, 0, 1, 1, 550000, 510000, 485000, 395000, 365000, 330000, 3850000, 7140000, 10185000, 11850000, 32850000, 59400000, 220000, 5500, 4000000, 0, 'The lowest daily rate on four wheels and the easiest car to park in Kandy or Galle. The 796 cc engine and five-speed manual suit two adults and a child on the flat roads around Dambulla, Sigiriya and Polonnaruwa. On long hill climbs it needs second gear and patience, so travel light if you are going up to Nuwara Eliya.', 'images/vehicles/suzuki-alto-800-manual-side.svg', '["images/vehicles/suzuki-alto-800-manual-studio.svg","images/vehicles/suzuki-alto-800-manual-road.svg","images/vehicles/suzuki-alto-800-manual-plan.svg","uploads/0123456789abcdef0123456789abcdef-1440.webp"]', 2, NULL, 1, '[]', 0);
ALTER TABLE ONLY public.audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (at, id);
ALTER TABLE ONLY public.calendar_entries
    ADD CONSTRAINT calendar_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_email_id_key UNIQUE (email_id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_enquiry_id_destination_key UNIQUE (enquiry_id, destination);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.delivery_attempts
    ADD CONSTRAINT delivery_attempts_pkey PRIMARY KEY (delivery_id, revision, attempt_number);
ALTER TABLE ONLY public.desk_entries
    ADD CONSTRAINT desk_entries_pkey PRIMARY KEY (received_at, reference);
ALTER TABLE ONLY public.desk_events
    ADD CONSTRAINT desk_events_pkey PRIMARY KEY (enquiry_id, version);
ALTER TABLE ONLY public.emails
    ADD CONSTRAINT emails_pkey PRIMARY KEY (id);
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
CREATE INDEX audit_events_by_staff ON public.audit_events USING btree (staff_id, at, id);
CREATE INDEX audit_events_by_subject ON public.audit_events USING btree (subject, subject_id, at, id);
CREATE INDEX calendar_entries_by_end ON public.calendar_entries USING btree (to_at) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX calendar_entries_of_enquiry ON public.calendar_entries USING btree (enquiry_reference) WHERE (removed_at IS NULL);
CREATE INDEX calendar_entries_of_vehicle ON public.calendar_entries USING btree (vehicle_id, to_at) WHERE (removed_at IS NULL);
CREATE INDEX deliveries_abandoned ON public.deliveries USING btree (destination, enquiry_id) WHERE (state = 'abandoned'::text);
CREATE INDEX deliveries_waiting ON public.deliveries USING btree (destination, next_attempt_at) WHERE (state = 'waiting'::text);
CREATE INDEX delivery_attempts_delivered ON public.delivery_attempts USING btree (channel, ended_at) WHERE (failure IS NULL);
CREATE INDEX delivery_attempts_failed ON public.delivery_attempts USING btree (channel, ended_at) WHERE (failure IS NOT NULL);
CREATE INDEX desk_entries_by_email ON public.desk_entries USING btree (email_key) WHERE (email_key IS NOT NULL);
CREATE INDEX desk_entries_by_number ON public.desk_entries USING btree (number_key) WHERE (number_key IS NOT NULL);
CREATE INDEX desk_entries_by_state ON public.desk_entries USING btree (state, received_at, reference);
CREATE INDEX desk_entries_by_vehicle ON public.desk_entries USING btree (vehicle, received_at, reference);
CREATE INDEX desk_events_by_time ON public.desk_events USING btree (at, enquiry_id, version);
CREATE INDEX emails_expiring ON public.emails USING btree (expires_at) WHERE ((expires_at IS NOT NULL) AND (body <> ''::text));
CREATE INDEX emails_of_enquiry ON public.emails USING btree (enquiry_id, enquiry_version);
CREATE INDEX enquiries_form_key ON public.enquiries USING btree (form_key);
CREATE INDEX enquiries_with_visitor ON public.enquiries USING btree (received_at) WHERE (anonymised_at IS NULL);
CREATE INDEX intake_address ON public.intake USING btree (address_hash, at);
CREATE INDEX intake_addresses_last_at ON public.intake_addresses USING btree (last_at);
CREATE INDEX intake_at ON public.intake USING btree (at);
CREATE INDEX picture_files_by_picture ON public.picture_files USING btree (hash);
CREATE INDEX staff_credentials_of_member ON public.staff_credentials USING btree (staff_id);
CREATE INDEX staff_password_resets_of_member ON public.staff_password_resets USING btree (staff_id);
CREATE INDEX staff_second_factors_of_member ON public.staff_second_factors USING btree (staff_id);
CREATE INDEX staff_sessions_of_member ON public.staff_sessions USING btree (staff_id);
CREATE INDEX staff_verifications_by_identifier ON public.staff_verifications USING btree (identifier);
ALTER TABLE ONLY public.calendar_entries
    ADD CONSTRAINT calendar_entries_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES public.vehicles(id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_email_id_fkey FOREIGN KEY (email_id) REFERENCES public.emails(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.delivery_attempts
    ADD CONSTRAINT delivery_attempts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.deliveries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.desk_entries
    ADD CONSTRAINT desk_entries_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id);
ALTER TABLE ONLY public.desk_events
    ADD CONSTRAINT desk_events_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id);
ALTER TABLE ONLY public.emails
    ADD CONSTRAINT emails_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enquiries
    ADD CONSTRAINT enquiries_form_key_fkey FOREIGN KEY (form_key) REFERENCES public.forms(form_key);
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
