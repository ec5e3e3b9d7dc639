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
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create schema if not exists app;
--> statement-breakpoint
create schema if not exists auth;
--> statement-breakpoint
create function app.uid() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.uid', true), '')::uuid $$;
--> statement-breakpoint
create function app.actor() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.actor', true), '')::uuid $$;
--> statement-breakpoint
-- A super admin is an admin too, as in the domain's rolesMeaning().
create function app.has_role(wanted text) returns boolean
  language sql stable parallel safe
  as $$
    select wanted = any (held) or (wanted = 'admin' and 'super_admin' = any (held))
    from (select string_to_array(coalesce(current_setting('app.roles', true), ''), ',') as held) as roles
  $$;
--> statement-breakpoint
revoke all on schema public from public;
--> statement-breakpoint
grant usage on schema app to chowk_user, chowk_system, chowk_auth;
--> statement-breakpoint
grant usage on schema public to chowk_user, chowk_system, chowk_auth;
--> statement-breakpoint
grant usage on schema auth to chowk_auth;
--> statement-breakpoint
-- What each role may touch is decided by row security; without a policy it is nothing.
alter default privileges in schema public
  grant select, insert, update, delete on tables to chowk_user, chowk_system, chowk_auth;
--> statement-breakpoint
alter default privileges in schema public
  grant usage on sequences to chowk_user, chowk_system, chowk_auth;
--> statement-breakpoint
alter default privileges in schema auth
  grant select, insert, update, delete on tables to chowk_auth;
--> statement-breakpoint
alter default privileges in schema auth grant usage on sequences to chowk_auth;
