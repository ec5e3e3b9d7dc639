import { type Actor, ChowkError, invalidField } from '@chowk/domain/kernel';
import type { NewLead } from '@chowk/domain/leads';
import { placeProblem, SHOP_PHOTO_BUCKET } from '@chowk/domain/shops';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { CommandContext, Ports } from '../../contract/context';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { type LeadPhoto, shopLeads } from '../../db/schema/leads';
import { isOwnPhotoPath } from '../shops';
import { type LeadRow, presentLead } from './present-lead';

const NO_LEAD = 'Lead not found or you do not have access';

/** As the person: one they may see. */
export async function requireLead(tx: Tx, id: string): Promise<LeadRow> {
  const [row] = await tx.select().from(shopLeads).where(eq(shopLeads.id, id));
  return requireRow(row, NO_LEAD);
}

/** As the system: one of this bizman's own, theirs until the commit. */
export async function lockOwnLead(tx: Tx, actor: Actor, id: string): Promise<LeadRow> {
  const isOwn = and(eq(shopLeads.id, id), eq(shopLeads.salesperson_id, actor.uid ?? ''));
  const [row] = await tx.select().from(shopLeads).where(isOwn).for('update');
  return requireRow(row, NO_LEAD);
}

type Changes = Partial<Omit<typeof shopLeads.$inferInsert, 'id' | 'version' | 'updated_at'>>;

/** As the system, the lead locked. */
export async function changeLead(
  { tx, nowMs }: { readonly tx: Tx; readonly nowMs: number },
  id: string,
  changes: Changes,
): Promise<LeadRow> {
  const [row] = await tx
    .update(shopLeads)
    .set({ ...changes, version: sql`${shopLeads.version} + 1`, updated_at: new Date(nowMs) })
    .where(eq(shopLeads.id, id))
    .returning();
  return requireRow(row, NO_LEAD);
}

/** As the system: refused for the number of an account, or of a shop somebody is onboarding. */
export async function requireFreeNumber(
  tx: Tx,
  { id, phone, salespersonId }: { id: string; phone: string; salespersonId: string },
): Promise<void> {
  const owners = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.phone, phone));
  if (owners.length > 0) throw new ChowkError('PHONE_TAKEN');
  const isOther = and(
    eq(shopLeads.phone, phone),
    ne(shopLeads.id, id),
    ne(shopLeads.status, 'rejected'),
  );
  const [other] = await tx.select().from(shopLeads).where(isOther);
  if (other) {
    // Their own they may open; of another's they learn only that it is there.
    const own = other.salesperson_id === salespersonId ? { lead_id: other.id } : {};
    throw new ChowkError('LEAD_EXISTS', { details: own });
  }
}

type Described = Omit<NewLead, 'id' | 'shop_name' | 'owner_name' | 'phone' | 'area'>;

/** What was said, as columns; what was left out stays as it was. */
export function columnsOf({ position, ...rest }: Partial<Described>): Changes {
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(position === undefined ? {} : { lat: position?.lat ?? null, lng: position?.lng ?? null }),
  };
}

export function requirePlace(place: Parameters<typeof placeProblem>[0]): void {
  const problem = placeProblem(place);
  if (problem) throw invalidField(problem.path, problem.rule);
}

/** Each in the bizman's own folder, and arrived. Those the lead has already were looked at then. */
export async function requirePhotos(
  { storage }: Ports,
  actor: Actor,
  photos: readonly LeadPhoto[],
  known: readonly LeadPhoto[] = [],
): Promise<void> {
  const paths = new Set(known.map(({ path }) => path));
  for (const [i, { type, path }] of photos.entries()) {
    if (paths.has(path)) continue;
    const field = `photos.${i}.path`;
    if (!isOwnPhotoPath(path, actor.uid ?? '', type)) throw invalidField(field, 'choice');
    if (!(await storage.head(SHOP_PHOTO_BUCKET, path))) throw invalidField(field, 'not_uploaded');
  }
}

/** What a version last seen is held against. */
export async function findLead({ tx }: CommandContext, { id }: { readonly id: string }) {
  return presentLead(await requireLead(tx, id));
}
