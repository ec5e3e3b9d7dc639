-- What was written in the ledger stays as it was written, for every role there is.
create function app.refuse_change() returns trigger
  language plpgsql
  as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end
  $$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function app.refuse_change();
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function app.refuse_change();
--> statement-breakpoint
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
--> statement-breakpoint
grant create on schema app to chowk_system;
--> statement-breakpoint
alter function app.require_balance() owner to chowk_system;
--> statement-breakpoint
revoke create on schema app from chowk_system;
--> statement-breakpoint
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred
  for each row execute function app.require_balance();
--> statement-breakpoint
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
--> statement-breakpoint
create trigger ledger_entries_keep_balance after insert on ledger_entries
  for each row execute function app.keep_balance();
