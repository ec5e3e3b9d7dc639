import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { BookingsList } from '@/features/ad-spaces/bookings/bookings-list';
import { MySpaces } from '@/features/ad-spaces/own/my-spaces';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { LinkTabs } from '@/ui/layout/link-tabs';

const TABS = ['spaces', 'bookings'] as const;
export type MySpacesTab = (typeof TABS)[number];

/** A store's ad spaces and booking requests. */
export function MySpacesPage({ tab }: { tab: MySpacesTab }) {
  const t = useMessages('myspaces');
  const newSpace = (
    <ButtonLink
      icon={<Plus aria-hidden className="size-5" />}
      render={<Link to="/ad-spaces/$id" params={{ id: 'new' }} />}
    >
      {t('new')}
    </ButtonLink>
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-48 flex-1 text-muted">{t('intro')}</p>
        {newSpace}
      </div>
      <LinkTabs
        label={t('tabs')}
        open={tab}
        tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        link={(value) => (
          <Link
            to="/ad-spaces"
            search={value === 'spaces' ? {} : { tab: value }}
            activeOptions={{ exact: true }}
          />
        )}
      />
      {tab === 'spaces' ? (
        <MySpaces
          newSpace={newSpace}
          linkTo={(id) => <Link to="/ad-spaces/$id" params={{ id }} />}
        />
      ) : (
        <BookingsList side="store" linkTo={(id) => <Link to="/adspace/$id" params={{ id }} />} />
      )}
    </div>
  );
}
