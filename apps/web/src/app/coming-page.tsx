import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasSession } from '@/features/auth/session';
import { type MessageKey, useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { usePageMeta } from './page-meta';

interface ComingPageProps {
  /** The sentence that says what this screen is for and that it is not open yet. */
  screen: MessageKey<'coming'>;
  /** Something that already works and helps meanwhile. */
  action?: ReactNode;
}

/** The honest face of a screen whose feature is still being built: no made-up rows, a way back. */
export function ComingPage({ screen, action }: ComingPageProps) {
  const t = useMessages('coming');
  const isSignedIn = hasSession();
  return (
    <div className="flex flex-1 flex-col">
      {!isSignedIn && <PublicHeading />}
      <EmptyState
        className="my-auto"
        icon={<CalendarClock />}
        title={t('title')}
        text={t(screen)}
        action={
          <>
            {action}
            <ButtonLink variant={action ? 'secondary' : 'primary'} render={<BackLink />}>
              {t(isSignedIn ? 'backToDashboard' : 'backHome')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

function BackLink(props: { className?: string; children?: ReactNode }) {
  return <Link to={hasSession() ? '/dashboard' : '/'} {...props} />;
}

/** Signed-in pages have their title in the bar; public ones show it here. */
function PublicHeading() {
  const t = useMessages('shell');
  const meta = usePageMeta();
  return meta ? <PageHeader title={t(meta.title)} /> : null;
}
