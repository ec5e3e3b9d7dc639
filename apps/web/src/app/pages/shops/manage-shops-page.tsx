import type { Me } from '@chowk/domain/accounts';
import { Link } from '@tanstack/react-router';
import { useMessages } from '@/i18n';
import { LinkTabs } from '@/ui/layout/link-tabs';
import { ShopsContent } from './manage/section-content';
import { SHOPS_TABS, type ShopsTab } from './manage/sections';

interface ManageShopsPageProps {
  me: Me;
  tab: ShopsTab;
  shop: string | undefined;
}

export function ManageShopsPage({ me, tab, shop }: ManageShopsPageProps) {
  const t = useMessages('myshops');
  return (
    <div className="flex flex-1 flex-col gap-4">
      <LinkTabs
        label={t('tabs')}
        open={tab}
        tabs={SHOPS_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        link={(value) => <Link to="/manage-shops" search={{ tab: value }} />}
      />
      <ShopsContent key={tab} tab={tab} me={me} shop={shop} />
    </div>
  );
}
