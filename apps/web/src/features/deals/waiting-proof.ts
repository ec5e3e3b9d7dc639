import type { Deal } from '@chowk/domain/deals';
import type { DeviceDeal } from '@/offline/kinds/deal-kinds';

/** Whether it was accepted or declined here and the server has not heard. */
export function isAnswerWaiting(deal: Deal): boolean {
  return (deal as DeviceDeal).isAnswerWaiting === true;
}

/** Whether its photos were handed over here and have not reached the server. */
export function isProofWaiting(deal: Deal): boolean {
  return (deal as DeviceDeal).isProofWaiting === true;
}
