import { useQuery } from '@tanstack/react-query';
import { dealTermsOptions } from '@/features/deals/deals.queries';

/** For the shop itself; whoever else looks at the deal is told nothing of it. */
export function useDealTerms(dealId: string, isOwn: boolean) {
  return useQuery({ ...dealTermsOptions(dealId), enabled: isOwn }).data;
}
