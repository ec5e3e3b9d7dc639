import { byUrgency, type Deal } from '@chowk/domain/deals';
import type { ListState } from '@/lists/list-state';
import { useGrowingList } from '@/lists/use-growing-list';
import { type DealTab, dealsOptions } from './deals.queries';

export function useDeals(tab: DealTab, search: string): ListState<Deal> {
  return useGrowingList(dealsOptions(tab, search));
}

/** What a store has to do, the most urgent first, then what it is offered, the newest first. */
export function useTodo(search: string): ListState<Deal> {
  const urgent = useDeals('accepted', search);
  const offers = useDeals('offered', search);
  return {
    ...offers,
    rows: urgent.rows && offers.rows && [...[...urgent.rows].sort(byUrgency), ...offers.rows],
    error: offers.error ?? urgent.error,
    isRefreshing: offers.isRefreshing || urgent.isRefreshing,
    more: urgent.more ?? offers.more,
  };
}
