import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { hasSession } from '@/features/auth/session';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { signInPath } from './guard';
import { usePageMeta } from './page-meta';
import type { Accent } from './route-access';

/** The honest face of a screen whose feature is still being built: no made-up rows, a way back. */
export function ComingPage() {
  const t = useMessages('coming');
  const meta = usePageMeta();
  if (!meta?.coming) return null;
  return (
    <EmptyState
      className="my-auto"
      icon={<CalendarClock />}
      title={t('title')}
      text={t(meta.coming)}
      action={hasSession() ? <BackToDashboard /> : <SignedOutWays accent={meta.accent} />}
    />
  );
}

function BackToDashboard() {
  const t = useMessages('coming');
  return <ButtonLink render={<Link to="/dashboard" />}>{t('backToDashboard')}</ButtonLink>;
}

/** On a page about one role, its sign-in already works and helps more than going back. */
function SignedOutWays({ accent }: { accent: Accent | undefined }) {
  const t = useMessages('coming');
  return (
    <>
      {accent && <ButtonLink render={<Link to={signInPath(accent)} />}>{t('signIn')}</ButtonLink>}
      <ButtonLink variant={accent ? 'secondary' : 'primary'} render={<Link to="/" />}>
        {t('backHome')}
      </ButtonLink>
    </>
  );
}
