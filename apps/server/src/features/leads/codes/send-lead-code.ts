import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { withSystem } from '../../../db';
import { leadCodes } from '../../../db/schema/leads';
import { sendLeadCodeStep } from '../system-steps';
import { openCode } from './lead-code';

/** The name under which the text is registered with the carrier. */
const TEMPLATE = 'lead-code';

type CodePorts = Pick<Ports, 'db' | 'nowMs' | 'messenger' | 'sealerFor'>;

/** The owner has no account and no language with us yet, so the words are in both. */
function codeMessage(code: string): string {
  return `${code} is your Chowk code. Tell it only to the business manager at your shop. / ${code} आपका Chowk कोड है।`;
}

/** Nothing is sent that could no longer be used; run twice, the carrier sees the same id. */
export async function sendLeadCode(ports: CodePorts, codeId: string): Promise<void> {
  const [row] = await withSystem(ports.db, ANONYMOUS, sendLeadCodeStep, (tx) =>
    tx.select().from(leadCodes).where(eq(leadCodes.id, codeId)),
  );
  if (!row || row.expires_at.getTime() <= ports.nowMs()) return;
  const code = openCode(ports, row);
  if (!code) return;
  await ports.messenger.send({
    id: row.id,
    to: row.phone,
    channel: 'sms',
    template: TEMPLATE,
    text: codeMessage(code.toString()),
    language: 'en',
  });
}
