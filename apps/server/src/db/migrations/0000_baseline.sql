-- Everything a database of Chowk holds, in the order it is read best: who may come in, the tables
-- by noun, what they do by themselves, who may see which row, and the rows they begin with.
--
-- =================================================================================================
-- Roles and schemas
-- =================================================================================================
-- The three roles every transaction takes one of. They log in nowhere and bypass nothing, so this
-- runs on any managed PostgreSQL. Roles belong to the cluster: another database may have made them.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['chowk_user', 'chowk_system', 'chowk_auth'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception when duplicate_object or unique_violation then
      null;
    end;
    begin
      execute format('grant %I to current_user', role_name);
    exception when duplicate_object or unique_violation or invalid_grant_operation then
      null;
    end;
  end loop;
end
$$;

create extension if not exists btree_gist;

create extension if not exists pg_trgm;

create schema if not exists app;

create schema if not exists auth;

create function app.uid() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.uid', true), '')::uuid $$;

create function app.actor() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.actor', true), '')::uuid $$;

-- A super admin is an admin too, as in the domain's rolesMeaning().
-- Asked by nearly every policy: written so that PostgreSQL puts it into the statement that asks,
-- instead of planning a statement of its own each time.
create function app.has_role(wanted text) returns boolean
  language sql stable parallel safe
  as $$
    select wanted = any (string_to_array(coalesce(current_setting('app.roles', true), ''), ','))
      or (wanted = 'admin' and 'super_admin' =
        any (string_to_array(coalesce(current_setting('app.roles', true), ''), ',')))
  $$;

revoke all on schema public from public;

grant usage on schema app to chowk_user, chowk_system, chowk_auth;

grant usage on schema public to chowk_user, chowk_system, chowk_auth;

grant usage on schema auth to chowk_auth;

-- What each role may touch is decided by row security; without a policy it is nothing.
alter default privileges in schema public
  grant select, insert, update, delete on tables to chowk_user, chowk_system, chowk_auth;

alter default privileges in schema public
  grant usage on sequences to chowk_user, chowk_system, chowk_auth;

alter default privileges in schema auth
  grant select, insert, update, delete on tables to chowk_auth;

alter default privileges in schema auth grant usage on sequences to chowk_auth;
--> statement-breakpoint
-- =================================================================================================
-- Tables
-- =================================================================================================

-- Enumerations ------------------------------------------------------------------------------------
create type app_role as enum ('retailer', 'brand', 'bizman', 'admin', 'super_admin');
create type profile_status as enum ('active', 'suspended', 'deleted');
create type shop_status as enum ('active', 'closed');
create type cms_page_status as enum ('draft', 'published');
create type demo_audience as enum ('brand', 'retailer', 'bizman', 'other');
create type demo_request_status as enum ('new', 'handled');
create type demo_time as enum ('morning', 'afternoon', 'evening');
create type consent_purpose as enum ('privacy', 'location', 'photos', 'whatsapp', 'analytics');
create type notification_channel as enum ('push', 'email', 'whatsapp', 'sms');
create type notification_kind as enum ('deals', 'proofs', 'money', 'orders', 'ad_spaces', 'shops', 'account');
--> statement-breakpoint
-- Accounts ----------------------------------------------------------------------------------------

create table profiles (
  id uuid primary key,
  status profile_status default 'active' not null,
  full_name text default '' not null,
  phone text,
  email text,
  area text,
  address text,
  location text,
  whatsapp_opt_in boolean default false not null,
  company_name text,
  business_phone text,
  business_email text,
  language text default 'en' not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  version integer default 1 not null
);
create unique index profiles_phone_key on profiles (phone) where phone is not null;

create table user_roles (
  id uuid primary key,
  user_id uuid not null,
  role app_role not null,
  position bigint generated always as identity,
  created_at timestamptz default now() not null,
  constraint user_roles_user_role_key unique (user_id, role)
);
create index user_roles_role_idx on user_roles (role, user_id);
--> statement-breakpoint
-- People's own settings ---------------------------------------------------------------------------

-- A row per time a consent was given. It is never removed: it is the proof, also of its end.
create table consents (
  id uuid primary key,
  profile_id uuid not null,
  purpose consent_purpose not null,
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index consents_given_key on consents (profile_id, purpose) where withdrawn_at is null;
create index consents_profile_idx on consents (profile_id, given_at);

-- Bizmen who would rather not be named beside others; everybody else is.
create table leaderboard_absences (
  profile_id uuid primary key,
  created_at timestamptz default now() not null
);

-- Only what a person decided; the rest follows the defaults, also when those change.
create table notification_choices (
  profile_id uuid not null,
  kind notification_kind not null,
  channel notification_channel not null,
  is_on boolean not null,
  updated_at timestamptz default now() not null,
  constraint notification_choices_profile_id_kind_channel_pk primary key (profile_id, kind, channel)
);

-- Where a person's money goes. Both values are sealed; only their masks are ever shown.
create table payout_details (
  profile_id uuid primary key,
  upi_sealed bytea,
  upi_masked text,
  pan_sealed bytea,
  pan_masked text,
  usable_from timestamptz,
  frozen_at timestamptz,
  updated_at timestamptz default now() not null
);
--> statement-breakpoint
-- Brands and shops --------------------------------------------------------------------------------

create table brands (
  id uuid primary key,
  owner_id uuid not null,
  brand_name text not null,
  category text,
  description text,
  website text,
  gstin text,
  logo_path text,
  is_verified boolean default false not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  changed_in xid8 default pg_current_xact_id() not null,
  constraint brands_owner_key unique (owner_id)
);
create index brands_change_idx on brands (changed_in);
create index brands_logo_idx on brands (logo_path) where logo_path is not null;

create table shop_photos (
  id uuid primary key,
  shop_id uuid not null,
  type text not null,
  path text not null,
  uploaded_by uuid not null,
  created_at timestamptz default now() not null,
  constraint shop_photos_path_key unique (path)
);
create index shop_photos_shop_idx on shop_photos (shop_id, id);

-- Each time the shop's own side moved its pin. One side is empty when the pin was removed or set
-- again, so that taking the way over no pin at all is seen too.
create table shop_pin_moves (
  id uuid primary key,
  shop_id uuid not null,
  from_lat double precision,
  from_lng double precision,
  to_lat double precision,
  to_lng double precision,
  moved_at timestamptz not null,
  constraint shop_pin_moves_from check ((from_lat is null) = (from_lng is null)),
  constraint shop_pin_moves_to check ((to_lat is null) = (to_lng is null))
);
create index shop_pin_moves_shop_idx on shop_pin_moves (shop_id, moved_at);

create table shops (
  id uuid primary key,
  shop_name text not null,
  owner_id uuid,
  salesperson_id uuid,
  shop_type text,
  area text,
  address text,
  pin_code text,
  gstin text,
  lat double precision,
  lng double precision,
  fence_radius_m integer,
  opening_hours jsonb,
  status shop_status default 'active' not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  version integer default 1 not null,
  changed_in xid8 default pg_current_xact_id() not null,
  constraint shops_pin_code check (pin_code ~ '^[1-9][0-9]{5}$'),
  constraint shops_position check ((lat is null) = (lng is null)),
  constraint shops_lat check (lat between -90 and 90),
  constraint shops_lng check (lng between -180 and 180),
  constraint shops_fence check (fence_radius_m > 0)
);
create index shops_change_idx on shops (changed_in);
create index shops_owner_idx on shops (owner_id);
create index shops_salesperson_idx on shops (salesperson_id);
create index shops_area_idx on shops (area);
create index shops_area_lower_idx on shops (lower(area));
create index shops_name_search_idx on shops using gin (shop_name gin_trgm_ops);
create index shops_area_search_idx on shops using gin (area gin_trgm_ops);
create index shops_pin_idx on shops (pin_code);
create index shops_position_idx on shops (lat, lng);
--> statement-breakpoint
-- Acting for a shop -------------------------------------------------------------------------------

create table bizman_actions_log (
  id uuid primary key,
  bizman_id uuid not null,
  shop_id uuid not null,
  action_type text not null,
  action_details jsonb not null,
  created_at timestamptz default now() not null
);
create index bizman_actions_log_shop_idx on bizman_actions_log (shop_id, id);
create index bizman_actions_log_bizman_idx on bizman_actions_log (bizman_id, id);

-- What is here is allowed, to this bizman only: whoever comes after them has to be asked for.
create table shop_consents (
  shop_id uuid not null,
  kind text not null,
  salesperson_id uuid not null,
  limit_paise bigint,
  created_at timestamptz default now() not null,
  constraint shop_consents_shop_id_kind_pk primary key (shop_id, kind),
  constraint shop_consents_limit check ((kind = 'deals') = (limit_paise is not null))
);
create index shop_consents_salesperson_idx on shop_consents (salesperson_id);
--> statement-breakpoint
-- Visits ------------------------------------------------------------------------------------------

-- That a bizman was at a shop, as their phone says: once a day in India, however often it is told.
create table shop_visits (
  id uuid primary key,
  shop_id uuid not null,
  bizman_id uuid not null,
  visited_on date not null,
  visited_at timestamptz not null,
  lat double precision,
  lng double precision,
  accuracy_m double precision,
  distance_m double precision,
  created_at timestamptz default now() not null,
  constraint shop_visits_day_key unique (shop_id, bizman_id, visited_on),
  constraint shop_visits_position check ((lat is null) = (lng is null)),
  constraint shop_visits_lat check (lat between -90 and 90),
  constraint shop_visits_lng check (lng between -180 and 180)
);
create index shop_visits_bizman_idx on shop_visits (bizman_id, visited_on);
--> statement-breakpoint
-- Leads -------------------------------------------------------------------------------------------

-- Codes sent to owners' phones. The digits are sealed with the server's secret until used up.
create table lead_codes (
  id uuid primary key,
  lead_id uuid not null,
  phone text not null,
  sent_by uuid not null,
  code_sealed bytea,
  wrong_guesses integer default 0 not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index lead_codes_lead_idx on lead_codes (lead_id, id);
create index lead_codes_phone_idx on lead_codes (phone, sent_at);
create index lead_codes_sender_idx on lead_codes (sent_by, sent_at);

-- What was asked for, as it was that day; the lead has the rest.
create table shop_activation_requests (
  id uuid primary key,
  lead_id uuid not null,
  requested_by uuid not null,
  shop_name text not null,
  area text not null,
  owner_name text not null,
  phone text not null,
  email text,
  password text,
  notes text,
  status text default 'requested' not null,
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz default now() not null,
  constraint shop_activation_requests_password check (password like '$argon2%')
);
create unique index shop_activation_requests_lead_key on shop_activation_requests (lead_id);
create index shop_activation_requests_status_idx on shop_activation_requests (status, id);
create index shop_activation_requests_author_idx on shop_activation_requests (requested_by);
create index shop_activation_requests_decider_idx on shop_activation_requests (decided_by);

create table shop_leads (
  id uuid primary key,
  shop_name text not null,
  shop_type text,
  owner_name text not null,
  phone text not null,
  email text,
  password text,
  area text not null,
  address text,
  pin_code text,
  state_code text,
  lat double precision,
  lng double precision,
  accuracy_m double precision,
  photos jsonb default '[]'::jsonb not null,
  notes text,
  salesperson_id uuid not null,
  phone_verified boolean default false not null,
  phone_verified_at timestamptz,
  status text default 'pending' not null,
  account_creation_status text default 'pending' not null,
  reason text,
  shop_id uuid,
  converted_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  version integer default 1 not null,
  changed_in xid8 default pg_current_xact_id() not null,
  constraint shop_leads_password check (password like '$argon2%'),
  constraint shop_leads_pin_code check (pin_code ~ '^[1-9][0-9]{5}$'),
  constraint shop_leads_position check ((lat is null) = (lng is null))
);
create unique index shop_leads_phone_key on shop_leads (phone) where status <> 'rejected';
create unique index shop_leads_shop_key on shop_leads (shop_id);
create index shop_leads_salesperson_idx on shop_leads (salesperson_id, id);
create index shop_leads_change_idx on shop_leads (salesperson_id, changed_in);
create index shop_leads_status_idx on shop_leads (status, id);
create index shop_leads_photos_idx on shop_leads using gin (photos jsonb_path_ops);
create index shop_leads_converted_idx on shop_leads (converted_at);
create index shop_leads_month_idx on shop_leads (salesperson_id, converted_at) where status = 'converted';
create index shop_leads_area_month_idx on shop_leads (area, converted_at) where status = 'converted';
create index shop_leads_name_search_idx on shop_leads using gin (shop_name gin_trgm_ops);
create index shop_leads_position_idx on shop_leads (lat, lng);
--> statement-breakpoint
-- Campaigns ---------------------------------------------------------------------------------------

create table campaigns (
  id uuid primary key,
  brand_id uuid not null,
  kind text default 'campaign' not null,
  title text not null,
  brief text default '' not null,
  sample_photo_path text,
  placement_type text,
  areas text[] default '{}'::text[] not null,
  shop_types text[] default '{}'::text[] not null,
  shop_id uuid,
  payout_paise bigint,
  slots integer,
  slots_taken integer default 0 not null,
  slots_done integer default 0 not null,
  fee_bps integer,
  gst_bps integer,
  supplier_gstin text,
  payment_nature text default 'platform_supply' not null,
  starts_at timestamptz,
  ends_at timestamptz,
  photos_needed integer default 1 not null,
  fence_m integer default 100 not null,
  days_to_submit integer default 5 not null,
  status text default 'draft' not null,
  launched_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  version integer default 1 not null,
  changed_in xid8 default pg_current_xact_id() not null,
  constraint campaigns_slots check (slots_taken between 0 and slots),
  constraint campaigns_done check (slots_done between 0 and slots_taken),
  constraint campaigns_payout check (payout_paise > 0),
  constraint campaigns_dates check (starts_at < ends_at)
);
create index campaigns_brand_idx on campaigns (brand_id, id);
create index campaigns_shop_idx on campaigns (shop_id);
create index campaigns_sample_idx on campaigns (sample_photo_path) where sample_photo_path is not null;
create index campaigns_status_idx on campaigns (status, id);
create index campaigns_title_search_idx on campaigns using gin (title gin_trgm_ops);
--> statement-breakpoint
-- Deals -------------------------------------------------------------------------------------------

create table deals (
  id uuid primary key,
  campaign_id uuid not null,
  shop_id uuid not null,
  brand_id uuid not null,
  period integer default 0 not null,
  status text default 'offered' not null,
  payout_paise bigint not null,
  proof_urls text[] default '{}'::text[] not null,
  proof_meta jsonb,
  notes text,
  decline_reason text,
  offer_expires_at timestamptz not null,
  accepted_at timestamptz,
  due_at timestamptz,
  submitted_at timestamptz,
  approved_at timestamptz,
  disputed_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  version integer default 1 not null,
  changed_in xid8 default pg_current_xact_id() not null,
  constraint deals_campaign_shop_key unique (campaign_id, shop_id, period)
);
create index deals_shop_idx on deals (shop_id, id);
create index deals_shop_status_idx on deals (shop_id, status, id);
create index deals_campaign_idx on deals (campaign_id, status, id);
create index deals_brand_idx on deals (brand_id, id);
create index deals_brand_status_idx on deals (brand_id, status, id);
create index deals_shop_change_idx on deals (shop_id, changed_in);
create index deals_brand_change_idx on deals (brand_id, changed_in);
create index deals_status_idx on deals (status, id);
create index deals_offer_expiry_idx on deals (offer_expires_at) where status = 'offered';
create index deals_due_idx on deals (due_at) where status in ('accepted', 'rejected_proof');
--> statement-breakpoint
-- Proofs ------------------------------------------------------------------------------------------

-- A photo that came in, before and after it belongs to a proof. The perceptual hash is cut into
-- four bands of 16 bits: pictures that differ in at most seven bits agree on one band but for a
-- bit, so near-duplicates are found by index among millions.
create table proof_photos (
  id uuid primary key,
  path text not null,
  deal_id uuid not null,
  proof_id uuid,
  position integer default 0 not null,
  uploaded_by uuid not null,
  sha256 text not null,
  phash bigint not null,
  band_0 integer not null,
  band_1 integer not null,
  band_2 integer not null,
  band_3 integer not null,
  width integer not null,
  height integer not null,
  is_blurred boolean not null,
  is_dark boolean not null,
  exif jsonb,
  created_at timestamptz default now() not null,
  constraint proof_photos_path_key unique (path)
);
create index proof_photos_sha_idx on proof_photos (sha256);
create index proof_photos_band_0_idx on proof_photos (band_0, phash, id);
create index proof_photos_band_1_idx on proof_photos (band_1, phash, id);
create index proof_photos_band_2_idx on proof_photos (band_2, phash, id);
create index proof_photos_band_3_idx on proof_photos (band_3, phash, id);
create index proof_photos_deal_idx on proof_photos (deal_id);
create index proof_photos_proof_idx on proof_photos (proof_id);
create index proof_photos_uploader_idx on proof_photos (uploaded_by);

-- One row a submission: what was sent, what we made of it, what was decided.
create table proofs (
  id uuid primary key,
  deal_id uuid not null,
  attempt integer not null,
  status text default 'pending' not null,
  notes text,
  uploaded_by uuid not null,
  captured_at timestamptz not null,
  received_at timestamptz not null,
  lat double precision,
  lng double precision,
  accuracy_m double precision,
  fixed_at timestamptz,
  shop_lat double precision,
  shop_lng double precision,
  fence_m integer not null,
  distance_m double precision,
  verdict text,
  risk integer not null,
  review_due_at timestamptz not null,
  reject_reason text,
  review_note text,
  reviewer_id uuid,
  reviewed_at timestamptz,
  dispute_note text,
  created_at timestamptz default now() not null,
  constraint proofs_attempt_key unique (deal_id, attempt)
);
create index proofs_uploader_idx on proofs (uploaded_by);
create index proofs_reviewer_idx on proofs (reviewer_id);
create index proofs_queue_idx on proofs (risk desc nulls last,received_at,id) where status = 'pending';
--> statement-breakpoint
-- Ad spaces ---------------------------------------------------------------------------------------

-- No two live bookings of a space share a day: an exclusion constraint (migration
-- `ad_space_guards`), which the schema language has no word for, refuses the second.
create table ad_space_bookings (
  id uuid primary key,
  space_id uuid not null,
  shop_id uuid not null,
  brand_id uuid not null,
  campaign_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  status text default 'requested' not null,
  brief text not null,
  price_paise bigint not null,
  fee_bps integer not null,
  gst_bps integer not null,
  fee_paise bigint not null,
  gst_paise bigint not null,
  refunded_paise bigint default 0 not null,
  hold_transaction_id uuid not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  reason text,
  requested_by uuid not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  version integer default 1 not null,
  constraint ad_space_bookings_campaign_key unique (campaign_id),
  constraint ad_space_bookings_days check (starts_on <= ends_on),
  constraint ad_space_bookings_amounts check (price_paise > 0 and fee_paise >= 0 and gst_paise >= 0)
);
create index ad_space_bookings_space_idx on ad_space_bookings (space_id, ends_on);
create index ad_space_bookings_shop_idx on ad_space_bookings (shop_id, id);
create index ad_space_bookings_brand_idx on ad_space_bookings (brand_id, id);
create index ad_space_bookings_hold_idx on ad_space_bookings (hold_transaction_id);
create index ad_space_bookings_requester_idx on ad_space_bookings (requested_by);
create index ad_space_bookings_expiry_idx on ad_space_bookings (expires_at) where status = 'requested';
create index ad_space_bookings_live_idx on ad_space_bookings (status, starts_on) where status in ('requested', 'accepted', 'active');

create table ad_space_photos (
  id uuid primary key,
  space_id uuid not null,
  path text not null,
  uploaded_by uuid not null,
  created_at timestamptz default now() not null,
  constraint ad_space_photos_path_key unique (path)
);
create index ad_space_photos_space_idx on ad_space_photos (space_id, id);
create index ad_space_photos_uploader_idx on ad_space_photos (uploaded_by);

-- What a shop lets brands use for some days.
create table ad_spaces (
  id uuid primary key,
  shop_id uuid not null,
  kind text not null,
  title text not null,
  description text default '' not null,
  width_cm integer not null,
  height_cm integer not null,
  price_per_day_paise bigint not null,
  price_per_week_paise bigint,
  price_per_month_paise bigint,
  status text default 'active' not null,
  blocked jsonb default '[]'::jsonb not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  version integer default 1 not null,
  constraint ad_spaces_size check (width_cm > 0 and height_cm > 0),
  constraint ad_spaces_rates check (price_per_day_paise > 0 and price_per_week_paise > 0 and price_per_month_paise > 0)
);
create index ad_spaces_shop_idx on ad_spaces (shop_id, id);
create index ad_spaces_market_idx on ad_spaces (status, id);
create index ad_spaces_cheapest_idx on ad_spaces (status, price_per_day_paise, id);
create index ad_spaces_title_search_idx on ad_spaces using gin (title gin_trgm_ops);
--> statement-breakpoint
-- Products ----------------------------------------------------------------------------------------

-- Tables put into a catalogue at once, and taken out again at once.
create table product_imports (
  id uuid primary key,
  brand_id uuid not null,
  file_name text not null,
  products integer not null,
  variants integer not null,
  undone_at timestamptz,
  created_at timestamptz default now() not null
);
create index product_imports_brand_idx on product_imports (brand_id, id);

-- One pack of a product: what is bought, priced and counted.
create table product_variants (
  id uuid primary key,
  product_id uuid not null,
  brand_id uuid not null,
  pack_size text not null,
  sku text,
  mrp_paise bigint not null,
  trade_paise bigint not null,
  tiers jsonb default '[]'::jsonb not null,
  min_quantity integer default 1 not null,
  stock integer not null,
  margin_bps integer not null,
  position integer not null,
  is_active boolean default true not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint product_variants_stock check (stock >= 0),
  constraint product_variants_prices check (mrp_paise > 0 and trade_paise > 0),
  constraint product_variants_minimum check (min_quantity > 0)
);
create index product_variants_product_idx on product_variants (product_id, position);
create index product_variants_brand_idx on product_variants (brand_id);

create table products (
  id uuid primary key,
  brand_id uuid not null,
  name text not null,
  name_key text not null,
  category text not null,
  description text default '' not null,
  hsn text not null,
  gst_bps integer not null,
  areas text[] default '{}'::text[] not null,
  area_keys text[] default '{}'::text[] not null,
  image_paths text[] default '{}'::text[] not null,
  status text default 'active' not null,
  margin_bps integer not null,
  search_key text not null,
  import_id uuid,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  version integer default 1 not null,
  constraint products_name_key unique (brand_id, name_key)
);
create index products_brand_idx on products (brand_id, id);
create index products_status_idx on products (status, id);
create index products_margin_idx on products (status, margin_bps, id);
create index products_category_idx on products (category, status, id);
create index products_import_idx on products (import_id);
create index products_images_idx on products using gin (image_paths);
create index products_search_idx on products using gin (search_key gin_trgm_ops);

create table trade_terms (
  brand_id uuid primary key,
  min_order_paise bigint not null,
  updated_at timestamptz default now() not null,
  constraint trade_terms_minimum check (min_order_paise >= 0)
);
--> statement-breakpoint
-- Orders ------------------------------------------------------------------------------------------

-- What a shop means to buy, on whichever phone it was put there.
create table cart_items (
  shop_id uuid not null,
  variant_id uuid not null,
  quantity integer not null,
  created_at timestamptz default now() not null,
  constraint cart_items_shop_id_variant_id_pk primary key (shop_id, variant_id),
  constraint cart_items_quantity check (quantity > 0)
);
create index cart_items_variant_idx on cart_items (variant_id);

-- One an order, made when the goods leave; each brand has a series of its own.
create table order_invoices (
  order_id uuid primary key,
  brand_id uuid not null,
  number text not null,
  financial_year text not null,
  serial integer not null,
  parties jsonb not null,
  issued_at timestamptz not null,
  constraint order_invoices_serial_key unique (brand_id, financial_year, serial)
);

create table product_order_items (
  id uuid primary key,
  order_id uuid not null,
  product_id uuid not null,
  variant_id uuid not null,
  product_name text not null,
  pack_size text not null,
  hsn text not null,
  gst_bps integer not null,
  mrp_paise bigint not null,
  price_paise bigint not null,
  ordered integer not null,
  quantity integer not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null,
  constraint product_order_items_key unique (order_id, variant_id),
  constraint product_order_items_quantity check (quantity between 0 and ordered)
);
create index product_order_items_product_idx on product_order_items (product_id);
create index product_order_items_variant_idx on product_order_items (variant_id);

create table product_orders (
  id uuid primary key,
  checkout_id uuid not null,
  shop_id uuid not null,
  brand_id uuid not null,
  owner_id uuid not null,
  placed_by uuid not null,
  status text default 'placed' not null,
  payment text not null,
  payment_state text not null,
  bank_reference text,
  seller_gstin text,
  delivery jsonb not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  total_paise bigint not null,
  refunded_paise bigint default 0 not null,
  reason text,
  carrier text,
  tracking text,
  receive_by timestamptz,
  timeline jsonb not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  version integer default 1 not null,
  constraint product_orders_checkout_key unique (checkout_id, brand_id),
  constraint product_orders_bank_key unique (bank_reference),
  constraint product_orders_window check (status not in ('delivered', 'disputed') or receive_by is not null),
  constraint product_orders_sum check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);
create index product_orders_shop_idx on product_orders (shop_id, id);
create index product_orders_brand_idx on product_orders (brand_id, id);
create index product_orders_brand_status_idx on product_orders (brand_id, status, id);
create index product_orders_owner_idx on product_orders (owner_id);
create index product_orders_placer_idx on product_orders (placed_by);
create index product_orders_status_idx on product_orders (status, id);
create index product_orders_window_idx on product_orders (receive_by, id) where status = 'delivered';
--> statement-breakpoint
-- Disputes of orders ------------------------------------------------------------------------------

-- One an order: what the shop reported, what the brand says, and how it ended.
create table order_disputes (
  order_id uuid primary key,
  problem text not null,
  note text not null,
  opened_by uuid not null,
  opened_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  in_favour_of text,
  refund_paise bigint default 0 not null,
  reason text,
  closed_by uuid,
  closed_at timestamptz,
  constraint order_disputes_refund check (refund_paise >= 0),
  constraint order_disputes_decision check (in_favour_of is null or (closed_at is not null and reason is not null))
);
create index order_disputes_open_idx on order_disputes (opened_at, order_id) where closed_at is null;
create index order_disputes_closed_idx on order_disputes (closed_at, order_id) where closed_at is not null;
create index order_disputes_opener_idx on order_disputes (opened_by);
create index order_disputes_closer_idx on order_disputes (closed_by);

-- What a decided problem gives back of an invoice, in a series of its own for each brand.
create table order_credit_notes (
  order_id uuid primary key,
  brand_id uuid not null,
  number text not null,
  financial_year text not null,
  serial integer not null,
  credit_paise bigint not null,
  issued_at timestamptz not null,
  constraint order_credit_notes_serial_key unique (brand_id, financial_year, serial),
  constraint order_credit_notes_credit check (credit_paise > 0)
);

-- Photos of a delivery; without a position nobody has reported anything with them yet.
create table order_photos (
  id uuid primary key,
  order_id uuid not null,
  path text not null,
  position integer,
  uploaded_by uuid not null,
  sha256 text not null,
  created_at timestamptz default now() not null,
  constraint order_photos_path_key unique (path)
);
create index order_photos_order_idx on order_photos (order_id, position);
create index order_photos_uploader_idx on order_photos (uploaded_by);
create index order_photos_unused_idx on order_photos (created_at) where position is null;
--> statement-breakpoint
-- The ledger --------------------------------------------------------------------------------------

-- Whose money it is. `owner_id` names the brand, campaign or person; platform accounts have none.
-- `balance_paise` is kept by a trigger for owned accounts only: it lets the database itself refuse
-- a wallet below zero, and the platform's own accounts are no bottleneck.
create table ledger_accounts (
  id uuid primary key,
  kind text not null,
  owner_id uuid,
  balance_paise bigint,
  created_at timestamptz default now() not null,
  constraint ledger_accounts_owner_key unique nulls not distinct(kind, owner_id),
  constraint ledger_accounts_not_below_zero check (balance_paise >= 0)
);
create index ledger_accounts_owner_idx on ledger_accounts (owner_id);

create table ledger_entries (
  id bigserial primary key,
  transaction_id uuid not null,
  account_id uuid not null,
  amount_paise bigint not null,
  created_at timestamptz default now() not null,
  constraint ledger_entries_not_zero check (amount_paise <> 0)
);
create index ledger_entries_transaction_idx on ledger_entries (transaction_id);
create index ledger_entries_account_idx on ledger_entries (account_id, id);

create table ledger_transactions (
  id uuid primary key,
  kind text not null,
  key text not null,
  reference_id uuid not null,
  memo text not null,
  created_by uuid,
  created_at timestamptz default now() not null,
  constraint ledger_transactions_key unique (key)
);
create index ledger_transactions_reference_idx on ledger_transactions (reference_id);
create index ledger_transactions_newest_idx on ledger_transactions (created_at, id);
create index ledger_transactions_author_idx on ledger_transactions (created_by);
--> statement-breakpoint
-- Earnings and payouts ----------------------------------------------------------------------------

-- Explains the ledger to the person paid; the ledger stays the only truth.
create table earnings (
  id uuid primary key,
  kind text not null,
  payee_id uuid not null,
  deal_id uuid,
  shop_id uuid,
  month text,
  gross_paise bigint not null,
  fee_paise bigint default 0 not null,
  tax_paise bigint default 0 not null,
  tax_section text,
  net_paise bigint not null,
  spent_paise bigint default 0 not null,
  status text default 'pending' not null,
  payable_on date not null,
  payout_id uuid,
  ledger_transaction_id uuid not null,
  paid_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  changed_in xid8 default pg_current_xact_id() not null,
  constraint earnings_sum check (gross_paise = tax_paise + net_paise),
  constraint earnings_amounts check (net_paise > 0 and tax_paise >= 0),
  constraint earnings_spent check (spent_paise between 0 and net_paise)
);
create index earnings_change_idx on earnings (payee_id, changed_in);
create unique index earnings_deal_key on earnings (deal_id) where status <> 'reversed';
create unique index earnings_shop_key on earnings (shop_id, kind);
create unique index earnings_month_key on earnings (payee_id, month, kind) where month is not null;
create index earnings_payee_idx on earnings (payee_id, id);
create index earnings_payout_idx on earnings (payout_id);
create index earnings_ledger_idx on earnings (ledger_transaction_id);
create index earnings_due_idx on earnings (status, payable_on) where status in ('pending', 'payable', 'failed');

create table invoices (
  id uuid primary key,
  number text not null,
  financial_year text not null,
  serial integer not null,
  brand_id uuid not null,
  month text not null,
  supplier_gstin text,
  is_taxed boolean not null,
  fee_paise bigint not null,
  gst_paise bigint not null,
  parties jsonb not null,
  issued_at timestamptz not null,
  constraint invoices_number_key unique (number),
  constraint invoices_serial_key unique (financial_year, serial),
  constraint invoices_month_key unique nulls not distinct(brand_id, month, supplier_gstin, is_taxed),
  constraint invoices_amounts check (fee_paise > 0 and gst_paise >= 0)
);
create index invoices_brand_idx on invoices (brand_id, id);

create table payout_batches (
  id uuid primary key,
  status text default 'open' not null,
  created_by uuid not null,
  created_at timestamptz default now() not null,
  settled_at timestamptz
);
create index payout_batches_author_idx on payout_batches (created_by);
create index payout_batches_status_idx on payout_batches (status, id);

-- One line of the bank's file: everything one person is owed in this run.
create table payouts (
  id uuid primary key,
  batch_id uuid not null,
  payee_id uuid not null,
  amount_paise bigint not null,
  upi_sealed bytea not null,
  upi_masked text not null,
  status text default 'gathered' not null,
  bank_reference text,
  failure text,
  withheld_reason text,
  decided_at timestamptz,
  created_at timestamptz default now() not null,
  constraint payouts_batch_payee_key unique (batch_id, payee_id),
  constraint payouts_bank_key unique (bank_reference),
  constraint payouts_amount check (amount_paise > 0)
);
create index payouts_payee_idx on payouts (payee_id);

-- What the law says from a day on; rows are added, never changed.
create table tax_rates (
  id uuid primary key,
  payment_nature text not null,
  section text not null,
  rate_bps integer not null,
  no_pan_rate_bps integer not null,
  year_threshold_paise bigint not null,
  valid_from date not null,
  created_at timestamptz default now() not null,
  constraint tax_rates_key unique (payment_nature, valid_from)
);

create table wallet_topups (
  id uuid primary key,
  brand_id uuid not null,
  amount_paise bigint not null,
  reference text not null,
  status text default 'requested' not null,
  claimed_reference text,
  bank_reference text,
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz default now() not null,
  constraint wallet_topups_reference_key unique (reference),
  constraint wallet_topups_bank_key unique (bank_reference),
  constraint wallet_topups_amount check (amount_paise > 0)
);
create index wallet_topups_brand_idx on wallet_topups (brand_id, id);
create index wallet_topups_status_idx on wallet_topups (status, id);
create index wallet_topups_decider_idx on wallet_topups (decided_by);
--> statement-breakpoint
-- Wallet refunds ----------------------------------------------------------------------------------

-- What a brand asked back from its wallet.
create table wallet_refunds (
  id uuid primary key,
  brand_id uuid not null,
  amount_paise bigint not null,
  status text default 'requested' not null,
  bank_reference text,
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz default now() not null,
  constraint wallet_refunds_bank_key unique (bank_reference),
  constraint wallet_refunds_amount check (amount_paise > 0)
);
create index wallet_refunds_brand_idx on wallet_refunds (brand_id, id);
create index wallet_refunds_status_idx on wallet_refunds (status, id);
create index wallet_refunds_decider_idx on wallet_refunds (decided_by);
--> statement-breakpoint
-- Notifications -----------------------------------------------------------------------------------

-- A browser that shows notifications. It ends with the session that set it up.
create table device_subscriptions (
  id uuid primary key,
  profile_id uuid not null,
  session_id uuid,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  label text default '' not null,
  created_at timestamptz default now() not null,
  last_sent_at timestamptz
);
create unique index device_subscriptions_endpoint_key on device_subscriptions (endpoint);
create index device_subscriptions_profile_idx on device_subscriptions (profile_id, id);
create index device_subscriptions_session_idx on device_subscriptions (session_id);

-- What goes out besides the list in the app: at most one of a kind for each notification.
create table notification_deliveries (
  id uuid primary key,
  notification_id uuid not null,
  profile_id uuid not null,
  type text not null,
  channel notification_channel not null,
  state text not null,
  reason text,
  tries smallint default 0 not null,
  due_at timestamptz not null,
  claimed_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz default now() not null,
  constraint notification_deliveries_once unique (notification_id, channel)
);
create index notification_deliveries_profile_idx on notification_deliveries (profile_id,id desc nulls last);
create index notification_deliveries_state_idx on notification_deliveries (state,id desc nulls last);
create index notification_deliveries_due_idx on notification_deliveries (due_at) where state = 'queued';
create index notification_deliveries_sending_idx on notification_deliveries (claimed_at) where state = 'sending';

create table notifications (
  id uuid primary key,
  profile_id uuid not null,
  type text not null,
  payload jsonb not null,
  seen boolean default false not null,
  read_at timestamptz,
  created_at timestamptz default now() not null,
  changed_in xid8 default pg_current_xact_id() not null
);
create index notifications_profile_idx on notifications (profile_id,id desc nulls last);
create index notifications_unread_idx on notifications (profile_id) where read_at is null;
create index notifications_unseen_idx on notifications (profile_id) where not seen;
create index notifications_change_idx on notifications (profile_id, changed_in);
create index notifications_created_idx on notifications (created_at);

-- Only of those who chose them; everybody else has the default.
create table quiet_hours (
  profile_id uuid primary key,
  is_on boolean not null,
  from_minute integer not null,
  to_minute integer not null,
  updated_at timestamptz default now() not null,
  constraint quiet_hours_minutes check (from_minute between 0 and 1439
        and quiet_hours.to_minute between 0 and 1439)
);
--> statement-breakpoint
-- Content -----------------------------------------------------------------------------------------

create table cms_pages (
  id uuid primary key,
  slug text not null,
  status cms_page_status default 'draft' not null,
  draft jsonb not null,
  published jsonb,
  published_at timestamptz,
  publish_at timestamptz,
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint cms_pages_slug_key unique (slug)
);
create index cms_pages_due_idx on cms_pages (publish_at) where publish_at is not null;

-- Everything that was ever shown to everyone, as it was shown.
create table cms_versions (
  id uuid primary key,
  page_id uuid not null,
  number integer not null,
  content jsonb not null,
  published_at timestamptz not null,
  published_by uuid,
  constraint cms_versions_number_key unique (page_id, number)
);
create index cms_versions_author_idx on cms_versions (published_by);
--> statement-breakpoint
-- Deep links --------------------------------------------------------------------------------------

-- What became of links, from people who agreed to it. The device makes the id: a repeat is one.
create table deep_link_analytics (
  id uuid primary key,
  event_type text not null,
  link_type text,
  resource_id uuid,
  user_id uuid not null,
  metadata jsonb not null,
  happened_at timestamptz not null,
  created_at timestamptz default now() not null
);
create index deep_link_analytics_user_idx on deep_link_analytics (user_id);
create index deep_link_analytics_time_idx on deep_link_analytics (happened_at, link_type, event_type);
--> statement-breakpoint
-- Demo requests -----------------------------------------------------------------------------------

-- Strangers write here through the system; nobody but admins reads it.
create table demo_requests (
  id uuid primary key,
  name text not null,
  phone text not null,
  email text,
  audience demo_audience not null,
  city text default '' not null,
  preferred_time demo_time not null,
  note text default '' not null,
  language text not null,
  status demo_request_status default 'new' not null,
  handled_by uuid,
  handled_at timestamptz,
  created_at timestamptz default now() not null
);
create index demo_requests_order_idx on demo_requests (status,created_at desc nulls last,id desc nulls last);
create index demo_requests_phone_idx on demo_requests (phone, created_at);
create index demo_requests_handler_idx on demo_requests (handled_by) where handled_by is not null;
--> statement-breakpoint
-- Platform settings and proposals -----------------------------------------------------------------

-- What is not here has the value the domain gives it.
create table platform_config (
  key text primary key,
  value jsonb not null,
  updated_by uuid,
  updated_at timestamptz default now() not null
);
create index platform_config_author_idx on platform_config (updated_by);

create table platform_stats (
  id uuid primary key,
  category text not null,
  is_active boolean default true not null,
  display_order integer default 0 not null,
  stat_value text not null,
  stat_label text not null,
  stat_label_hi text,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null
);
create index platform_stats_order_idx on platform_stats (category, display_order, id);

-- Who wanted what takes two people, who agreed, and from when on: history and queue in one.
create table proposals (
  id uuid primary key,
  kind text not null,
  subject text not null,
  value jsonb not null,
  status text not null,
  needs_second boolean not null,
  effective_at timestamptz not null,
  expires_at timestamptz not null,
  proposed_by uuid not null,
  beneficiary_id uuid,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz default now() not null,
  constraint proposals_two_people check (not needs_second or status not in ('confirmed', 'applied') or (decided_by is not null and decided_by <> proposed_by and decided_by is distinct from beneficiary_id)),
  constraint proposals_kind check (kind = 'setting' or (kind in ('role', 'service_key', 'factor_reset') and needs_second))
);
create unique index proposals_one_open on proposals (kind, subject) where status = 'proposed';
create index proposals_due_idx on proposals (effective_at) where status = 'confirmed';
create index proposals_status_idx on proposals (status, id);
create index proposals_proposer_idx on proposals (proposed_by);
create index proposals_decider_idx on proposals (decided_by);
create index proposals_beneficiary_idx on proposals (beneficiary_id);
--> statement-breakpoint
-- Notes on people ---------------------------------------------------------------------------------

-- What admins tell each other about a person. Nobody changes or removes one.
create table person_notes (
  id uuid primary key,
  person_id uuid not null,
  author_id uuid not null,
  text text not null,
  created_at timestamptz default now() not null
);
create index person_notes_person_idx on person_notes (person_id, id);
create index person_notes_author_idx on person_notes (author_id);
--> statement-breakpoint
-- The console -------------------------------------------------------------------------------------

-- What was never touched is not here, and on.
create table feature_flags (
  key text primary key,
  is_on boolean not null,
  reason text not null,
  updated_by uuid,
  updated_at timestamptz default now() not null
);
create index feature_flags_author_idx on feature_flags (updated_by);

-- How an admin likes to see a list of the console.
create table saved_views (
  id uuid primary key,
  owner_id uuid not null,
  list text not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz default now() not null
);
create unique index saved_views_name_key on saved_views (owner_id, list, name);

-- Keys of the operator's programs, by their hashes. A revoked one stays on record.
create table service_keys (
  id uuid primary key,
  name text not null,
  hint text not null,
  key_hash bytea not null,
  created_by uuid not null,
  created_at timestamptz default now() not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  scopes jsonb not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index service_keys_hash_key on service_keys (key_hash);
create index service_keys_author_idx on service_keys (created_by);
--> statement-breakpoint
-- Figures -----------------------------------------------------------------------------------------

create table campaign_figures (
  brand_id uuid not null,
  campaign_id uuid not null,
  day date not null,
  area text not null,
  kind text not null,
  n integer not null,
  paise bigint not null,
  constraint campaign_figures_campaign_id_day_area_kind_pk primary key (campaign_id, day, area, kind)
);
create index campaign_figures_brand_idx on campaign_figures (brand_id, day);

create table daily_figures (
  day date not null,
  kind text not null,
  n integer not null,
  paise bigint not null,
  constraint daily_figures_day_kind_pk primary key (day, kind)
);

-- Written by triggers with every change of a raw row: nobody waits for anybody's count. A job adds
-- them up by the day; until then they are read beside the sums.
create table figure_deltas (
  id bigint primary key generated always as identity,
  day date not null,
  kind text not null,
  brand_id uuid,
  campaign_id uuid,
  area text not null,
  n integer not null,
  paise bigint not null
);
--> statement-breakpoint
-- Commands and jobs -------------------------------------------------------------------------------

create table audit_logs (
  id uuid primary key,
  entity text not null,
  entity_id text,
  action text not null,
  diff jsonb not null,
  actor_id uuid,
  on_behalf_of uuid,
  acting_shop_id uuid,
  request_id text not null,
  created_at timestamptz default now() not null
);
create index audit_logs_entity_idx on audit_logs (entity, entity_id, id);
create index audit_logs_actor_idx on audit_logs (actor_id, id);
create index audit_logs_behalf_idx on audit_logs (on_behalf_of, id) where on_behalf_of is not null;
create index audit_logs_action_idx on audit_logs (action, id);
create index audit_logs_subject_idx on audit_logs (entity_id, id);

-- A stored answer per person and key. It lives as long as its row and never expires.
create table idempotency_keys (
  owner_id uuid not null,
  key uuid not null,
  command text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz default now() not null,
  constraint idempotency_keys_owner_id_key_pk primary key (owner_id, key)
);

create table rate_limits (
  bucket text primary key,
  empty_at timestamptz not null
);
create index rate_limits_empty_idx on rate_limits (empty_at);

-- Kept for a day so that a stream can resume where it broke off.
create table realtime_events (
  id bigint primary key generated always as identity,
  audience text not null,
  type text not null,
  entity_id uuid,
  payload jsonb not null,
  created_at timestamptz default now() not null
);
create index realtime_events_audience_idx on realtime_events (audience, id);
create index realtime_events_created_idx on realtime_events (created_at);

-- One row, so that jobs and tests can tell which demo filled this database.
create table seeds (
  name text primary key,
  version integer not null,
  created_at timestamptz default now() not null
);

-- Messages sent on a day of India, by whatever sent them.
create table sms_days (
  day date primary key,
  sent integer not null,
  alarmed_at timestamptz
);
--> statement-breakpoint
-- Sync --------------------------------------------------------------------------------------------

-- One row: cursors from before it cannot be told what is gone, because that was forgotten.
create table sync_floor (
  id integer primary key,
  floor xid8 not null,
  constraint sync_floor_one check (id = 1)
);

-- Rows that left somebody's sight, written by triggers on whatever decides who sees what. It says
-- "look again", not "gone for good": what is visible again by then is not told.
create table sync_gone (
  person_id uuid not null,
  collection text not null,
  entity_id uuid not null,
  gone_in xid8 not null,
  created_at timestamptz default now() not null,
  constraint sync_gone_person_id_collection_entity_id_pk primary key (person_id, collection, entity_id)
);
create index sync_gone_created_idx on sync_gone (created_at);
--> statement-breakpoint
-- Uploads -----------------------------------------------------------------------------------------

-- Whose photos the storage keeps; beside the files, so that room is counted without a look at them.
create table stored_files (
  bucket text not null,
  path text not null,
  owner_id uuid not null,
  bytes integer not null,
  unused_since timestamptz,
  created_at timestamptz default now() not null,
  constraint stored_files_bucket_path_pk primary key (bucket, path)
);
create index stored_files_owner_idx on stored_files (owner_id);
create index stored_files_unused_idx on stored_files (bucket, unused_since) where unused_since is not null;

create table upload_parts (
  upload_id uuid not null,
  start integer not null,
  bytes bytea not null,
  constraint upload_parts_upload_id_start_pk primary key (upload_id, start)
);

-- A photo that arrives in pieces, on whichever process each piece happens to arrive.
create table uploads (
  id uuid primary key,
  owner_id uuid not null,
  bucket text not null,
  path text not null,
  size integer not null,
  sha256 text not null,
  received integer default 0 not null,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  constraint uploads_file_key unique (owner_id, bucket, path, sha256)
);
create index uploads_expiry_idx on uploads (expires_at);
--> statement-breakpoint
-- Upkeep ------------------------------------------------------------------------------------------

-- Copies of the database in the storage: what was asked for, how far it is, what came of it.
create table backups (
  id uuid primary key,
  status text not null,
  is_scheduled boolean default false not null,
  requested_by uuid,
  row_count bigint default 0 not null,
  size_bytes bigint default 0 not null,
  parts integer default 0 not null,
  sha256 text,
  schema text,
  error text,
  created_at timestamptz default now() not null,
  finished_at timestamptz
);
create unique index backups_one_open on backups ((true)) where status in ('waiting', 'running');
create index backups_author_idx on backups (requested_by);

-- One row a run, by the clock or by a person.
create table retention_runs (
  id uuid primary key,
  status text not null,
  is_scheduled boolean default false not null,
  requested_by uuid,
  counts jsonb default '{}'::jsonb not null,
  error text,
  created_at timestamptz default now() not null,
  finished_at timestamptz
);
create unique index retention_runs_one_open on retention_runs ((true)) where status in ('waiting', 'running');
create index retention_runs_author_idx on retention_runs (requested_by);
--> statement-breakpoint
-- Sign-in -----------------------------------------------------------------------------------------

create table auth.identities (
  id uuid primary key,
  user_id uuid not null,
  provider text not null,
  provider_id text not null,
  identity_data jsonb default '{}'::jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint identities_provider_key unique (provider, provider_id)
);
create index identities_user_idx on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null,
  refresh_key bytea not null,
  refresh_counter integer default 0 not null,
  min_counter integer default 0 not null,
  refreshed_at timestamptz not null,
  refreshed_by bytea,
  not_after timestamptz,
  user_agent text,
  address text,
  aal text default 'aal1' not null,
  factor_id uuid,
  amr jsonb not null,
  created_at timestamptz default now() not null
);
create index sessions_user_idx on auth.sessions (user_id);

create table auth.signing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  private_jwk bytea not null,
  published_at timestamptz not null,
  sign_from timestamptz not null,
  retired_at timestamptz,
  removed_at timestamptz
);

create table auth.users (
  id uuid primary key,
  email text,
  phone text,
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  new_email text,
  email_change_sent_at timestamptz,
  email_change_accepted text,
  new_phone text,
  phone_change_sent_at timestamptz,
  app_metadata jsonb default '{}'::jsonb not null,
  user_metadata jsonb default '{}'::jsonb not null,
  banned_until timestamptz,
  invited_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint users_email_key unique (email),
  constraint users_phone_key unique (phone),
  constraint users_email_lower check (email = lower(email)),
  constraint users_phone_digits check (phone ~ '^[1-9][0-9]{7,14}$')
);
--> statement-breakpoint
-- Second factors ----------------------------------------------------------------------------------

-- One asking for a code, by one session, good for one answer.
create table auth.challenges (
  id uuid primary key,
  factor_id uuid not null,
  session_id uuid not null,
  otp_hash bytea,
  passkey_challenge text,
  wrong_guesses integer default 0 not null,
  verified_at timestamptz,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null
);
create index challenges_factor_idx on auth.challenges (factor_id);
create index challenges_session_idx on auth.challenges (session_id);
create index challenges_expires_idx on auth.challenges (expires_at);

-- What a person shows besides their password: an app that counts codes, a phone, or a passkey.
create table auth.factors (
  id uuid primary key,
  user_id uuid not null,
  factor_type text not null,
  status text default 'unverified' not null,
  friendly_name text,
  secret bytea,
  phone text,
  last_used_step bigint default 0 not null,
  last_challenged_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null
);
create index factors_user_idx on auth.factors (user_id);

-- The public half of a passkey; the private one never leaves the device.
create table auth.passkeys (
  factor_id uuid primary key,
  credential_id text not null,
  public_key text not null,
  sign_count bigint default 0 not null,
  transports jsonb default '[]'::jsonb not null,
  created_at timestamptz default now() not null,
  constraint passkeys_credential_key unique (credential_id)
);

-- What opens an account when the second factor is lost: one row a person.
create table auth.recovery_codes (
  id uuid primary key,
  user_id uuid not null,
  hash_key bytea not null,
  hashes jsonb not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint recovery_codes_user_key unique (user_id)
);
--> statement-breakpoint
-- Sign-in flows -----------------------------------------------------------------------------------

-- A way in that has begun and not ended: a mail sent, or a person away at their provider.
create table auth.flow_states (
  id uuid primary key,
  user_id uuid,
  auth_code_hash bytea,
  code_challenge text,
  code_challenge_method text,
  authentication_method text not null,
  provider text,
  provider_access_token bytea,
  provider_refresh_token bytea,
  redirect_to text not null,
  linking_target_id uuid,
  sign_up_data jsonb,
  linking_claims jsonb,
  created_at timestamptz default now() not null,
  returned_at timestamptz,
  issued_at timestamptz,
  constraint flow_states_auth_code_key unique (auth_code_hash)
);
create index flow_states_user_idx on auth.flow_states (user_id);
create index flow_states_linking_idx on auth.flow_states (linking_target_id);
create index flow_states_created_idx on auth.flow_states (created_at);

-- What a mail or message holds: a link nobody can guess, and a short code with few tries.
create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null,
  kind text not null,
  token_hash bytea,
  otp_hash bytea,
  wrong_guesses integer default 0 not null,
  relates_to text not null,
  flow_state_id uuid,
  asked_by uuid,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  constraint one_time_tokens_token_key unique (token_hash)
);
create index one_time_tokens_kind_idx on auth.one_time_tokens (user_id, kind);
create index one_time_tokens_relates_idx on auth.one_time_tokens (relates_to);
create index one_time_tokens_flow_idx on auth.one_time_tokens (flow_state_id);
create index one_time_tokens_expires_idx on auth.one_time_tokens (expires_at);
--> statement-breakpoint
-- Alarms ------------------------------------------------------------------------------------------

-- A change that matters, told to the person with a link by which they say that it was not them.
create table auth.alarms (
  id uuid primary key,
  user_id uuid not null,
  change text not null,
  mail_to text,
  message_to text,
  new_email text,
  before jsonb default '{}'::jsonb not null,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index alarms_user_idx on auth.alarms (user_id, created_at);
create index alarms_expires_idx on auth.alarms (expires_at);
--> statement-breakpoint
-- How rows refer to each other --------------------------------------------------------------------

alter table user_roles add constraint user_roles_user_id_profiles_id_fk foreign key (user_id) references profiles(id) on delete cascade;

alter table consents add constraint consents_profile_id_profiles_id_fk foreign key (profile_id) references profiles(id) on delete cascade;
alter table leaderboard_absences add constraint leaderboard_absences_profile_id_profiles_id_fk foreign key (profile_id) references profiles(id) on delete cascade;
alter table notification_choices add constraint notification_choices_profile_id_profiles_id_fk foreign key (profile_id) references profiles(id) on delete cascade;
alter table payout_details add constraint payout_details_profile_id_profiles_id_fk foreign key (profile_id) references profiles(id) on delete cascade;

alter table brands add constraint brands_owner_id_profiles_id_fk foreign key (owner_id) references profiles(id);
alter table shop_photos add constraint shop_photos_shop_id_shops_id_fk foreign key (shop_id) references shops(id);
alter table shop_photos add constraint shop_photos_uploaded_by_profiles_id_fk foreign key (uploaded_by) references profiles(id);
alter table shop_pin_moves add constraint shop_pin_moves_shop_id_shops_id_fk foreign key (shop_id) references shops(id);
alter table shops add constraint shops_owner_id_profiles_id_fk foreign key (owner_id) references profiles(id);
alter table shops add constraint shops_salesperson_id_profiles_id_fk foreign key (salesperson_id) references profiles(id);

alter table bizman_actions_log add constraint bizman_actions_log_bizman_id_profiles_id_fk foreign key (bizman_id) references profiles(id);
alter table bizman_actions_log add constraint bizman_actions_log_shop_id_shops_id_fk foreign key (shop_id) references shops(id);
alter table shop_consents add constraint shop_consents_shop_id_shops_id_fk foreign key (shop_id) references shops(id);
alter table shop_consents add constraint shop_consents_salesperson_id_profiles_id_fk foreign key (salesperson_id) references profiles(id);

alter table shop_visits add constraint shop_visits_shop_id_shops_id_fk foreign key (shop_id) references shops(id);
alter table shop_visits add constraint shop_visits_bizman_id_profiles_id_fk foreign key (bizman_id) references profiles(id);

alter table lead_codes add constraint lead_codes_lead_id_shop_leads_id_fk foreign key (lead_id) references shop_leads(id);
alter table lead_codes add constraint lead_codes_sent_by_profiles_id_fk foreign key (sent_by) references profiles(id);
alter table shop_activation_requests add constraint shop_activation_requests_lead_id_shop_leads_id_fk foreign key (lead_id) references shop_leads(id);
alter table shop_activation_requests add constraint shop_activation_requests_requested_by_profiles_id_fk foreign key (requested_by) references profiles(id);
alter table shop_activation_requests add constraint shop_activation_requests_decided_by_profiles_id_fk foreign key (decided_by) references profiles(id);
alter table shop_leads add constraint shop_leads_salesperson_id_profiles_id_fk foreign key (salesperson_id) references profiles(id);
alter table shop_leads add constraint shop_leads_shop_id_shops_id_fk foreign key (shop_id) references shops(id);

alter table campaigns add constraint campaigns_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table campaigns add constraint campaigns_shop_id_shops_id_fk foreign key (shop_id) references shops(id);

alter table deals add constraint deals_campaign_id_campaigns_id_fk foreign key (campaign_id) references campaigns(id);
alter table deals add constraint deals_shop_id_shops_id_fk foreign key (shop_id) references shops(id);
alter table deals add constraint deals_brand_id_brands_id_fk foreign key (brand_id) references brands(id);

alter table proof_photos add constraint proof_photos_deal_id_deals_id_fk foreign key (deal_id) references deals(id);
alter table proof_photos add constraint proof_photos_proof_id_proofs_id_fk foreign key (proof_id) references proofs(id);
alter table proof_photos add constraint proof_photos_uploaded_by_profiles_id_fk foreign key (uploaded_by) references profiles(id);
alter table proofs add constraint proofs_deal_id_deals_id_fk foreign key (deal_id) references deals(id);
alter table proofs add constraint proofs_uploaded_by_profiles_id_fk foreign key (uploaded_by) references profiles(id);
alter table proofs add constraint proofs_reviewer_id_profiles_id_fk foreign key (reviewer_id) references profiles(id);

alter table ad_space_bookings add constraint ad_space_bookings_space_id_ad_spaces_id_fk foreign key (space_id) references ad_spaces(id);
alter table ad_space_bookings add constraint ad_space_bookings_shop_id_shops_id_fk foreign key (shop_id) references shops(id);
alter table ad_space_bookings add constraint ad_space_bookings_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table ad_space_bookings add constraint ad_space_bookings_campaign_id_campaigns_id_fk foreign key (campaign_id) references campaigns(id);
alter table ad_space_bookings add constraint ad_space_bookings_hold_transaction_id_ledger_transactions_id_fk foreign key (hold_transaction_id) references ledger_transactions(id);
alter table ad_space_bookings add constraint ad_space_bookings_requested_by_profiles_id_fk foreign key (requested_by) references profiles(id);
alter table ad_space_photos add constraint ad_space_photos_space_id_ad_spaces_id_fk foreign key (space_id) references ad_spaces(id);
alter table ad_space_photos add constraint ad_space_photos_uploaded_by_profiles_id_fk foreign key (uploaded_by) references profiles(id);
alter table ad_spaces add constraint ad_spaces_shop_id_shops_id_fk foreign key (shop_id) references shops(id);

alter table product_imports add constraint product_imports_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table product_variants add constraint product_variants_product_id_products_id_fk foreign key (product_id) references products(id) on delete cascade;
alter table product_variants add constraint product_variants_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table products add constraint products_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table products add constraint products_import_id_product_imports_id_fk foreign key (import_id) references product_imports(id);
alter table trade_terms add constraint trade_terms_brand_id_brands_id_fk foreign key (brand_id) references brands(id);

alter table cart_items add constraint cart_items_shop_id_shops_id_fk foreign key (shop_id) references shops(id);
alter table cart_items add constraint cart_items_variant_id_product_variants_id_fk foreign key (variant_id) references product_variants(id) on delete cascade;
alter table order_invoices add constraint order_invoices_order_id_product_orders_id_fk foreign key (order_id) references product_orders(id);
alter table order_invoices add constraint order_invoices_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table order_credit_notes add constraint order_credit_notes_order_id_order_invoices_order_id_fk foreign key (order_id) references order_invoices(order_id);
alter table order_credit_notes add constraint order_credit_notes_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table product_order_items add constraint product_order_items_order_id_product_orders_id_fk foreign key (order_id) references product_orders(id);
alter table product_order_items add constraint product_order_items_product_id_products_id_fk foreign key (product_id) references products(id);
alter table product_order_items add constraint product_order_items_variant_id_product_variants_id_fk foreign key (variant_id) references product_variants(id);
alter table product_orders add constraint product_orders_shop_id_shops_id_fk foreign key (shop_id) references shops(id);
alter table product_orders add constraint product_orders_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table product_orders add constraint product_orders_owner_id_profiles_id_fk foreign key (owner_id) references profiles(id);
alter table product_orders add constraint product_orders_placed_by_profiles_id_fk foreign key (placed_by) references profiles(id);

alter table order_disputes add constraint order_disputes_order_id_product_orders_id_fk foreign key (order_id) references product_orders(id);
alter table order_disputes add constraint order_disputes_opened_by_profiles_id_fk foreign key (opened_by) references profiles(id);
alter table order_disputes add constraint order_disputes_closed_by_profiles_id_fk foreign key (closed_by) references profiles(id);
alter table order_photos add constraint order_photos_order_id_product_orders_id_fk foreign key (order_id) references product_orders(id);
alter table order_photos add constraint order_photos_uploaded_by_profiles_id_fk foreign key (uploaded_by) references profiles(id);

alter table ledger_entries add constraint ledger_entries_transaction_id_ledger_transactions_id_fk foreign key (transaction_id) references ledger_transactions(id);
alter table ledger_entries add constraint ledger_entries_account_id_ledger_accounts_id_fk foreign key (account_id) references ledger_accounts(id);
alter table ledger_transactions add constraint ledger_transactions_created_by_profiles_id_fk foreign key (created_by) references profiles(id);

alter table earnings add constraint earnings_payee_id_profiles_id_fk foreign key (payee_id) references profiles(id);
alter table earnings add constraint earnings_deal_id_deals_id_fk foreign key (deal_id) references deals(id);
alter table earnings add constraint earnings_shop_id_shops_id_fk foreign key (shop_id) references shops(id);
alter table earnings add constraint earnings_payout_id_payouts_id_fk foreign key (payout_id) references payouts(id);
alter table earnings add constraint earnings_ledger_transaction_id_ledger_transactions_id_fk foreign key (ledger_transaction_id) references ledger_transactions(id);
alter table invoices add constraint invoices_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table payout_batches add constraint payout_batches_created_by_profiles_id_fk foreign key (created_by) references profiles(id);
alter table payouts add constraint payouts_batch_id_payout_batches_id_fk foreign key (batch_id) references payout_batches(id);
alter table payouts add constraint payouts_payee_id_profiles_id_fk foreign key (payee_id) references profiles(id);
alter table wallet_topups add constraint wallet_topups_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table wallet_topups add constraint wallet_topups_decided_by_profiles_id_fk foreign key (decided_by) references profiles(id);

alter table wallet_refunds add constraint wallet_refunds_brand_id_brands_id_fk foreign key (brand_id) references brands(id);
alter table wallet_refunds add constraint wallet_refunds_decided_by_profiles_id_fk foreign key (decided_by) references profiles(id);

alter table device_subscriptions add constraint device_subscriptions_profile_id_profiles_id_fk foreign key (profile_id) references profiles(id) on delete cascade;
alter table device_subscriptions add constraint device_subscriptions_session_id_sessions_id_fk foreign key (session_id) references auth.sessions(id) on delete cascade;
alter table notification_deliveries add constraint notification_deliveries_notification_id_notifications_id_fk foreign key (notification_id) references notifications(id) on delete cascade;
alter table notification_deliveries add constraint notification_deliveries_profile_id_profiles_id_fk foreign key (profile_id) references profiles(id) on delete cascade;
alter table notifications add constraint notifications_profile_id_profiles_id_fk foreign key (profile_id) references profiles(id) on delete cascade;
alter table quiet_hours add constraint quiet_hours_profile_id_profiles_id_fk foreign key (profile_id) references profiles(id) on delete cascade;

alter table cms_versions add constraint cms_versions_page_id_cms_pages_id_fk foreign key (page_id) references cms_pages(id) on delete cascade;
alter table cms_versions add constraint cms_versions_published_by_profiles_id_fk foreign key (published_by) references profiles(id) on delete set null;

alter table deep_link_analytics add constraint deep_link_analytics_user_id_profiles_id_fk foreign key (user_id) references profiles(id) on delete cascade;

alter table demo_requests add constraint demo_requests_handled_by_profiles_id_fk foreign key (handled_by) references profiles(id) on delete set null;

alter table platform_config add constraint platform_config_updated_by_profiles_id_fk foreign key (updated_by) references profiles(id);
alter table proposals add constraint proposals_proposed_by_profiles_id_fk foreign key (proposed_by) references profiles(id);
alter table proposals add constraint proposals_beneficiary_id_profiles_id_fk foreign key (beneficiary_id) references profiles(id);
alter table proposals add constraint proposals_decided_by_profiles_id_fk foreign key (decided_by) references profiles(id);

alter table person_notes add constraint person_notes_person_id_profiles_id_fk foreign key (person_id) references profiles(id) on delete cascade;
alter table person_notes add constraint person_notes_author_id_profiles_id_fk foreign key (author_id) references profiles(id);

alter table feature_flags add constraint feature_flags_updated_by_profiles_id_fk foreign key (updated_by) references profiles(id);
alter table saved_views add constraint saved_views_owner_id_profiles_id_fk foreign key (owner_id) references profiles(id) on delete cascade;
alter table service_keys add constraint service_keys_created_by_profiles_id_fk foreign key (created_by) references profiles(id);

alter table upload_parts add constraint upload_parts_upload_id_uploads_id_fk foreign key (upload_id) references uploads(id) on delete cascade;

alter table backups add constraint backups_requested_by_profiles_id_fk foreign key (requested_by) references profiles(id);
alter table retention_runs add constraint retention_runs_requested_by_profiles_id_fk foreign key (requested_by) references profiles(id);

alter table auth.identities add constraint identities_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;
alter table auth.sessions add constraint sessions_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;

alter table auth.challenges add constraint challenges_factor_id_factors_id_fk foreign key (factor_id) references auth.factors(id) on delete cascade;
alter table auth.challenges add constraint challenges_session_id_sessions_id_fk foreign key (session_id) references auth.sessions(id) on delete cascade;
alter table auth.factors add constraint factors_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;
alter table auth.passkeys add constraint passkeys_factor_id_factors_id_fk foreign key (factor_id) references auth.factors(id) on delete cascade;
alter table auth.recovery_codes add constraint recovery_codes_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;

alter table auth.flow_states add constraint flow_states_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;
alter table auth.flow_states add constraint flow_states_linking_target_id_users_id_fk foreign key (linking_target_id) references auth.users(id) on delete cascade;
alter table auth.one_time_tokens add constraint one_time_tokens_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;
alter table auth.one_time_tokens add constraint one_time_tokens_flow_state_id_flow_states_id_fk foreign key (flow_state_id) references auth.flow_states(id) on delete set null;

alter table auth.alarms add constraint alarms_user_id_users_id_fk foreign key (user_id) references auth.users(id) on delete cascade;
--> statement-breakpoint
-- What no column says -----------------------------------------------------------------------------

-- The search for like photos reads the bands' indexes alone, as long as the pages they point to are
-- known to be seen by all. Photos are only ever added, so that is noted after every few thousand.
alter table proof_photos set (
  autovacuum_vacuum_insert_threshold = 5000,
  autovacuum_vacuum_insert_scale_factor = 0.01
);

-- The days of a space are one brand's at a time, also while its request waits for an answer.
alter table ad_space_bookings add constraint ad_space_bookings_no_overlap
  exclude using gist (space_id with =, daterange(starts_on, ends_on, '[]') with &&)
  where (status in ('requested', 'accepted', 'active'));

-- A place taken is a change of the campaign's row that none of its indexes shows: with room beside
-- it on its page the indexes are left alone. There are few campaigns, and they are changed often.
alter table campaigns set (fillfactor = 50);
--> statement-breakpoint
-- =================================================================================================
-- Functions and triggers
-- =================================================================================================

-- A function that looks past row security belongs to the role that may see what it looks at; to give
-- it away, that role must be able to make things here. It is taken back below.
grant create on schema app to chowk_system, chowk_auth;
--> statement-breakpoint
-- Sessions and accounts ---------------------------------------------------------------------------

-- Suspending a person ends their sessions in the same transaction, although the system role that
-- suspends cannot see the auth schema: it may only say whose sessions end.
create function app.end_sessions(person uuid) returns integer
  language sql security definer set search_path = ''
  as $$
    with ended as (delete from auth.sessions where user_id = person returning 1)
    select count(*)::integer from ended
  $$;
revoke all on function app.end_sessions(uuid) from public;
grant execute on function app.end_sessions(uuid) to chowk_system;
alter function app.end_sessions(uuid) owner to chowk_auth;

-- A person's own devices. The auth schema stays out of everybody's reach: whoever asks is taken
-- from the transaction's own settings, never from an argument, and nobody asks while acting for
-- somebody else.
create function app.own_sessions()
  returns table (id uuid, user_agent text, address text, created_at timestamptz, refreshed_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select s.id, s.user_agent, s.address, s.created_at, s.refreshed_at
    from auth.sessions s
    where s.user_id = app.uid() and app.uid() = app.actor()
  $$;
revoke all on function app.own_sessions() from public;
grant execute on function app.own_sessions() to chowk_user;
alter function app.own_sessions() owner to chowk_auth;

create function app.end_own_sessions(ended uuid[]) returns integer
  language sql security definer set search_path = ''
  as $$
    with gone as (
      delete from auth.sessions s
      where s.id = any (ended) and s.user_id = app.uid() and app.uid() = app.actor()
      returning 1
    )
    select count(*)::integer from gone
  $$;
revoke all on function app.end_own_sessions(uuid[]) from public;
grant execute on function app.end_own_sessions(uuid[]) to chowk_user;
alter function app.end_own_sessions(uuid[]) owner to chowk_auth;

-- Deleting an account takes the login, its sessions and everything else of the auth schema along.
create function app.forget_person(person uuid) returns integer
  language sql security definer set search_path = ''
  as $$
    with gone as (delete from auth.users where id = person returning 1)
    select count(*)::integer from gone
  $$;
revoke all on function app.forget_person(uuid) from public;
grant execute on function app.forget_person(uuid) to chowk_system;
alter function app.forget_person(uuid) owner to chowk_auth;

-- Whose accounts a person may see, looked up by the one role that sees all of them.
create function app.own_account_ids() returns uuid[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select array(
      select id from ledger_accounts where owner_id = any(array(
        select app.uid()
        union all select id from brands where owner_id = app.uid()
        union all select campaigns.id from campaigns join brands on brands.id = campaigns.brand_id
          where brands.owner_id = app.uid()
      ))
    )
  $$;
revoke all on function app.own_account_ids() from public;
grant execute on function app.own_account_ids() to chowk_user;
alter function app.own_account_ids() owner to chowk_system;

-- A mobile is written into a profile when nobody else has it. Asking first and writing then would
-- fail when two people come at once; here whoever is second simply goes without.
-- Somebody who has proved neither address nor number yet gives way to one who has proved theirs.
-- Counted as every change of a profile: who typed into the older one on another device is told so.
create function app.offer_phone(person uuid, mobile text, is_proved boolean)
  returns boolean
  language plpgsql set search_path = ''
  as $$
    begin
      if is_proved then
        update public.profiles p set phone = null, version = p.version + 1, updated_at = now()
          from auth.users u
          where p.phone = mobile and p.id <> person and u.id = p.id
            and u.email_confirmed_at is null and u.phone_confirmed_at is null;
      end if;
      update public.profiles set phone = mobile, version = version + 1, updated_at = now()
        where id = person and phone is distinct from mobile;
      return found;
    exception when unique_violation then
      return false;
    end
  $$;
revoke all on function app.offer_phone(uuid, text, boolean) from public;
grant execute on function app.offer_phone(uuid, text, boolean) to chowk_auth;
--> statement-breakpoint
-- The ledger --------------------------------------------------------------------------------------

-- What was written in the ledger stays as it was written, for every role there is.
create function app.refuse_change() returns trigger
  language plpgsql
  as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end
  $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function app.refuse_change();
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function app.refuse_change();

-- Looked at when the transaction commits, by the one role that sees all entries: whoever commits
-- may see only their own.
create function app.require_balance() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    if (select sum(amount_paise) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
      raise exception 'ledger transaction % does not add up to zero', new.transaction_id
        using errcode = 'check_violation', constraint = 'ledger_transactions_balanced';
    end if;
    return null;
  end
  $$;
alter function app.require_balance() owner to chowk_system;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred
  for each row execute function app.require_balance();

-- An account of somebody knows its balance, so that the row's own check refuses one below zero
-- however many write at once. The platform's accounts have none and nobody waits for them.
create function app.keep_balance() returns trigger
  language plpgsql
  as $$
  begin
    update ledger_accounts set balance_paise = balance_paise + new.amount_paise
      where id = new.account_id and balance_paise is not null;
    return null;
  end
  $$;
create trigger ledger_entries_keep_balance after insert on ledger_entries
  for each row execute function app.keep_balance();
--> statement-breakpoint
-- Sync --------------------------------------------------------------------------------------------

-- Which transaction last wrote a row. A pull asks for rows written by transactions that were not
-- finished when it last asked, so none is missed however late it commits.
create function app.stamp_change() returns trigger
  language plpgsql
  as $$
  begin
    new.changed_in := pg_current_xact_id();
    return new;
  end
  $$;
create trigger brands_stamp before update on brands for each row execute function app.stamp_change();
create trigger shops_stamp before update on shops for each row execute function app.stamp_change();
create trigger campaigns_stamp before update on campaigns for each row execute function app.stamp_change();
create trigger deals_stamp before update on deals for each row execute function app.stamp_change();
create trigger earnings_stamp before update on earnings for each row execute function app.stamp_change();
create trigger shop_leads_stamp before update on shop_leads for each row execute function app.stamp_change();
create trigger notifications_stamp before update on notifications for each row execute function app.stamp_change();

-- Run as the one role that sees every row: whoever changes a shop may see neither its deals nor
-- the person who no longer looks after it.
create function app.note_shop_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    kept uuid[] := case when tg_op = 'UPDATE' then array[new.owner_id, new.salesperson_id] end;
    lost uuid[];
  begin
    select array_agg(person) into lost
    from unnest(array[old.owner_id, old.salesperson_id]) as person
    where person is not null and array_position(coalesce(kept, '{}'), person) is null;
    if lost is not null then
      perform app.note_gone(lost, 'shops', array[old.id]);
      perform app.note_gone(lost, 'deals', (select array_agg(id) from deals where shop_id = old.id));
      perform app.note_gone(lost, 'campaigns',
        (select array_agg(campaign_id) from deals where shop_id = old.id));
    end if;
    return null;
  end
  $$;
alter function app.note_shop_lost() owner to chowk_system;
create trigger shops_lost after delete or update of owner_id, salesperson_id on shops
  for each row execute function app.note_shop_lost();

create function app.note_campaign_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform app.note_gone(
      array[(select owner_id from brands where id = old.brand_id)], 'campaigns', array[old.id]);
    return null;
  end
  $$;
alter function app.note_campaign_lost() owner to chowk_system;
create trigger campaigns_lost after delete or update of brand_id on campaigns
  for each row execute function app.note_campaign_lost();

create function app.note_earning_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform app.note_gone(array[old.payee_id], 'earnings', array[old.id]);
    return null;
  end
  $$;
alter function app.note_earning_lost() owner to chowk_system;
create trigger earnings_lost after delete or update of payee_id on earnings
  for each row execute function app.note_earning_lost();

-- What has left these people's sight, or may have: the pull looks again before it says so.
create function app.note_gone(people uuid[], what text, ids uuid[]) returns void
  language sql
  as $$
    insert into sync_gone (person_id, collection, entity_id, gone_in)
    select person, what, entity, pg_current_xact_id()
    from (
      select distinct person, entity from unnest(people) as person, unnest(ids) as entity
      where person is not null and entity is not null
    ) as noted
    order by person, entity
    on conflict (person_id, collection, entity_id)
    do update set gone_in = excluded.gone_in, created_at = now()
  $$;

create function app.note_brand_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform app.note_gone(array[old.owner_id], 'brands', array[old.id]);
    perform app.note_gone(array[old.owner_id], 'deals',
      (select array_agg(id) from deals where brand_id = old.id));
    perform app.note_gone(array[old.owner_id], 'campaigns',
      (select array_agg(id) from campaigns where brand_id = old.id));
    return null;
  end
  $$;
alter function app.note_brand_lost() owner to chowk_system;
create trigger brands_lost after delete or update of owner_id on brands
  for each row execute function app.note_brand_lost();

create function app.note_lead_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform app.note_gone(array[old.salesperson_id], 'shopLeads', array[old.id]);
    return null;
  end
  $$;
alter function app.note_lead_lost() owner to chowk_system;
create trigger shop_leads_lost after delete or update of salesperson_id on shop_leads
  for each row execute function app.note_lead_lost();

-- Who has lost sight of what is decided by reading: which deals a shop has when it is handed over,
-- whose shop it is when a deal goes. What another transaction has not committed yet is not read, so
-- it must not be there: a shop changes hands only when no deal of it is being made or dropped. The
-- foreign key of a new deal holds the shop already (key share), a dropped one does from here on.
create function app.hold_shop_alone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    perform 1 from shops where id = old.id for update;
    return new;
  end
  $$;
alter function app.hold_shop_alone() owner to chowk_system;
create trigger shops_held before update of owner_id, salesperson_id on shops
  for each row when (old.owner_id is distinct from new.owner_id
    or old.salesperson_id is distinct from new.salesperson_id)
  execute function app.hold_shop_alone();

create function app.note_deal_lost() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    keepers uuid[];
  begin
    select array[owner_id, salesperson_id] into keepers
    from shops where id = old.shop_id for key share;
    perform app.note_gone(
      keepers || (select owner_id from brands where id = old.brand_id), 'deals', array[old.id]);
    perform app.note_gone(keepers, 'campaigns', array[old.campaign_id]);
    return null;
  end
  $$;
alter function app.note_deal_lost() owner to chowk_system;
create trigger deals_lost after delete or update of shop_id, brand_id, campaign_id on deals
  for each row execute function app.note_deal_lost();
--> statement-breakpoint
-- Figures -----------------------------------------------------------------------------------------

-- What a raw row counts for. A day is a day in India.
create function app.figure_day(at timestamptz) returns date
  language sql immutable parallel safe
  as $$ select (at at time zone 'Asia/Kolkata')::date $$;

create function app.figures_of_deal(d deals)
  returns table (day date, kind text, n integer, paise bigint)
  language sql immutable
  as $$
    select app.figure_day(d.created_at), 'offered', 1, 0::bigint
    union all
    select app.figure_day(d.accepted_at), 'accepted', 1, 0 where d.accepted_at is not null
    union all
    select app.figure_day(d.submitted_at), 'submitted', 1, 0 where d.submitted_at is not null
    union all
    select app.figure_day(d.approved_at), 'approved', 1, d.payout_paise where d.approved_at is not null
    union all
    select app.figure_day(d.submitted_at), case when w <= 1 then 'proof_in_1' when w <= 2 then 'proof_in_2' when w <= 4 then 'proof_in_4' when w <= 8 then 'proof_in_8' when w <= 12 then 'proof_in_12' when w <= 24 then 'proof_in_24' when w <= 48 then 'proof_in_48' when w <= 72 then 'proof_in_72' when w <= 120 then 'proof_in_120' when w <= 168 then 'proof_in_168' when w <= 336 then 'proof_in_336' when w <= 720 then 'proof_in_720' else 'proof_in_more' end, 1, 0
    from (select extract(epoch from d.submitted_at - d.accepted_at) / 3600 as w) as waited
    where d.submitted_at is not null and d.accepted_at is not null
  $$;

-- A shop that moves takes its deals along, or they could never be counted back.
create function app.count_shop_moved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
    select f.day, f.kind, d.brand_id, d.campaign_id, side.area, side.sign * sum(f.n), side.sign * sum(f.paise)
    from deals d
      cross join lateral app.figures_of_deal(d) as f
      cross join (values (coalesce(old.area, ''), -1), (coalesce(new.area, ''), 1)) as side (area, sign)
    where d.shop_id = new.id
    group by f.day, f.kind, d.brand_id, d.campaign_id, side.area, side.sign;
    return null;
  end
  $$;
alter function app.count_shop_moved() owner to chowk_system;
create trigger shops_counted after update of area on shops
  for each row when (old.area is distinct from new.area) execute function app.count_shop_moved();

create function app.count_proof() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
    select f.day, 'proof_rejected', d.brand_id, d.campaign_id, coalesce(s.area, ''), sum(f.n), 0
    from (
      select app.figure_day(new.reviewed_at) as day, 1 as n
        where new.status = 'rejected' and new.reviewed_at is not null
      union all
      select app.figure_day(old.reviewed_at), -1
        where tg_op = 'UPDATE' and old.status = 'rejected' and old.reviewed_at is not null
    ) as f
      join deals d on d.id = new.deal_id
      join shops s on s.id = d.shop_id
    group by f.day, d.brand_id, d.campaign_id, s.area
    having sum(f.n) <> 0;
    return null;
  end
  $$;
alter function app.count_proof() owner to chowk_system;
create trigger proofs_counted after insert or update of status, reviewed_at on proofs
  for each row execute function app.count_proof();

create function app.count_lead() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into figure_deltas (day, kind, area, n, paise)
    select f.day, f.kind, '', sum(f.n), 0
    from (
      select app.figure_day(new.created_at) as day, 'lead_created' as kind, 1 as n
      union all
      select app.figure_day(new.converted_at), 'lead_converted', 1 where new.converted_at is not null
      union all
      select app.figure_day(old.created_at), 'lead_created', -1 where tg_op = 'UPDATE'
      union all
      select app.figure_day(old.converted_at), 'lead_converted', -1
        where tg_op = 'UPDATE' and old.converted_at is not null
    ) as f
    group by f.day, f.kind
    having sum(f.n) <> 0;
    return null;
  end
  $$;
alter function app.count_lead() owner to chowk_system;
create trigger shop_leads_counted after insert or update of converted_at on shop_leads
  for each row execute function app.count_lead();

create function app.count_order() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    insert into figure_deltas (day, kind, brand_id, area, n, paise)
    values (app.figure_day(new.created_at), 'order_placed', new.brand_id, '', 1, new.total_paise);
    return null;
  end
  $$;
alter function app.count_order() owner to chowk_system;
create trigger product_orders_counted after insert on product_orders
  for each row execute function app.count_order();

create function app.count_joined() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    one user_roles := case when tg_op = 'INSERT' then new else old end;
  begin
    if one.role in ('brand', 'retailer', 'bizman') then
      insert into figure_deltas (day, kind, area, n, paise)
      values (app.figure_day(one.created_at), 'joined_' || one.role::text, '',
        case when tg_op = 'INSERT' then 1 else -1 end, 0);
    end if;
    return null;
  end
  $$;
alter function app.count_joined() owner to chowk_system;
create trigger user_roles_counted after insert or delete on user_roles
  for each row execute function app.count_joined();

-- Adds up a handful at a time; answers how many were added.
create function app.fold_figures(most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  declare
    folded integer;
  begin
    with taken as (
      delete from figure_deltas
      where id in (select id from figure_deltas order by id limit most for update skip locked)
      returning day, kind, brand_id, campaign_id, area, n, paise
    ), whole as (
      insert into daily_figures (day, kind, n, paise)
      select day, kind, sum(n), sum(paise) from taken group by day, kind order by day, kind
      on conflict (day, kind) do update
        set n = daily_figures.n + excluded.n, paise = daily_figures.paise + excluded.paise
    ), parts as (
      insert into campaign_figures (brand_id, campaign_id, day, area, kind, n, paise)
      select brand_id, campaign_id, day, area, kind, sum(n), sum(paise) from taken
      where campaign_id is not null
      group by brand_id, campaign_id, day, area, kind
      order by campaign_id, day, area, kind
      on conflict (campaign_id, day, area, kind) do update
        set n = campaign_figures.n + excluded.n, paise = campaign_figures.paise + excluded.paise
    )
    select count(*)::integer into folded from taken;
    return folded;
  end
  $$;
revoke all on function app.fold_figures(integer) from public;
alter function app.fold_figures(integer) owner to chowk_system;

-- Nobody but the system changes deals, so the most frequent change needs neither another's rights
-- nor a search path of its own; both cost more than the counting. Most changes touch no counted
-- moment, or only that of the acceptance; the whole comparison is for the others.
create function app.count_deal() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op = 'UPDATE' and old.created_at = new.created_at and old.payout_paise = new.payout_paise
      and old.submitted_at is not distinct from new.submitted_at
      and old.approved_at is not distinct from new.approved_at
    then
      if old.accepted_at is not distinct from new.accepted_at then
        return null;
      end if;
      if new.submitted_at is null and (old.accepted_at is null or new.accepted_at is null) then
        insert into public.figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
        values (app.figure_day(coalesce(new.accepted_at, old.accepted_at)), 'accepted',
          new.brand_id, new.campaign_id,
          coalesce((select area from public.shops where id = new.shop_id), ''),
          case when old.accepted_at is null then 1 else -1 end, 0);
        return null;
      end if;
    end if;
    declare
      was public.deals := old;
      now_is public.deals := new;
      some_deal public.deals := case when tg_op = 'DELETE' then old else new end;
    begin
      insert into public.figure_deltas (day, kind, brand_id, campaign_id, area, n, paise)
      select f.day, f.kind, some_deal.brand_id, some_deal.campaign_id,
        coalesce((select area from public.shops where id = some_deal.shop_id), ''),
        sum(f.n), sum(f.paise)
      from (
        select day, kind, n, paise from app.figures_of_deal(now_is) where tg_op <> 'DELETE'
        union all
        select day, kind, -n, -paise from app.figures_of_deal(was) where tg_op <> 'INSERT'
      ) as f
      group by f.day, f.kind
      having sum(f.n) <> 0 or sum(f.paise) <> 0;
      return null;
    end;
  end
  $$;
alter function app.count_deal() owner to chowk_system;
create trigger deals_counted
  after insert or delete or update of created_at, accepted_at, submitted_at, approved_at, payout_paise on deals
  for each row execute function app.count_deal();
--> statement-breakpoint
-- Limits ------------------------------------------------------------------------------------------

-- What was taken from these buckets and turned out not to count, in the order they are taken in.
create function app.give_back_to_buckets(asked jsonb) returns void
  language plpgsql
  as $$
  declare
    one record;
  begin
    for one in select * from jsonb_to_recordset(asked) as each(bucket text, cost_ms float8) loop
      update rate_limits set empty_at = empty_at - one.cost_ms * interval '1 millisecond'
      where bucket = one.bucket;
    end loop;
  end
  $$;

-- The generic cell rate algorithm: a row holds the moment its bucket is empty again. From each of
-- them, or from none when adding to one would overflow its burst: which one, counted from zero, is
-- the answer. In one statement, so that its commit need not wait for the answer.
create function app.take_from_buckets(asked jsonb) returns integer
  language plpgsql
  as $$
  declare
    one record;
    taken jsonb := '[]';
  begin
    for one in
      select bucket, cost_ms, cost_ms * interval '1 millisecond' as cost,
        burst_ms * interval '1 millisecond' as burst
      from jsonb_to_recordset(asked) as each(bucket text, cost_ms float8, burst_ms float8)
    loop
      insert into rate_limits as r (bucket, empty_at)
      values (one.bucket, clock_timestamp() + one.cost)
      on conflict (bucket) do update
        set empty_at = greatest(r.empty_at, clock_timestamp()) + one.cost
        where greatest(r.empty_at, clock_timestamp()) + one.cost <= clock_timestamp() + one.burst;
      if not found then
        perform app.give_back_to_buckets(taken);
        return jsonb_array_length(taken);
      end if;
      taken := taken || jsonb_build_object('bucket', one.bucket, 'cost_ms', one.cost_ms);
    end loop;
    return null;
  end
  $$;
--> statement-breakpoint
-- What takes two people ---------------------------------------------------------------------------

-- An active super admin, and one for long enough.
create function app.may_confirm(person uuid) returns boolean
  language sql stable set search_path = public, pg_temp
  as $$
    select exists (
      select from user_roles r join profiles p on p.id = r.user_id
      where r.user_id = person and r.role = 'super_admin' and p.status = 'active'
        and r.created_at <= now() - make_interval(hours => coalesce(
          (select (value #>> '{}')::integer from platform_config where key = 'super_admin_hours'), 24)))
  $$;

create function app.is_active_super_admin(person uuid) returns boolean
  language sql stable set search_path = public, pg_temp
  as $$
    select exists (
      select from user_roles r join profiles p on p.id = r.user_id
      where r.user_id = person and r.role = 'super_admin' and p.status = 'active')
  $$;

create function app.guard_proposal() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    if tg_op = 'INSERT' then
      if new.status <> 'proposed' and (new.needs_second or new.status <> 'confirmed') then
        raise exception 'A proposal begins as one' using errcode = 'check_violation';
      end if;
      if not new.needs_second and new.subject in ('fee_tiers', 'gst_bps', 'payable_days',
        'bizman_activation_paise', 'bizman_first_proof_paise', 'bizman_day_60_paise',
        'bizman_bonus_tiers', 'upi_id', 'upi_name', 'supplier', 'super_admin_hours') then
        raise exception 'The setting % takes two people', new.subject using errcode = 'check_violation';
      end if;
      return new;
    end if;
    if (new.kind, new.subject, new.value, new.needs_second, new.effective_at, new.expires_at,
        new.proposed_by, new.beneficiary_id, new.created_at)
      is distinct from (old.kind, old.subject, old.value, old.needs_second, old.effective_at,
        old.expires_at, old.proposed_by, old.beneficiary_id, old.created_at) then
      raise exception 'What was proposed does not change' using errcode = 'check_violation';
    end if;
    if new.status is distinct from old.status then
      if old.status not in ('proposed', 'confirmed')
        or (new.status = 'confirmed' and old.status <> 'proposed')
        or (new.status = 'applied' and
          (old.status <> 'confirmed' or new.decided_by is distinct from old.decided_by)) then
        raise exception 'A proposal does not go from % to %', old.status, new.status
          using errcode = 'check_violation';
      end if;
      if new.status = 'confirmed' and new.needs_second and not (
        coalesce(new.decided_by = app.uid(), false) and new.expires_at > now()
        and app.may_confirm(new.decided_by) and app.is_active_super_admin(new.proposed_by)) then
        raise exception 'They may not confirm this' using errcode = 'check_violation';
      end if;
    elsif new.decided_by is distinct from old.decided_by then
      raise exception 'Who decided does not change' using errcode = 'check_violation';
    end if;
    return new;
  end
  $$;
create trigger proposals_guard before insert or update on proposals
  for each row execute function app.guard_proposal();

-- In a person's transaction a role of the team is granted by a confirmed proposal only. The command
-- line and the demo act for nobody.
create function app.guard_team_role() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    if app.uid() is null or new.role not in ('admin', 'super_admin') then return new; end if;
    if tg_op = 'UPDATE' or not exists (
      select from proposals where kind = 'role' and status = 'confirmed'
        and subject = new.user_id || ':' || new.role) then
      raise exception 'A role of the team takes two people' using errcode = 'check_violation';
    end if;
    -- How long somebody is a super admin counts.
    new.created_at := now();
    return new;
  end
  $$;
create trigger user_roles_team before insert or update on user_roles
  for each row execute function app.guard_team_role();

create function app.guard_service_key() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    if tg_op = 'INSERT' then
      if new.confirmed_at is not null or new.expires_at > now() + interval '366 days' then
        raise exception 'A key begins unconfirmed, and is good for a year' using errcode = 'check_violation';
      end if;
      return new;
    end if;
    if (new.id, new.name, new.hint, new.key_hash, new.scopes, new.expires_at, new.created_by, new.created_at)
      is distinct from (old.id, old.name, old.hint, old.key_hash, old.scopes, old.expires_at,
        old.created_by, old.created_at)
      or (old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at)
      or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
      raise exception 'A key does not change' using errcode = 'check_violation';
    end if;
    if old.confirmed_at is null and new.confirmed_at is not null and not exists (
      select from proposals where kind = 'service_key' and status = 'confirmed'
        and subject = new.id::text) then
      raise exception 'A key takes two people' using errcode = 'check_violation';
    end if;
    return new;
  end
  $$;
create trigger service_keys_guard before insert or update on service_keys
  for each row execute function app.guard_service_key();

-- People remove their own factors; somebody else's takes two. The auth server's own work acts for nobody.
create function app.guard_factor() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
  begin
    if app.uid() is not null and app.uid() <> old.user_id and not exists (
      select from proposals where kind = 'factor_reset' and status = 'confirmed'
        and subject = old.user_id::text) then
      raise exception 'A reset of a factor takes two people' using errcode = 'check_violation';
    end if;
    return old;
  end
  $$;
create trigger factors_guard before delete on auth.factors
  for each row execute function app.guard_factor();
--> statement-breakpoint
revoke create on schema app from chowk_system, chowk_auth;
--> statement-breakpoint
-- =================================================================================================
-- Row security
-- =================================================================================================

-- Forced: it binds the owner of the tables as well. What no policy allows, nobody may.
alter table profiles enable row level security, force row level security;
alter table user_roles enable row level security, force row level security;
alter table bizman_actions_log enable row level security, force row level security;
alter table shop_consents enable row level security, force row level security;
alter table ad_space_bookings enable row level security, force row level security;
alter table ad_space_photos enable row level security, force row level security;
alter table ad_spaces enable row level security, force row level security;
alter table auth.alarms enable row level security, force row level security;
alter table auth.challenges enable row level security, force row level security;
alter table auth.factors enable row level security, force row level security;
alter table auth.passkeys enable row level security, force row level security;
alter table auth.recovery_codes enable row level security, force row level security;
alter table auth.flow_states enable row level security, force row level security;
alter table auth.one_time_tokens enable row level security, force row level security;
alter table auth.identities enable row level security, force row level security;
alter table auth.sessions enable row level security, force row level security;
alter table auth.signing_keys enable row level security, force row level security;
alter table auth.users enable row level security, force row level security;
alter table brands enable row level security, force row level security;
alter table shop_photos enable row level security, force row level security;
alter table shop_pin_moves enable row level security, force row level security;
alter table shops enable row level security, force row level security;
alter table campaigns enable row level security, force row level security;
alter table cms_pages enable row level security, force row level security;
alter table cms_versions enable row level security, force row level security;
alter table deals enable row level security, force row level security;
alter table deep_link_analytics enable row level security, force row level security;
alter table demo_requests enable row level security, force row level security;
alter table lead_codes enable row level security, force row level security;
alter table shop_activation_requests enable row level security, force row level security;
alter table shop_leads enable row level security, force row level security;
alter table earnings enable row level security, force row level security;
alter table invoices enable row level security, force row level security;
alter table payout_batches enable row level security, force row level security;
alter table payouts enable row level security, force row level security;
alter table tax_rates enable row level security, force row level security;
alter table wallet_topups enable row level security, force row level security;
alter table ledger_accounts enable row level security, force row level security;
alter table ledger_entries enable row level security, force row level security;
alter table ledger_transactions enable row level security, force row level security;
alter table wallet_refunds enable row level security, force row level security;
alter table device_subscriptions enable row level security, force row level security;
alter table notification_deliveries enable row level security, force row level security;
alter table notifications enable row level security, force row level security;
alter table quiet_hours enable row level security, force row level security;
alter table consents enable row level security, force row level security;
alter table leaderboard_absences enable row level security, force row level security;
alter table notification_choices enable row level security, force row level security;
alter table payout_details enable row level security, force row level security;
alter table person_notes enable row level security, force row level security;
alter table platform_config enable row level security, force row level security;
alter table platform_stats enable row level security, force row level security;
alter table proposals enable row level security, force row level security;
alter table proof_photos enable row level security, force row level security;
alter table proofs enable row level security, force row level security;
alter table feature_flags enable row level security, force row level security;
alter table saved_views enable row level security, force row level security;
alter table service_keys enable row level security, force row level security;
alter table campaign_figures enable row level security, force row level security;
alter table daily_figures enable row level security, force row level security;
alter table figure_deltas enable row level security, force row level security;
alter table audit_logs enable row level security, force row level security;
alter table idempotency_keys enable row level security, force row level security;
alter table rate_limits enable row level security, force row level security;
alter table realtime_events enable row level security, force row level security;
alter table seeds enable row level security, force row level security;
alter table sms_days enable row level security, force row level security;
alter table sync_floor enable row level security, force row level security;
alter table sync_gone enable row level security, force row level security;
alter table backups enable row level security, force row level security;
alter table retention_runs enable row level security, force row level security;
alter table stored_files enable row level security, force row level security;
alter table upload_parts enable row level security, force row level security;
alter table uploads enable row level security, force row level security;
alter table order_credit_notes enable row level security, force row level security;
alter table order_disputes enable row level security, force row level security;
alter table order_photos enable row level security, force row level security;
alter table cart_items enable row level security, force row level security;
alter table order_invoices enable row level security, force row level security;
alter table product_order_items enable row level security, force row level security;
alter table product_orders enable row level security, force row level security;
alter table product_imports enable row level security, force row level security;
alter table product_variants enable row level security, force row level security;
alter table products enable row level security, force row level security;
alter table trade_terms enable row level security, force row level security;
alter table shop_visits enable row level security, force row level security;
--> statement-breakpoint
-- Accounts ----------------------------------------------------------------------------------------

create policy user_read on profiles for select to chowk_user
  using (profiles.id = (select app.uid()) or (select app.has_role('admin')));
create policy user_update on profiles for update to chowk_user
  using (profiles.id = (select app.uid()) and profiles.status = 'active')
  with check (profiles.id = (select app.uid()) and profiles.status = 'active');
create policy system_all on profiles for all to chowk_system
  using (true)
  with check (true);
create policy auth_all on profiles for all to chowk_auth
  using (true)
  with check (true);

create policy user_read on user_roles for select to chowk_user
  using (user_roles.user_id = (select app.uid()) or (select app.has_role('admin')));
create policy system_all on user_roles for all to chowk_system
  using (true)
  with check (true);
create policy auth_read on user_roles for select to chowk_auth
  using (true);
create policy auth_sign_up on user_roles for insert to chowk_auth
  with check (role in ('retailer', 'brand', 'bizman'));
--> statement-breakpoint
-- People's own settings ---------------------------------------------------------------------------

create policy user_read on consents for select to chowk_user
  using (consents.profile_id = (select app.uid()) or (select app.has_role('admin')));
create policy user_insert on consents for insert to chowk_user
  with check (consents.profile_id = (select app.uid()));
create policy user_update on consents for update to chowk_user
  using (consents.profile_id = (select app.uid()))
  with check (consents.profile_id = (select app.uid()));
create policy system_all on consents for all to chowk_system
  using (true)
  with check (true);
create policy auth_sign_up on consents for insert to chowk_auth
  with check (consents.withdrawn_at is null);

create policy user_write on leaderboard_absences for all to chowk_user
  using (leaderboard_absences.profile_id = (select app.uid()))
  with check (leaderboard_absences.profile_id = (select app.uid()));
create policy system_all on leaderboard_absences for all to chowk_system
  using (true)
  with check (true);

create policy user_write on notification_choices for all to chowk_user
  using (notification_choices.profile_id = (select app.uid()))
  with check (notification_choices.profile_id = (select app.uid()));
create policy system_all on notification_choices for all to chowk_system
  using (true)
  with check (true);

create policy user_write on payout_details for all to chowk_user
  using (payout_details.profile_id = (select app.uid()))
  with check (payout_details.profile_id = (select app.uid()));
create policy system_all on payout_details for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Brands and shops --------------------------------------------------------------------------------

create policy user_read on brands for select to chowk_user
  using (brands.owner_id = (select app.uid()) or (select app.has_role('admin')));
create policy system_all on brands for all to chowk_system
  using (true)
  with check (true);
create policy auth_sign_up on brands for insert to chowk_auth
  with check (not brands.is_verified and exists (select 1 from user_roles where user_roles.user_id = brands.owner_id and user_roles.role = 'brand'));

create policy user_read on shop_photos for select to chowk_user
  using (shop_photos.shop_id in (select id from shops where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or (select app.has_role('admin')) or (select app.has_role('brand')));
create policy user_insert on shop_photos for insert to chowk_user
  with check (shop_photos.shop_id in (select id from shops where owner_id = (select app.uid())) and shop_photos.uploaded_by = (select app.uid()));
create policy user_delete on shop_photos for delete to chowk_user
  using (shop_photos.shop_id in (select id from shops where owner_id = (select app.uid())));
create policy system_all on shop_photos for all to chowk_system
  using (true)
  with check (true);

create policy system_all on shop_pin_moves for all to chowk_system
  using (true)
  with check (true);

create policy user_read on shops for select to chowk_user
  using (shops.owner_id = (select app.uid()) or shops.salesperson_id = (select app.uid()) or (select app.has_role('admin')));
create policy system_all on shops for all to chowk_system
  using (true)
  with check (true);
create policy auth_sign_up on shops for insert to chowk_auth
  with check (shops.salesperson_id is null and exists (select 1 from user_roles where user_roles.user_id = shops.owner_id and user_roles.role = 'retailer'));
--> statement-breakpoint
-- Acting for a shop -------------------------------------------------------------------------------

create policy user_read on bizman_actions_log for select to chowk_user
  using (bizman_actions_log.bizman_id = (select app.uid()) or bizman_actions_log.shop_id in (select id from shops where owner_id = (select app.uid())) or (select app.has_role('admin')));
create policy system_all on bizman_actions_log for all to chowk_system
  using (true)
  with check (true);

create policy user_read on shop_consents for select to chowk_user
  using (shop_consents.shop_id in (select id from shops where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or (select app.has_role('admin')));
create policy user_write on shop_consents for all to chowk_user
  using (shop_consents.shop_id in (select id from shops where owner_id = (select app.uid())) and (select app.uid()) = (select app.actor()))
  with check (shop_consents.shop_id in (select id from shops where owner_id = (select app.uid())) and (select app.uid()) = (select app.actor()));
create policy system_all on shop_consents for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Visits ------------------------------------------------------------------------------------------

create policy user_read on shop_visits for select to chowk_user
  using (shop_visits.bizman_id = (select app.uid()) or (select app.has_role('admin')));
create policy user_insert on shop_visits for insert to chowk_user
  with check (shop_visits.bizman_id = (select app.uid()) and shop_visits.shop_id in (select id from shops where salesperson_id = (select app.uid())));
create policy system_all on shop_visits for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Leads -------------------------------------------------------------------------------------------

create policy system_all on lead_codes for all to chowk_system
  using (true)
  with check (true);

create policy user_read on shop_activation_requests for select to chowk_user
  using (shop_activation_requests.requested_by = (select app.uid()) or (select app.has_role('admin')));
create policy system_all on shop_activation_requests for all to chowk_system
  using (true)
  with check (true);

create policy user_read on shop_leads for select to chowk_user
  using (shop_leads.salesperson_id = (select app.uid()) or (select app.has_role('admin')));
create policy system_all on shop_leads for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Campaigns ---------------------------------------------------------------------------------------

create policy user_read on campaigns for select to chowk_user
  using (campaigns.brand_id in (select id from brands where owner_id = (select app.uid())) or (select app.has_role('admin')) or campaigns.id in (select campaign_id from deals where shop_id in (select id from shops where owner_id = (select app.uid()) or salesperson_id = (select app.uid()))));
create policy user_insert on campaigns for insert to chowk_user
  with check (campaigns.brand_id in (select id from brands where owner_id = (select app.uid())) and campaigns.kind = 'campaign' and campaigns.status = 'draft' and campaigns.slots_taken = 0 and campaigns.fee_bps is null);
create policy user_update on campaigns for update to chowk_user
  using (campaigns.brand_id in (select id from brands where owner_id = (select app.uid())) and campaigns.kind = 'campaign' and campaigns.status = 'draft' and campaigns.slots_taken = 0 and campaigns.fee_bps is null)
  with check (campaigns.brand_id in (select id from brands where owner_id = (select app.uid())) and campaigns.kind = 'campaign' and campaigns.status = 'draft' and campaigns.slots_taken = 0 and campaigns.fee_bps is null);
create policy system_all on campaigns for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Deals -------------------------------------------------------------------------------------------

create policy user_read on deals for select to chowk_user
  using (deals.shop_id in (select id from shops where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or deals.brand_id in (select id from brands where owner_id = (select app.uid())) or (select app.has_role('admin')));
create policy system_all on deals for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Proofs ------------------------------------------------------------------------------------------

create policy user_read on proof_photos for select to chowk_user
  using (exists (select 1 from deals where deals.id = proof_photos.deal_id) or (select app.has_role('admin')));
create policy system_all on proof_photos for all to chowk_system
  using (true)
  with check (true);

create policy user_read on proofs for select to chowk_user
  using (exists (select 1 from deals where deals.id = proofs.deal_id) or (select app.has_role('admin')));
create policy system_all on proofs for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Ad spaces ---------------------------------------------------------------------------------------

create policy user_read on ad_space_bookings for select to chowk_user
  using (ad_space_bookings.shop_id in (select id from shops where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or ad_space_bookings.brand_id in (select id from brands where owner_id = (select app.uid())) or (select app.has_role('admin')));
create policy system_all on ad_space_bookings for all to chowk_system
  using (true)
  with check (true);

create policy user_read on ad_space_photos for select to chowk_user
  using (exists (select 1 from ad_spaces where ad_spaces.id = ad_space_photos.space_id) or (select app.has_role('admin')));
create policy user_insert on ad_space_photos for insert to chowk_user
  with check (exists (select 1 from ad_spaces where ad_spaces.id = ad_space_photos.space_id and ad_spaces.shop_id in (select id from shops where owner_id = (select app.uid()))) and ad_space_photos.uploaded_by = (select app.uid()));
create policy user_delete on ad_space_photos for delete to chowk_user
  using (exists (select 1 from ad_spaces where ad_spaces.id = ad_space_photos.space_id and ad_spaces.shop_id in (select id from shops where owner_id = (select app.uid()))));
create policy system_all on ad_space_photos for all to chowk_system
  using (true)
  with check (true);

create policy user_read on ad_spaces for select to chowk_user
  using (ad_spaces.shop_id in (select id from shops where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or (select app.has_role('admin')) or ((select app.has_role('brand')) and (ad_spaces.status = 'active' or ad_spaces.id in (select space_id from ad_space_bookings where brand_id in (select id from brands where owner_id = (select app.uid()))))));
create policy user_insert on ad_spaces for insert to chowk_user
  with check (ad_spaces.shop_id in (select id from shops where owner_id = (select app.uid())));
create policy user_update on ad_spaces for update to chowk_user
  using (ad_spaces.shop_id in (select id from shops where owner_id = (select app.uid())))
  with check (ad_spaces.shop_id in (select id from shops where owner_id = (select app.uid())));
create policy system_all on ad_spaces for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Products ----------------------------------------------------------------------------------------

create policy user_write on product_imports for all to chowk_user
  using (product_imports.brand_id in (select id from brands where owner_id = (select app.uid())))
  with check (product_imports.brand_id in (select id from brands where owner_id = (select app.uid())));
create policy system_all on product_imports for all to chowk_system
  using (true)
  with check (true);

create policy user_read on product_variants for select to chowk_user
  using (product_variants.brand_id in (select id from brands where owner_id = (select app.uid())) or exists (select 1 from products where products.id = product_variants.product_id));
create policy user_write on product_variants for all to chowk_user
  using (product_variants.brand_id in (select id from brands where owner_id = (select app.uid())))
  with check (product_variants.brand_id in (select id from brands where owner_id = (select app.uid())));
create policy system_all on product_variants for all to chowk_system
  using (true)
  with check (true);

create policy user_read on products for select to chowk_user
  using ((products.status = 'active' and ((select app.has_role('retailer')) or (select app.has_role('bizman')) or (select app.has_role('admin')))) or products.brand_id in (select id from brands where owner_id = (select app.uid())));
create policy user_write on products for all to chowk_user
  using (products.brand_id in (select id from brands where owner_id = (select app.uid())))
  with check (products.brand_id in (select id from brands where owner_id = (select app.uid())));
create policy system_all on products for all to chowk_system
  using (true)
  with check (true);

create policy user_read on trade_terms for select to chowk_user
  using (trade_terms.brand_id in (select id from brands where owner_id = (select app.uid())) or ((select app.has_role('retailer')) or (select app.has_role('bizman')) or (select app.has_role('admin'))));
create policy user_write on trade_terms for all to chowk_user
  using (trade_terms.brand_id in (select id from brands where owner_id = (select app.uid())))
  with check (trade_terms.brand_id in (select id from brands where owner_id = (select app.uid())));
create policy system_all on trade_terms for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Orders ------------------------------------------------------------------------------------------

create policy user_write on cart_items for all to chowk_user
  using (cart_items.shop_id in (select id from shops where owner_id = (select app.uid())))
  with check (cart_items.shop_id in (select id from shops where owner_id = (select app.uid())));
create policy system_all on cart_items for all to chowk_system
  using (true)
  with check (true);

create policy user_read on order_invoices for select to chowk_user
  using (exists (select 1 from product_orders where product_orders.id = order_invoices.order_id));
create policy system_all on order_invoices for all to chowk_system
  using (true)
  with check (true);

create policy user_read on product_order_items for select to chowk_user
  using (exists (select 1 from product_orders where product_orders.id = product_order_items.order_id));
create policy system_all on product_order_items for all to chowk_system
  using (true)
  with check (true);

create policy user_read on product_orders for select to chowk_user
  using (product_orders.shop_id in (select id from shops where owner_id = (select app.uid()) or salesperson_id = (select app.uid())) or product_orders.brand_id in (select id from brands where owner_id = (select app.uid())) or (select app.has_role('admin')));
create policy system_all on product_orders for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Disputes of orders ------------------------------------------------------------------------------

create policy user_read on order_credit_notes for select to chowk_user
  using (exists (select 1 from product_orders where product_orders.id = order_credit_notes.order_id));
create policy system_all on order_credit_notes for all to chowk_system
  using (true)
  with check (true);

create policy user_read on order_disputes for select to chowk_user
  using (exists (select 1 from product_orders where product_orders.id = order_disputes.order_id));
create policy system_all on order_disputes for all to chowk_system
  using (true)
  with check (true);

create policy user_read on order_photos for select to chowk_user
  using (exists (select 1 from product_orders where product_orders.id = order_photos.order_id));
create policy system_all on order_photos for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- The ledger --------------------------------------------------------------------------------------

create policy user_read on ledger_accounts for select to chowk_user
  using ((select app.has_role('admin')) or ledger_accounts.id = any((select app.own_account_ids())::uuid[]));
create policy system_all on ledger_accounts for all to chowk_system
  using (true)
  with check (true);

create policy user_read on ledger_entries for select to chowk_user
  using ((select app.has_role('admin')) or ledger_entries.account_id = any((select app.own_account_ids())::uuid[]));
create policy system_read on ledger_entries for select to chowk_system
  using (true);
create policy system_insert on ledger_entries for insert to chowk_system
  with check (true);

create policy user_read on ledger_transactions for select to chowk_user
  using ((select app.has_role('admin')) or exists (select 1 from ledger_entries where transaction_id = ledger_transactions.id));
create policy system_read on ledger_transactions for select to chowk_system
  using (true);
create policy system_insert on ledger_transactions for insert to chowk_system
  with check (true);
--> statement-breakpoint
-- Earnings and payouts ----------------------------------------------------------------------------

create policy user_read on earnings for select to chowk_user
  using (earnings.payee_id = (select app.uid()) or (select app.has_role('admin')));
create policy system_all on earnings for all to chowk_system
  using (true)
  with check (true);

create policy user_read on invoices for select to chowk_user
  using (invoices.brand_id in (select id from brands where owner_id = (select app.uid())) or (select app.has_role('admin')));
create policy system_all on invoices for all to chowk_system
  using (true)
  with check (true);

create policy user_read on payout_batches for select to chowk_user
  using ((select app.has_role('admin')));
create policy system_all on payout_batches for all to chowk_system
  using (true)
  with check (true);

create policy user_read on payouts for select to chowk_user
  using (payouts.payee_id = (select app.uid()) or (select app.has_role('admin')));
create policy system_all on payouts for all to chowk_system
  using (true)
  with check (true);

create policy user_read on tax_rates for select to chowk_user
  using (true);
create policy system_all on tax_rates for all to chowk_system
  using (true)
  with check (true);

create policy user_read on wallet_topups for select to chowk_user
  using (wallet_topups.brand_id in (select id from brands where owner_id = (select app.uid())) or (select app.has_role('admin')));
create policy system_all on wallet_topups for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Wallet refunds ----------------------------------------------------------------------------------

create policy user_read on wallet_refunds for select to chowk_user
  using (wallet_refunds.brand_id in (select id from brands where owner_id = (select app.uid())) or (select app.has_role('admin')));
create policy system_all on wallet_refunds for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Notifications -----------------------------------------------------------------------------------

create policy user_read on device_subscriptions for select to chowk_user
  using (device_subscriptions.profile_id = (select app.uid()));
create policy system_all on device_subscriptions for all to chowk_system
  using (true)
  with check (true);

create policy user_read on notification_deliveries for select to chowk_user
  using (notification_deliveries.profile_id = (select app.uid()));
create policy system_all on notification_deliveries for all to chowk_system
  using (true)
  with check (true);

create policy user_read on notifications for select to chowk_user
  using (notifications.profile_id = (select app.uid()));
create policy user_update on notifications for update to chowk_user
  using (notifications.profile_id = (select app.uid()))
  with check (notifications.profile_id = (select app.uid()));
create policy system_all on notifications for all to chowk_system
  using (true)
  with check (true);

create policy user_write on quiet_hours for all to chowk_user
  using (quiet_hours.profile_id = (select app.uid()))
  with check (quiet_hours.profile_id = (select app.uid()));
create policy system_all on quiet_hours for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Content -----------------------------------------------------------------------------------------

create policy user_read on cms_pages for select to chowk_user
  using (cms_pages.status = 'published');
create policy user_write on cms_pages for all to chowk_user
  using ((select app.has_role('super_admin')))
  with check ((select app.has_role('super_admin')));
create policy system_all on cms_pages for all to chowk_system
  using (true)
  with check (true);

create policy user_read on cms_versions for select to chowk_user
  using ((select app.has_role('super_admin')));
create policy user_insert on cms_versions for insert to chowk_user
  with check ((select app.has_role('super_admin')));
create policy system_all on cms_versions for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Deep links --------------------------------------------------------------------------------------

create policy user_read on deep_link_analytics for select to chowk_user
  using (deep_link_analytics.user_id = (select app.uid()) or (select app.has_role('admin')));
create policy user_insert on deep_link_analytics for insert to chowk_user
  with check (deep_link_analytics.user_id = (select app.uid()));
create policy system_all on deep_link_analytics for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Demo requests -----------------------------------------------------------------------------------

create policy user_read on demo_requests for select to chowk_user
  using ((select app.has_role('admin')));
create policy user_update on demo_requests for update to chowk_user
  using ((select app.has_role('admin')))
  with check ((select app.has_role('admin')));
create policy system_all on demo_requests for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Platform settings and proposals -----------------------------------------------------------------

create policy user_read on platform_config for select to chowk_user
  using ((select app.has_role('admin')) or platform_config.key in ('fee_tiers', 'gst_bps', 'review_days', 'payable_days', 'order_receive_days', 'offer_hours', 'expected_acceptance_bps', 'bizman_activation_paise', 'bizman_first_proof_paise', 'bizman_day_60_paise', 'bizman_bonus_tiers', 'upi_id', 'upi_name', 'supplier'));
create policy system_all on platform_config for all to chowk_system
  using (true)
  with check (true);

create policy user_read on platform_stats for select to chowk_user
  using (platform_stats.is_active);
create policy user_write on platform_stats for all to chowk_user
  using ((select app.has_role('super_admin')))
  with check ((select app.has_role('super_admin')));
create policy system_all on platform_stats for all to chowk_system
  using (true)
  with check (true);

create policy user_read on proposals for select to chowk_user
  using ((select app.has_role('super_admin')) or (proposals.kind = 'setting' and (select app.has_role('admin'))));
create policy user_insert on proposals for insert to chowk_user
  with check (proposals.proposed_by = (select app.uid()) and (select app.has_role('super_admin')));
create policy user_update on proposals for update to chowk_user
  using ((select app.has_role('super_admin')))
  with check ((select app.has_role('super_admin')));
create policy auth_read on proposals for select to chowk_auth
  using (true);
create policy system_all on proposals for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Notes on people ---------------------------------------------------------------------------------

create policy user_read on person_notes for select to chowk_user
  using ((select app.has_role('admin')));
create policy user_insert on person_notes for insert to chowk_user
  with check (person_notes.author_id = (select app.uid()) and (select app.has_role('admin')));
create policy system_all on person_notes for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- The console -------------------------------------------------------------------------------------

create policy user_read on feature_flags for select to chowk_user
  using (true);
create policy user_write on feature_flags for all to chowk_user
  using ((select app.has_role('super_admin')))
  with check ((select app.has_role('super_admin')));
create policy system_all on feature_flags for all to chowk_system
  using (true)
  with check (true);

create policy user_write on saved_views for all to chowk_user
  using (saved_views.owner_id = (select app.uid()) and (select app.has_role('admin')))
  with check (saved_views.owner_id = (select app.uid()) and (select app.has_role('admin')));
create policy system_all on saved_views for all to chowk_system
  using (true)
  with check (true);

create policy user_read on service_keys for select to chowk_user
  using ((select app.has_role('super_admin')));
create policy user_insert on service_keys for insert to chowk_user
  with check (service_keys.created_by = (select app.uid()) and (select app.has_role('super_admin')));
create policy user_update on service_keys for update to chowk_user
  using ((select app.has_role('super_admin')))
  with check ((select app.has_role('super_admin')));
create policy auth_all on service_keys for all to chowk_auth
  using (true)
  with check (true);
create policy system_all on service_keys for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Figures -----------------------------------------------------------------------------------------

create policy user_read on campaign_figures for select to chowk_user
  using (campaign_figures.brand_id in (select id from brands where owner_id = (select app.uid())) or (select app.has_role('admin')));
create policy system_all on campaign_figures for all to chowk_system
  using (true)
  with check (true);

create policy user_read on daily_figures for select to chowk_user
  using ((select app.has_role('admin')));
create policy system_all on daily_figures for all to chowk_system
  using (true)
  with check (true);

create policy user_read on figure_deltas for select to chowk_user
  using (figure_deltas.brand_id in (select id from brands where owner_id = (select app.uid())) or (select app.has_role('admin')));
create policy system_all on figure_deltas for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Commands and jobs -------------------------------------------------------------------------------

create policy user_read on audit_logs for select to chowk_user
  using ((select app.has_role('admin')));
create policy system_all on audit_logs for all to chowk_system
  using (true)
  with check (true);

create policy system_all on idempotency_keys for all to chowk_system
  using (true)
  with check (true);

create policy system_all on rate_limits for all to chowk_system
  using (true)
  with check (true);

create policy system_all on realtime_events for all to chowk_system
  using (true)
  with check (true);

create policy user_read on seeds for select to chowk_user
  using (seeds.name = 'demo');
create policy system_all on seeds for all to chowk_system
  using (true)
  with check (true);

create policy system_all on sms_days for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Sync --------------------------------------------------------------------------------------------

create policy system_all on sync_floor for all to chowk_system
  using (true)
  with check (true);

create policy user_read on sync_gone for select to chowk_user
  using (sync_gone.person_id = (select app.uid()));
create policy system_all on sync_gone for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Uploads -----------------------------------------------------------------------------------------

create policy system_all on stored_files for all to chowk_system
  using (true)
  with check (true);

create policy system_all on upload_parts for all to chowk_system
  using (true)
  with check (true);

create policy system_all on uploads for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Upkeep ------------------------------------------------------------------------------------------

create policy user_read on backups for select to chowk_user
  using ((select app.has_role('super_admin')));
create policy user_insert on backups for insert to chowk_user
  with check (backups.requested_by = (select app.uid()) and not backups.is_scheduled and (select app.has_role('super_admin')));
create policy system_all on backups for all to chowk_system
  using (true)
  with check (true);

create policy user_read on retention_runs for select to chowk_user
  using ((select app.has_role('super_admin')));
create policy user_insert on retention_runs for insert to chowk_user
  with check (retention_runs.requested_by = (select app.uid()) and not retention_runs.is_scheduled and (select app.has_role('super_admin')));
create policy system_all on retention_runs for all to chowk_system
  using (true)
  with check (true);
--> statement-breakpoint
-- Sign-in -----------------------------------------------------------------------------------------

create policy auth_all on auth.identities for all to chowk_auth
  using (true)
  with check (true);

create policy auth_all on auth.sessions for all to chowk_auth
  using (true)
  with check (true);

create policy auth_all on auth.signing_keys for all to chowk_auth
  using (true)
  with check (true);

create policy auth_all on auth.users for all to chowk_auth
  using (true)
  with check (true);
--> statement-breakpoint
-- Second factors ----------------------------------------------------------------------------------

create policy auth_all on auth.challenges for all to chowk_auth
  using (true)
  with check (true);

create policy auth_all on auth.factors for all to chowk_auth
  using (true)
  with check (true);

create policy auth_all on auth.passkeys for all to chowk_auth
  using (true)
  with check (true);

create policy auth_all on auth.recovery_codes for all to chowk_auth
  using (true)
  with check (true);
--> statement-breakpoint
-- Sign-in flows -----------------------------------------------------------------------------------

create policy auth_all on auth.flow_states for all to chowk_auth
  using (true)
  with check (true);

create policy auth_all on auth.one_time_tokens for all to chowk_auth
  using (true)
  with check (true);
--> statement-breakpoint
-- Alarms ------------------------------------------------------------------------------------------

create policy auth_all on auth.alarms for all to chowk_auth
  using (true)
  with check (true);
--> statement-breakpoint
-- =================================================================================================
-- The rows every installation begins with
-- =================================================================================================

-- Row security is forced on the owner too, so they are written as the system.
set local role chowk_system;

-- Nothing has been forgotten yet, so every cursor is good.
insert into sync_floor (id, floor) values (1, '0');

-- What the law says, by day. Rows are added when it changes, never edited; an accountant signs
-- them off before real money moves. Sums are paise.
insert into tax_rates
  (id, payment_nature, section, rate_bps, no_pan_rate_bps, year_threshold_paise, valid_from)
values
  ('0199a000-0000-7000-8000-000000000001', 'platform_supply', '194-O', 10, 500, 50000000, '2025-04-01'),
  ('0199a000-0000-7000-8000-000000000002', 'contract_work', '194C', 100, 2000, 10000000, '2025-04-01'),
  ('0199a000-0000-7000-8000-000000000003', 'benefit', '194R', 1000, 2000, 2000000, '2025-04-01'),
  ('0199a000-0000-7000-8000-000000000004', 'commission', '194H', 200, 2000, 2000000, '2025-04-01'),
  ('0199a000-0000-7000-8000-000000000005', 'platform_supply', '393 e-commerce', 10, 500, 50000000, '2026-04-01'),
  ('0199a000-0000-7000-8000-000000000006', 'contract_work', '393 contract work', 100, 2000, 10000000, '2026-04-01'),
  ('0199a000-0000-7000-8000-000000000007', 'benefit', '393 benefit', 1000, 2000, 2000000, '2026-04-01'),
  ('0199a000-0000-7000-8000-000000000008', 'commission', '393 commission', 200, 2000, 2000000, '2026-04-01');

reset role;
