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
    retired_at text
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
    amended_at text
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
    updated_at text NOT NULL
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
    CONSTRAINT vehicles_air_conditioning_check CHECK ((air_conditioning = ANY (ARRAY[0, 1]))),
    CONSTRAINT vehicles_airbags_check CHECK ((airbags = ANY (ARRAY[0, 1]))),
    CONSTRAINT vehicles_chauffeur_only_check CHECK ((chauffeur_only = ANY (ARRAY[0, 1]))),
    CONSTRAINT vehicles_gearbox_check CHECK ((gearbox = ANY (ARRAY['manual'::text, 'automatic'::text])))
);
INSERT INTO public.attempts VALUES ('ec6cc76c-7774-42d8-beae-e0239647eece', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', NULL, NULL);
INSERT INTO public.attempts VALUES ('cc967902-0571-44e6-a2f1-6acec2ef7bed', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'refused', '550 no such mailbox');
INSERT INTO public.attempts VALUES ('debdc1b3-0e5b-49a6-8e1f-cf1261301405', 1, 1, 'smtp', '2026-11-21T22:34:54.000Z', '2026-11-21T22:34:54.000Z', 'timeout', NULL);
INSERT INTO public.audit_events VALUES ('2026-11-22T08:41:41.547Z', 'fc20de59-3fbb-49f9-ad27-db7bb282cc28', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO public.audit_events VALUES ('2026-11-22T08:41:41.549Z', '9affe9d4-484e-476c-9c3e-6db506a7d9a2', NULL, NULL, 'invited', 'staff', 'invitation', '', '[{"field":"role","from":null,"to":"staff"}]');
INSERT INTO public.audit_events VALUES ('2026-11-22T08:41:41.552Z', '1a2f7445-a1d5-4ea4-9656-d4dbac8e60be', '4abb2c85-f32f-4c29-a875-0c70679b43ba', 'Nimal', 'created', 'staff', '4abb2c85-f32f-4c29-a875-0c70679b43ba', 'Nimal', '[{"field":"role","from":null,"to":"owner"}]');
INSERT INTO public.audit_events VALUES ('2026-11-22T08:41:42.490Z', 'f37039de-0dd9-47b1-8d95-630906c66904', '4abb2c85-f32f-4c29-a875-0c70679b43ba', 'Nimal', 'changed', 'staff', '4abb2c85-f32f-4c29-a875-0c70679b43ba', 'Nimal', '[{"field":"secondFactor","from":null,"to":"phone"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '3ea7ba14-f2e0-4448-b25f-b86747cbad1f', 'nimal', 'Nimal', 'created', 'block', '4fb6b7fc-3459-4be0-b9e3-669d2b4b3abf', 'Suzuki Alto 800 Manual', '[{"field":"vehicle","from":null,"to":"Suzuki Alto 800 Manual"},{"field":"from","from":null,"to":"2026-11-22T00:00"},{"field":"to","from":null,"to":"2026-11-24T00:00"},{"field":"units","from":null,"to":"1"},{"field":"reason","from":null,"to":"Service"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', 'aff09bcd-19b4-4e1a-80ee-5ebaa349ee1a', 'nimal', 'Nimal', 'changed', 'vehicle', 'suzuki-alto-800-manual', 'Suzuki Alto 800 Manual', '[{"field":"deposit","from":"25000","to":"30000"}]');
INSERT INTO public.audit_events VALUES ('2026-11-21T22:35:24.000Z', '4fbc4830-b3e1-4995-a149-b58c61a518c8', 'nimal', 'Nimal', 'changed', 'setting', 'agents', 'Agents', '[{"field":"agents","from":"Office 1, Office 2","to":"Office 1"}]');
INSERT INTO public.calendar_entries VALUES ('4fb6b7fc-3459-4be0-b9e3-669d2b4b3abf', 'block', 'suzuki-alto-800-manual', NULL, '2026-11-22T00:00', '2026-11-24T00:00', 1, 'Service', 1, NULL);
INSERT INTO public.categories VALUES ('economy-cars', 0, 'Economy Cars', '/carlist/economy-cars', 'Small, frugal town cars for one to four people with light bags.', 1, NULL);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'AAAA-0001', 'cc967902-0571-44e6-a2f1-6acec2ef7bed', 'booking', 'new', 'Anna Perera', '+94 77 123 4567', 'anna@example.com', 'Toyota KDH Hi Roof Van 14 Seater', NULL, '2026-12-12T09:00', '2026-12-29T08:00', 30600000, 'aaaa-0001 anna perera +94 77 123 4567 94771234567 anna@example.com toyota kdh hi roof van 14 seater', 1);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', 'BBBB-0002', 'debdc1b3-0e5b-49a6-8e1f-cf1261301405', 'contact', 'new', 'Nimal Silva', NULL, 'nimal@example.lk', NULL, NULL, NULL, NULL, NULL, 'bbbb-0002 nimal silva nimal@example.lk', 1);
INSERT INTO public.desk_entries VALUES ('2026-11-21T22:34:54.000Z', '7K4M-2Q9T', 'ec6cc76c-7774-42d8-beae-e0239647eece', 'enquiry', 'contacted', NULL, '077 123 4567', 'nimal@example.lk', 'bus', 'wedding_events', '2027-01-10T06:30', '2027-01-11T06:30', NULL, '7k4m-2q9t 077 123 4567 0771234567 nimal@example.lk bus', 2);
INSERT INTO public.desk_events VALUES ('ec6cc76c-7774-42d8-beae-e0239647eece', 2, '2026-11-21T22:35:24.000Z', 'nimal', 'Nimal', 'new', 'contacted', 'Called', 0);
INSERT INTO public.enquiries VALUES ('ec6cc76c-7774-42d8-beae-e0239647eece', 'form of 7K4M-2Q9T', '7K4M-2Q9T', 'enquiry', '{"contactNumber":"077 123 4567","email":"nimal@example.lk","kind":"enquiry","pickUpAt":"2027-01-10T06:30","pickUpLocation":"Kandy, Queens Hotel","returnAt":"2027-01-11T06:30","returnLocation":"Kandy, Temple Street","tab":"wedding_events","vehicleType":"bus","way":"both_way"}', '2026-11-21T22:34:54.000Z', NULL);
INSERT INTO public.enquiries VALUES ('cc967902-0571-44e6-a2f1-6acec2ef7bed', 'form of AAAA-0001', 'AAAA-0001', 'booking', '{"agent":"Office 1","contactNumber":"+94 77 123 4567","email":"anna@example.com","firstName":"Anna","kind":"booking","lastName":"Perera","personTitle":"Ms","pickUpAt":"2026-12-12T09:00","pickUpLocation":"Bandaranaike Airport, arrivals","quote":{"days":17,"lines":[{"amount":20400000,"count":17,"countedIn":"days","item":"vehicle","unitPrice":1200000},{"amount":9350000,"count":17,"countedIn":"days","item":{"name":"Need a Driver","serviceId":"need-a-driver"},"unitPrice":550000},{"amount":700000,"count":2,"countedIn":"pieces","item":{"name":"Child Seat","serviceId":"child-seat"},"unitPrice":350000},{"amount":150000,"count":1,"countedIn":"once","item":{"name":"Pocket Wi-Fi","serviceId":"pocket-wifi"},"unitPrice":150000}],"tier":{"fromDays":14,"id":"twoWeeks","nominalDays":14,"toDays":20},"total":30600000},"returnAt":"2026-12-29T08:00","returnLocation":"Dambulla","services":[{"quantity":17,"serviceId":"need-a-driver"},{"quantity":2,"serviceId":"child-seat"},{"quantity":1,"serviceId":"pocket-wifi"}],"vehicleId":"toyota-kdh-hi-roof-van-14-seater","vehicleName":"Toyota KDH Hi Roof Van 14 Seater"}', '2026-11-21T22:34:54.000Z', NULL);
INSERT INTO public.enquiries VALUES ('debdc1b3-0e5b-49a6-8e1f-cf1261301405', 'form of BBBB-0002', 'BBBB-0002', 'contact', '{"email":"nimal@example.lk","kind":"contact","message":"We are 40 pilgrims.\n\nIs there a bus with a fridge?","name":"Nimal Silva"}', '2026-11-21T22:34:54.000Z', NULL);
INSERT INTO public.forms VALUES ('form of 7K4M-2Q9T');
INSERT INTO public.forms VALUES ('form of AAAA-0001');
INSERT INTO public.forms VALUES ('form of BBBB-0002');
INSERT INTO public.intake VALUES ('be0cdf9b11018594c61146c117283b8787ead0821c411822d4cc732b5b41f13c', '2026-11-22T08:41:42.295Z');
INSERT INTO public.intake VALUES ('a2709f9c7da56b64062d44fd34b7c445baeb32354853f9c697ccca4682240972', '2026-11-22T08:41:42.490Z');
INSERT INTO public.intake VALUES ('2c1e6b7a90babd15b60e2c62ef5ed85f5e476cb79855a2114e674df38ac8f7f7', '2026-11-22T08:41:42.490Z');
INSERT INTO public.intake_addresses VALUES ('be0cdf9b11018594c61146c117283b8787ead0821c411822d4cc732b5b41f13c', '2026-11-22T08:41:42.295Z');
INSERT INTO public.intake_addresses VALUES ('a2709f9c7da56b64062d44fd34b7c445baeb32354853f9c697ccca4682240972', '2026-11-22T08:41:42.490Z');
INSERT INTO public.intake_addresses VALUES ('2c1e6b7a90babd15b60e2c62ef5ed85f5e476cb79855a2114e674df38ac8f7f7', '2026-11-22T08:41:42.490Z');
INSERT INTO public.kysely_migration VALUES ('001-catalogue', '2026-11-22T08:41:41.181Z');
INSERT INTO public.kysely_migration VALUES ('002-enquiries', '2026-11-22T08:41:41.211Z');
INSERT INTO public.kysely_migration VALUES ('003-staff', '2026-11-22T08:41:41.248Z');
INSERT INTO public.kysely_migration VALUES ('004-desk', '2026-11-22T08:41:41.264Z');
INSERT INTO public.kysely_migration VALUES ('005-desk-history', '2026-11-22T08:41:41.271Z');
INSERT INTO public.kysely_migration VALUES ('006-audit', '2026-11-22T08:41:41.301Z');
INSERT INTO public.kysely_migration VALUES ('008-hires', '2026-11-22T08:41:41.327Z');
INSERT INTO public.kysely_migration VALUES ('009-site-settings', '2026-11-22T08:41:41.340Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.messages VALUES ('ec6cc76c-7774-42d8-beae-e0239647eece', 1, '<7k4m-2q9t.1@www.example.lk>', 'delivered', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('cc967902-0571-44e6-a2f1-6acec2ef7bed', 1, '<aaaa-0001.1@www.example.lk>', 'abandoned', 1, '2026-11-21T22:35:54.000Z', NULL, NULL);
INSERT INTO public.messages VALUES ('debdc1b3-0e5b-49a6-8e1f-cf1261301405', 1, '<bbbb-0002.1@www.example.lk>', 'waiting', 1, '2026-11-21T22:35:24.000Z', NULL, NULL);
INSERT INTO public.meta VALUES ('catalogue_version', 'd945dc24-6ebe-4223-83d2-9609ff6f38e8');
INSERT INTO public.meta VALUES ('settings_version', '09729ffd-c77f-4111-a1e6-dc5828ff018b');
INSERT INTO public.secrets VALUES ('intake-addresses', '8275b61a10dfa2804b1c67091a1737569977ba99446e2b56cf6d738bc90e9409');
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
INSERT INTO public.staff VALUES ('4abb2c85-f32f-4c29-a875-0c70679b43ba', 'Nimal', 'nimal@example.lk', 0, NULL, 'owner', 1, '2026-11-22T08:41:41.552Z', '2026-11-22T08:41:42.480Z');
INSERT INTO public.staff_credentials VALUES ('12dc688c-8e97-41b7-aaef-d0a818959d02', '4abb2c85-f32f-4c29-a875-0c70679b43ba', '4abb2c85-f32f-4c29-a875-0c70679b43ba', 'credential', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$ZxLrVaS20VQAG/YWOJTlxg$Gz/O9AENg2aUFl1zE5X+CCMflF2xq3MM5tLgOWW6qKY', '2026-11-22T08:41:41.552Z', '2026-11-22T08:41:41.552Z');
INSERT INTO public.staff_invitations VALUES ('Ebl3YKgZ_Q3NteaMMJj8VLCWZiQX78olboq4k5aqeoc', 'staff', '2026-11-25T08:41:41.549Z', NULL);
INSERT INTO public.staff_invitations VALUES ('je5OGOpdBKxwJkcaFCS50QLF6ZEgjfqQfzHcKHsNA9s', 'owner', '2026-11-25T08:41:41.547Z', '2026-11-22T08:41:41.552Z');
INSERT INTO public.staff_second_factors VALUES ('V70WzBBJhS0Usw7h5mTGhTbEggVmbupc', '4abb2c85-f32f-4c29-a875-0c70679b43ba', '988f2f319b2d047aa199a0978589dfa12c013c9effb654d5877827b66ab9b52ca57b78d9b5a9f2167ec7515f54a03bcee6a20cd1d7732e054429af8289f340ff61b41c6280ec66e9', 'b1e81c1e5a4eef7f6cdd8b65f4dc5b5ee6a4fa869a552139f5bc1d3044f93dabfd2ac5c811b5158c5d07203785517636743613c78b35466a1557563ea0cc489b59e690d7ac5f20d74f846be4bd670ab025693fdafdf221926e64aaaeeb259f21b6fe94b046a2fe0f372843bf86967167738c4c6599b85ff5d7b85157bb612106ca560f8c7440ec904b6b7e6d32aec107e63e84b730bc2bc49acd6298cf3d497f6e', 1, 0, NULL);
INSERT INTO public.staff_sessions VALUES ('51KIuaN0Zd1hkDuigWLSgN9AArX0CEle', '4abb2c85-f32f-4c29-a875-0c70679b43ba', 'UWuBHiplb4eoCwFJJ2v8RReyvzZz7vAD', '2026-11-22T20:41:42.482Z', '203.0.113.7', 'Browser', '2026-11-22T08:41:42.482Z', '2026-11-22T08:41:42.482Z');
INSERT INTO public.staff_used_codes VALUES ('4abb2c85-f32f-4c29-a875-0c70679b43ba', 'ASak4_IlOYCfiXNQtNm378jK7EoPG7xpmj358hLFYks', '2026-11-22T08:41:42.488Z');
INSERT INTO public.staff_verifications VALUES ('uL0BRELUIM4kJd53FnUpjEzJPdVsiRIC', '2fa-YzKU07yrpHafp-Wf9CQq', '4abb2c85-f32f-4c29-a875-0c70679b43ba', '2026-11-22T08:51:42.920Z', '2026-11-22T08:41:42.920Z', '2026-11-22T08:41:42.920Z');
INSERT INTO public.staff_verifications VALUES ('hsCiTGMJfDoXV5eSISKE4NDpquMh3VTB', '2fa-attempts-2fa-YzKU07yrpHafp-Wf9CQq', '0', '2026-11-22T08:51:42.920Z', '2026-11-22T08:41:42.922Z', '2026-11-22T08:41:42.922Z');
INSERT INTO public.vehicles VALUES ('suzuki-alto-japan-auto', 1, 'Suzuki Alto Japan Auto', 'Suzuki', 'Alto HA36S', 'economy-cars', 'hatchback', 2016, 'Pearl White', 'automatic', 'petrol', 'Petrol', 658, NULL, NULL, 20, 4, 5, 1, 1, 1, 1, 650000, 605000, 570000, 470000, 430000, 390000, 4550000, 8470000, 11970000, 14100000, 38700000, 70200000, 230000, 6000, 4000000, 0, 'A Japanese-market Alto with a CVT gearbox, so there is no clutch to work in town traffic. It seats four and weighs very little, which keeps fuel bills low on the Kurunegala and Kandy roads. Best for couples and solo travellers with one suitcase.', 'images/vehicles/suzuki-alto-japan-auto-side.svg', '["images/vehicles/suzuki-alto-japan-auto-studio.svg","images/vehicles/suzuki-alto-japan-auto-road.svg","images/vehicles/suzuki-alto-japan-auto-plan.svg"]', 1, NULL, 1);
INSERT INTO public.vehicles VALUES ('suzuki-alto-800-manual', 0, 'Suzuki Alto 800 Manual', 'Suzuki', 'Alto 800 LXi', 'economy-cars', 'hatchback', 2017, 'Silver', 'manual', 'petrol', 'Petrol', 796, NULL, NULL, 18, 5, 5, 1, 0, 1, 1, 550000, 510000, 485000, 395000, 365000, 330000, 3850000, 7140000, 10185000, 11850000, 32850000, 59400000, 220000, 5500, 4000000, 0, 'The lowest daily rate on four wheels and the easiest car to park in Kandy or Galle. The 796 cc engine and five-speed manual suit two adults and a child on the flat roads around Dambulla, Sigiriya and Polonnaruwa. On long hill climbs it needs second gear and patience, so travel light if you are going up to Nuwara Eliya.', 'images/vehicles/suzuki-alto-800-manual-side.svg', '["images/vehicles/suzuki-alto-800-manual-studio.svg","images/vehicles/suzuki-alto-800-manual-road.svg","images/vehicles/suzuki-alto-800-manual-plan.svg"]', 1, NULL, 1);
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
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (enquiry_id);
ALTER TABLE ONLY public.meta
    ADD CONSTRAINT meta_pkey PRIMARY KEY (key);
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
CREATE INDEX audit_events_by_subject ON public.audit_events USING btree (subject, subject_id, at, id);
CREATE INDEX calendar_entries_by_end ON public.calendar_entries USING btree (to_at) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX calendar_entries_of_enquiry ON public.calendar_entries USING btree (enquiry_reference) WHERE (removed_at IS NULL);
CREATE INDEX calendar_entries_of_vehicle ON public.calendar_entries USING btree (vehicle_id, to_at) WHERE (removed_at IS NULL);
CREATE INDEX desk_entries_by_state ON public.desk_entries USING btree (state, received_at, reference);
CREATE INDEX enquiries_form_key ON public.enquiries USING btree (form_key);
CREATE INDEX intake_address ON public.intake USING btree (address_hash, at);
CREATE INDEX intake_addresses_last_at ON public.intake_addresses USING btree (last_at);
CREATE INDEX intake_at ON public.intake USING btree (at);
CREATE INDEX messages_abandoned ON public.messages USING btree (enquiry_id) WHERE (state = 'abandoned'::text);
CREATE INDEX messages_waiting ON public.messages USING btree (due_at) WHERE (state = 'waiting'::text);
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
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES public.enquiries(id);
ALTER TABLE ONLY public.staff_credentials
    ADD CONSTRAINT staff_credentials_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_second_factors
    ADD CONSTRAINT staff_second_factors_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_used_codes
    ADD CONSTRAINT staff_used_codes_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.vehicles
    ADD CONSTRAINT vehicles_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);
CREATE TABLE public.pictures (
    hash text primary key,
    width integer not null,
    height integer not null,
    alt text not null,
    added_at text not null
  );
CREATE TABLE public.picture_files (
    name text primary key,
    hash text not null references public.pictures (hash) on delete cascade,
    bytes bytea not null
  );
CREATE INDEX picture_files_by_picture on public.picture_files (hash);
INSERT INTO public.pictures VALUES ('0123456789abcdef0123456789abcdef', 1600, 900, '', '2026-11-21T22:35:24.000Z');
INSERT INTO public.picture_files VALUES ('0123456789abcdef0123456789abcdef-1440.webp', '0123456789abcdef0123456789abcdef', '\x00ff0a27');
INSERT INTO public.kysely_migration VALUES ('007-pictures', '2026-11-22T08:41:41.327Z');
