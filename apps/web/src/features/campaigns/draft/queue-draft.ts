import type { createCampaign } from '@chowk/domain/campaigns';
import type { InputOf } from '@chowk/domain/kernel';
import { hasQueue } from '@/offline/queue-flag';
import { createCampaignRef } from '../campaigns.queries';

type NewCampaign = InputOf<typeof createCampaign>;

/**
 * A draft without a line waits in the queue, so that it is made even if the wizard is not opened
 * again. What is typed later takes the place of what has not left yet.
 */
export async function queueDraft(input: NewCampaign): Promise<void> {
  const { enqueue } = await import('@/offline/outbox');
  await enqueue({
    type: createCampaignRef.name,
    data: input,
    subject: input.title,
    isNewerForm: true,
  });
}

/** The wizard has the server's answer: nothing is left for the queue to do. */
export async function dropQueuedDraft(id: string): Promise<void> {
  if (!hasQueue()) return;
  const { dropDone } = await import('@/offline/outbox');
  await dropDone(createCampaignRef.name, { id });
}
