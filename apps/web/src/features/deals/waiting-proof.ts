import type { Deal } from '@chowk/domain/deals';
import type { DeviceDeal } from '@/offline/commands/deals';
import type { QueueProblem } from '@/offline/outbox/queue-row';

/** Whether it was accepted or declined here and the server has not heard. */
export function isAnswerWaiting(deal: Deal): boolean {
  return (deal as DeviceDeal).isAnswerWaiting === true;
}

/** Why the answer given here was not taken, while that waits for the person on the list of what is unsent. */
export function refusedAnswer(deal: Deal): QueueProblem | undefined {
  return (deal as DeviceDeal).refusedAnswer;
}

/** Whether its photos were handed over here and have not reached the server. */
export function isProofWaiting(deal: Deal): boolean {
  return (deal as DeviceDeal).isProofWaiting === true;
}
