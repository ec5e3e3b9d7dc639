import { useMessages } from '@/i18n';
import { SegmentedControl } from '@/ui/fields/segmented-control';
import type { DealTab } from './deals.queries';

/** In the order a deal goes through them. */
const TABS: readonly DealTab[] = ['offered', 'accepted', 'submitted', 'done'];

export function findDealTab(value: unknown): DealTab | undefined {
  return TABS.find((tab) => tab === value);
}

export function DealTabs({ tab, onTab }: { tab: DealTab; onTab: (tab: DealTab) => void }) {
  const t = useMessages('deals');
  return (
    <SegmentedControl
      label={t('feed.tabs')}
      options={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
      value={tab}
      onChange={onTab}
    />
  );
}
