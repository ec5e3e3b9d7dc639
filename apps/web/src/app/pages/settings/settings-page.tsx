import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { actingFor } from '@/api/session/acting';
import { useSignOut } from '@/app/session/use-sign-out';
import { MeCard } from '@/features/accounts/me-card';
import { useMe } from '@/features/accounts/use-me';
import { SignOutCard } from '@/features/auth/session/sign-out-card';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { useMediaQuery } from '@/ui/layout/use-media-query';
import { sectionsFor } from './own-sections';
import { SectionContent } from './section-content';
import { SectionList } from './section-list';
import type { SectionId } from './sections';

/** Where list and section fit side by side; below that, one at a time. */
const SIDE_BY_SIDE = '(width >= 1024px)';

/** Without a `section` a phone shows the list, a wide screen the first section. */
export function SettingsPage({ section }: { section?: SectionId }) {
  const { me } = useMe();
  const isWide = useMediaQuery(SIDE_BY_SIDE);
  if (!me) return null;
  // Another role's section looks missing.
  const own = sectionsFor(me.roles).find((id) => id === section);
  const open = own ?? (isWide ? (actingFor() ? 'shop' : 'profile') : undefined);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
      {(isWide || !open) && <Overview open={open} />}
      {open && (
        <div className="grid min-w-0 gap-4">
          {!isWide && <BackToList />}
          <SectionContent key={open} id={open} me={me} />
        </div>
      )}
    </div>
  );
}

function Overview({ open }: { open: SectionId | undefined }) {
  const { me } = useMe();
  const leave = useSignOut();
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      {me && <MeCard me={me} />}
      {me && <SectionList roles={me.roles} open={open} />}
      <SignOutCard onSignOut={() => leave()} />
    </div>
  );
}

function BackToList() {
  const t = useMessages('settings');
  return (
    <ButtonLink
      variant="quiet"
      className="-ms-3 justify-self-start"
      icon={<ArrowLeft aria-hidden className="size-5" />}
      render={<Link to="/settings" />}
    >
      {t('back')}
    </ButtonLink>
  );
}
