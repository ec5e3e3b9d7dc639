import { ANONYMOUS } from '@chowk/domain/kernel';
import { LEAD_CODE } from '@chowk/domain/leads';
import { lt } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { withSystem } from '../../../db';
import { leadCodes } from '../../../db/schema/leads';
import { forgetLeadCodes } from '../system-steps';

/** Until then they count: how many codes a number gets within a day is read off them. */
const KEPT_MS = Math.max(LEAD_CODE.perPhone.withinMs, LEAD_CODE.perSender.withinMs);

export async function forgetOldCodes({ db, nowMs }: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  const before = new Date(nowMs() - KEPT_MS);
  const gone = await withSystem(db, ANONYMOUS, forgetLeadCodes, (tx) =>
    tx.delete(leadCodes).where(lt(leadCodes.sent_at, before)).returning({ id: leadCodes.id }),
  );
  return gone.length;
}
