import type { PayoutDetails } from '@chowk/domain/accounts';
import { readPayoutDetailsRef } from '@/features/accounts/settings.queries';
import { answerName } from '@/offline/read/synced-options';

/** So that without a network nobody is shown where their money went before. */
export async function keepPayoutDetails(after: PayoutDetails): Promise<void> {
  const { rememberAnswer } = await import('@/offline/read/remembered-answers');
  await rememberAnswer(answerName(readPayoutDetailsRef, {}), after);
}
