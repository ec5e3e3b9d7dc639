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
--> statement-breakpoint
grant create on schema app to chowk_system;
--> statement-breakpoint
alter function app.own_account_ids() owner to chowk_system;
--> statement-breakpoint
revoke create on schema app from chowk_system;
--> statement-breakpoint
revoke all on function app.own_account_ids() from public;
--> statement-breakpoint
grant execute on function app.own_account_ids() to chowk_user;
