import type { InputOf, OutputOf } from '@chowk/domain/kernel';
import type { markAllRead, markRead, markSeen } from '@chowk/domain/notifications';
import { contractClient } from '@/api/client/browser-client';
import type { CommandRef } from '@/api/client/contract-ref';
import { NetworkError } from '@/api/errors/errors';
import { sendCommand } from '@/commands/send-command';
import type { Mark } from './marks';
import { markAllReadRef, markReadRef, markSeenRef } from './notifications.queries';

type Input = InputOf<typeof markSeen> | InputOf<typeof markRead> | InputOf<typeof markAllRead>;

function commandOf(mark: Mark): { readonly ref: CommandRef; readonly data: Input } {
  if (mark.kind === 'seen') return { ref: markSeenRef, data: { ids: [...mark.ids] } };
  if (mark.kind === 'read') return { ref: markReadRef, data: { id: mark.id } };
  return { ref: markAllReadRef, data: { up_to: mark.upTo } };
}

/** No more than the contract takes at once; the rest is seen again another time. */
const MOST_MARKED = 100;

/** What was seen without a network is one item of the queue, however long the list was. */
async function gathered(mark: Mark): Promise<Mark> {
  if (mark.kind !== 'seen') return mark;
  const { listPending } = await import('@/offline/outbox/outbox');
  const waiting = (await listPending())
    .filter(({ type, state }) => type === markSeenRef.name && state !== 'sending')
    .flatMap(({ data }) => (data as InputOf<typeof markSeen>).ids);
  return { kind: 'seen', ids: [...new Set([...mark.ids, ...waiting])].slice(0, MOST_MARKED) };
}

async function keepForLater(mark: Mark): Promise<void> {
  const { ref, data } = commandOf(await gathered(mark));
  const outcome = await sendCommand(ref, data as never, { queue: { isUnattended: true } });
  if (outcome.kind === 'refused') throw outcome.error;
}

type Counts = OutputOf<typeof markSeen>;

/**
 * Straight to the server if it can be reached, so that looking at a list fills no queue; else by the
 * queue. A mark made twice is a mark. Answers with the counts, if the server told them.
 */
export async function sendMark(mark: Mark): Promise<Counts | undefined> {
  if (navigator.onLine === false) {
    await keepForLater(mark);
    return undefined;
  }
  const { ref, data } = commandOf(mark);
  try {
    const answer: unknown = await contractClient.runCommand(ref, data as never, { asSelf: true });
    return mark.kind === 'read' ? undefined : (answer as Counts);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await keepForLater(mark);
    return undefined;
  }
}
