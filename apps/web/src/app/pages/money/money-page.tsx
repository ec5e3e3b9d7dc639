import type { Me } from '@chowk/domain/accounts';
import { Link } from '@tanstack/react-router';
import { useMessages } from '@/i18n';
import { LinkTabs } from '@/ui/layout/link-tabs';
import { PageHeader } from '@/ui/layout/page-header';
import { MoneyContent } from './section-content';
import { MONEY_TABS, type MoneyTab, moneyTitle } from './sections';

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

function MoneyNav({ open }: { open: MoneyTab }) {
  const t = useMessages('money');
  return (
    <LinkTabs
      label={t('tabs')}
      open={open}
      tabs={MONEY_TABS.map((value) => ({ value, label: t(moneyTitle(value)) }))}
      link={(tab) => <Link to="/money" search={{ tab }} />}
    />
  );
}
