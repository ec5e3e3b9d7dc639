import { isPaise, type Paise } from '@chowk/domain/kernel';
import { type AccountKind, type LedgerKind, OWNED_KINDS } from '@chowk/domain/wallets';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { refusalFrom } from '../../contract/database-errors';
import type { Tx } from '../../db';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/ledger';

/** Whose account: an owner for those of somebody, none for the platform's own. */
export interface AccountName {
  readonly kind: AccountKind;
  readonly ownerId?: string;
}

export interface LedgerLine {
  readonly account: AccountName;
  /** What the holder of the account gets; negative is what they give. */
  readonly amountPaise: Paise;
}

export interface LedgerPosting {
  readonly kind: LedgerKind;
  /** The same key posts once, however often it is tried. */
  readonly key: string;
  readonly referenceId: string;
  readonly memo: string;
  readonly createdBy: string | null;
  readonly lines: readonly LedgerLine[];
}

export interface LedgerContext {
  readonly tx: Tx;
  readonly newId: () => string;
}

function isAccount({ kind, ownerId }: AccountName) {
  return and(
    eq(ledgerAccounts.kind, kind),
    ownerId === undefined ? isNull(ledgerAccounts.owner_id) : eq(ledgerAccounts.owner_id, ownerId),
  );
}

async function accountId({ tx, newId }: LedgerContext, name: AccountName): Promise<string> {
  const isOwned = OWNED_KINDS.includes(name.kind);
  if (isOwned !== (name.ownerId !== undefined)) throw new Error(`Whose ${name.kind} is it?`);
  const find = () =>
    tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isAccount(name));
  const [found] = await find();
  if (found) return found.id;
  await tx
    .insert(ledgerAccounts)
    .values({
      id: newId(),
      kind: name.kind,
      owner_id: name.ownerId ?? null,
      balance_paise: isOwned ? 0 : null,
    })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`No account ${name.kind}`);
  return made.id;
}

/** As the system. Lines of nothing are left out; the rest must add up to zero. */
export async function postToLedger(
  context: LedgerContext,
  posting: LedgerPosting,
): Promise<string> {
  const { tx, newId } = context;
  const lines = posting.lines.filter(({ amountPaise }) => amountPaise !== 0);
  if (lines.length === 0) throw new RangeError('A posting of nothing');
  const odd = lines.find(({ amountPaise }) => !isPaise(amountPaise));
  if (odd) throw new RangeError(`Not an amount of money: ${odd.amountPaise}`);
  const entries: { account_id: string; amount_paise: Paise }[] = [];
  for (const { account, amountPaise } of lines) {
    entries.push({ account_id: await accountId(context, account), amount_paise: amountPaise });
  }
  const id = newId();
  await tx.insert(ledgerTransactions).values({
    id,
    kind: posting.kind,
    key: posting.key,
    reference_id: posting.referenceId,
    memo: posting.memo,
    created_by: posting.createdBy,
  });
  // In one order everywhere, so that two postings never wait for each other's account.
  entries.sort((a, b) => (a.account_id < b.account_id ? -1 : 1));
  await tx
    .insert(ledgerEntries)
    .values(entries.map((entry) => ({ ...entry, transaction_id: id })))
    .catch((error: unknown) => {
      throw refusalFrom(error);
    });
  return id;
}

/** What an account of somebody holds; nothing was ever booked on one that does not exist. */
export async function balancePaise(tx: Tx, name: AccountName): Promise<Paise> {
  const [row] = await tx
    .select({ balance: ledgerAccounts.balance_paise })
    .from(ledgerAccounts)
    .where(isAccount(name));
  return row?.balance ?? 0;
}

/** The same from the entries alone: what the balance is checked against, and the platform's own. */
export async function replayedPaise(tx: Tx, name: AccountName): Promise<Paise> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${ledgerEntries.amount_paise})` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(isAccount(name));
  return Number(row?.sum ?? 0);
}
