import { useInfiniteQuery } from '@tanstack/react-query';
import { useMessages } from '@/i18n';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import { type DealTab, dealsOptions } from './deals.queries';

/** As a store looks for its deals: what it has to do first, offers among it. */
const FEED_TABS = ['todo', 'submitted', 'done'] as const;
export type FeedTab = (typeof FEED_TABS)[number];

export function findFeedTab(value: unknown): FeedTab | undefined {
  return FEED_TABS.find((tab) => tab === value);
}

function useCount(tab: DealTab): number {
  const { data } = useInfiniteQuery(dealsOptions(tab, ''));
  return data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
}

export function DealTabs({ tab, onTab }: { tab: FeedTab; onTab: (tab: FeedTab) => void }) {
  const t = useMessages('deals');
  const counts = {
    todo: useCount('accepted') + useCount('offered'),
    submitted: useCount('submitted'),
    done: 0,
  };
  return (
    <SegmentedControl
      className="flex-1"
      label={t('feed.tabs')}
      options={FEED_TABS.map((value) => ({
        value,
        label: t(`tab.${value}`),
        count: counts[value],
      }))}
      value={tab}
      onChange={onTab}
    />
  );
}
