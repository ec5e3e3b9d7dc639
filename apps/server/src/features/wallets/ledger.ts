import { isPaise, type Paise } from '@chowk/domain/kernel';
import { type AccountKind, type LedgerKind, OWNED_KINDS } from '@chowk/domain/wallets';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { refusalFrom } from '../../contract/run/database-errors';
import type { Tx } from '../../db';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/money/ledger';

/** The account's owner; none for the platform's own. */
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
  /** Only a demo's past was booked at another time than now. */
  readonly bookedAt?: Date;
}

function isAccount({ kind, ownerId }: AccountName) {
  return and(
    eq(ledgerAccounts.kind, kind),
    ownerId === undefined ? isNull(ledgerAccounts.owner_id) : eq(ledgerAccounts.owner_id, ownerId),
  );
}

function nameOf({ kind, ownerId }: AccountName): string {
  return `${kind}/${ownerId ?? ''}`;
}

function requireOwner(name: AccountName): void {
  const isOwned = OWNED_KINDS.includes(name.kind);
  if (isOwned !== (name.ownerId !== undefined)) throw new Error(`Whose ${name.kind} is it?`);
}

async function findAccounts(tx: Tx, names: readonly AccountName[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind, ownerId: ledgerAccounts.owner_id })
    .from(ledgerAccounts)
    .where(or(...names.map(isAccount)));
  return new Map(
    rows.map(({ id, kind, ownerId }) => [
      nameOf(ownerId === null ? { kind } : { kind, ownerId }),
      id,
    ]),
  );
}

/** The ids of these accounts by name; those used for the first time are opened. */
async function openAccounts(
  { tx, newId }: LedgerContext,
  lines: readonly LedgerLine[],
): Promise<Map<string, string>> {
  const names = [
    ...new Map(lines.map(({ account }) => [nameOf(account), account] as const)).values(),
  ];
  names.forEach(requireOwner);
  const found = await findAccounts(tx, names);
  const missing = names.filter((name) => !found.has(nameOf(name)));
  if (missing.length === 0) return found;
  await tx
    .insert(ledgerAccounts)
    .values(
      missing.map(({ kind, ownerId }) => ({
        id: newId(),
        kind,
        owner_id: ownerId ?? null,
        balance_paise: ownerId === undefined ? null : 0,
      })),
    )
    .onConflictDoNothing();
  return findAccounts(tx, names);
}

/** Lines of nothing are left out; the rest must be whole paise. */
function linesToWrite({ key, lines }: LedgerPosting): readonly LedgerLine[] {
  const kept = lines.filter(({ amountPaise }) => amountPaise !== 0);
  if (kept.length === 0) throw new RangeError(`A posting of nothing: ${key}`);
  const odd = kept.find(({ amountPaise }) => !isPaise(amountPaise));
  if (odd) throw new RangeError(`Not an amount of money: ${odd.amountPaise}`);
  return kept;
}

/** As the system: many postings in as few statements as one. Each must add up to zero. */
export async function postAllToLedger(
  context: LedgerContext,
  postings: readonly LedgerPosting[],
): Promise<string[]> {
  if (postings.length === 0) return [];
  const { tx, newId, bookedAt } = context;
  const time = bookedAt ? { created_at: bookedAt } : {};
  const written = postings.map((posting) => ({
    id: newId(),
    posting,
    lines: linesToWrite(posting),
  }));
  const accounts = await openAccounts(
    context,
    written.flatMap(({ lines }) => lines),
  );
  await tx.insert(ledgerTransactions).values(
    written.map(({ id, posting }) => ({
      id,
      kind: posting.kind,
      key: posting.key,
      reference_id: posting.referenceId,
      memo: posting.memo,
      created_by: posting.createdBy,
      ...time,
    })),
  );
  const entries = written.flatMap(({ id, lines }) =>
    lines.map(({ account, amountPaise }) => {
      const account_id = accounts.get(nameOf(account));
      if (!account_id) throw new Error(`No account ${nameOf(account)}`);
      return { transaction_id: id, account_id, amount_paise: amountPaise, ...time };
    }),
  );
  // In one order everywhere, so that two postings never wait for each other's account.
  entries.sort((a, b) => (a.account_id < b.account_id ? -1 : 1));
  await tx
    .insert(ledgerEntries)
    .values(entries)
    .catch((error: unknown) => {
      throw refusalFrom(error);
    });
  return written.map(({ id }) => id);
}

/** As the system. */
export async function postToLedger(
  context: LedgerContext,
  posting: LedgerPosting,
): Promise<string> {
  const [id] = await postAllToLedger(context, [posting]);
  if (!id) throw new Error(`Not posted: ${posting.key}`);
  return id;
}

/** The balance of an owned account; zero if it does not exist. */
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
