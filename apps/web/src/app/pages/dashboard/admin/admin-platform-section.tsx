import { Link, useLocation } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { PlatformLinks } from '@/app/pages/dashboard/platform/platform-links';
import {
  findPlatformPanel,
  PLATFORM_PANELS,
  type PlatformPanelName,
} from '@/app/pages/dashboard/platform/platform-panels';
import { useMe } from '@/features/accounts/use-me';
import { LinkReport } from '@/features/deep-links/link-report';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import type { PlatformSearch } from './admin-tabs';

export function AdminPlatformSection() {
  const asked: PlatformSearch = useLocation({ select: ({ search }) => search });
  const { me } = useMe();
  const name = findPlatformPanel(asked.part);
  const isSuper = me?.roles.includes('super_admin') ?? false;
  if (name && (isSuper || PLATFORM_PANELS[name].access === 'admin')) {
    return <PartOfPlatform name={name} asked={asked} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <PlatformLinks />
      <LinkReport />
    </div>
  );
}

function PartOfPlatform({ name, asked }: { name: PlatformPanelName; asked: PlatformSearch }) {
  const t = useMessages('office');
  const { Part } = PLATFORM_PANELS[name];
  return (
    <section aria-label={t(`${name}.title`)} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="size-5" />}
          render={<Link to="/dashboard" search={{ tab: 'platform' }} />}
        >
          {t('allRooms')}
        </ButtonLink>
        <h2 className="font-heading font-semibold text-xl">{t(`${name}.title`)}</h2>
      </div>
      <Part asked={asked} />
    </section>
  );
}
