import type { Database } from '../../src/db';

/** Each must be empty: what it lists would be money made, lost, or paid twice. */
const FAULTS: Readonly<Record<string, string>> = {
  'the whole ledger does not add up to zero':
    'select sum(amount_paise) from ledger_entries having sum(amount_paise) <> 0',
  'a transaction does not add up to zero':
    'select transaction_id from ledger_entries group by 1 having sum(amount_paise) <> 0',
  'a balance is not what its entries say, or below zero': `
    select a.id from ledger_accounts a left join ledger_entries e on e.account_id = a.id
    where a.balance_paise is not null group by a.id
    having a.balance_paise <> coalesce(sum(e.amount_paise), 0) or a.balance_paise < 0`,
  'somebody is owed another sum than their earnings say': `
    select a.owner_id from ledger_accounts a
    left join earnings e on e.payee_id = a.owner_id and e.status in ('pending', 'payable', 'failed')
    where a.kind = 'payee' group by a.id having a.balance_paise <> coalesce(sum(e.net_paise - e.spent_paise), 0)`,
  'a deal pays twice': `
    select deal_id from earnings where status <> 'reversed' and deal_id is not null
    group by 1 having count(*) > 1`,
  'a line is not the sum of its earnings': `
    select p.id from payouts p join earnings e on e.payout_id = p.id
    where p.status in ('gathered', 'sent', 'paid') group by p.id having p.amount_paise <> sum(e.net_paise - e.spent_paise)`,
  'a state and its line disagree': `
    select e.id from earnings e left join payouts p on p.id = e.payout_id
    where (e.status = 'paid') <> coalesce(p.status = 'paid', false)
      or (e.status = 'in_payout') <> coalesce(p.status in ('gathered', 'sent'), false)`,
  'an order holds another sum than was paid for it': `
    select o.id from product_orders o left join ledger_accounts a on a.kind = 'order_hold' and a.owner_id = o.id
    where coalesce(a.balance_paise, 0) <> case
      when o.payment <> 'on_delivery' and o.payment_state = 'paid' and o.status in ('placed', 'confirmed', 'dispatched', 'delivered', 'disputed')
      then o.total_paise else 0 end`,
  'a booking holds another sum than its days cost, or something when it is over': `
    select b.id from ad_space_bookings b
    left join ledger_accounts a on a.kind = 'campaign_hold' and a.owner_id = b.campaign_id
    where b.status <> 'active' and coalesce(a.balance_paise, 0) <> case
      when b.status in ('requested', 'accepted') then b.price_paise + b.fee_paise + b.gst_paise
      else 0 end`,
  'money on its way is not what was gathered': `
    select 1 from (select coalesce(sum(amount_paise), 0) as sent from (
        select amount_paise from payouts where status in ('gathered', 'sent')
        union all select amount_paise from wallet_refunds where status = 'requested') away) s,
      (select coalesce(sum(e.amount_paise), 0) as held from ledger_entries e
        join ledger_accounts a on a.id = e.account_id where a.kind = 'in_transit') h
    where s.sent <> h.held`,
  'tax or fee in the books is not that of the earnings': `
    select 1 from (select coalesce(sum(tax_paise), 0) as tax, coalesce(sum(fee_paise), 0) as fee
        from earnings where status <> 'reversed') s,
      (select coalesce(sum(e.amount_paise) filter (where a.kind = 'tds_payable'), 0) as tax,
          coalesce(sum(e.amount_paise) filter (where a.kind = 'platform_fees'), 0) as fee
        from ledger_entries e join ledger_accounts a on a.id = e.account_id) h
    where s.tax <> h.tax or s.fee <> h.fee`,
  'the bank has paid another sum than the paid lines': `
    select 1 from (select coalesce(sum(amount_paise), 0) as paid from payouts where status = 'paid') s,
      (select coalesce(sum(e.amount_paise), 0) as moved from ledger_entries e
        join ledger_accounts a on a.id = e.account_id
        join ledger_transactions t on t.id = e.transaction_id
        where a.kind = 'bank' and t.kind = 'payout_paid') h
    where s.paid <> h.moved`,
};

/** The faults found in the books of this database, in words. */
export async function listMoneyFaults(db: Pick<Database, 'execute'>): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, query] of Object.entries(FAULTS)) {
    if ((await db.execute(query)).length > 0) found.push(fault);
  }
  return found;
}
