import { Link } from '@tanstack/react-router';
import { useMessages } from '@/i18n';
import { LinkTabs } from '@/ui/layout/link-tabs';
import { MONEY_TABS, type MoneyTab, moneyTitle } from './sections';

export function MoneyNav({ open }: { open: MoneyTab }) {
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
