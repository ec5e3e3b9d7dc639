import type { Me } from '@chowk/domain/accounts';
import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/layout/page-header';
import { MoneyNav } from './money-nav';
import { MoneyContent } from './section-content';
import type { MoneyTab } from './sections';

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
