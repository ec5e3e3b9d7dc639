import type { Me } from '@chowk/domain/accounts';
import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/layout/page-header';
import { MoneyNav } from '../money/money-nav';
import { MoneyContent } from '../money/section-content';
import type { MoneyTab } from '../money/sections';

interface MoneyPageProps {
  me: Me;
  tab: MoneyTab;
  batch: string | undefined;
}

export function MoneyPage({ me, tab, batch }: MoneyPageProps) {
  const t = useMessages('money');
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('title')} />
      <MoneyNav open={tab} />
      <MoneyContent key={tab} tab={tab} me={me} batch={batch} />
    </div>
  );
}
