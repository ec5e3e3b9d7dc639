import { Link, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { hasSession } from '@/features/auth/session/session';
import { type AuthReturn, readAuthReturn } from '@/features/auth/sign-in/auth-return';
import { type Errand, errandIn } from '@/features/auth/sign-in/return-address';
import { findTokenLink } from '@/features/auth/sign-in/token-link';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { lazy } from '@/ui/feedback/lazy';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { NarrowPage } from './narrow-page';
import { useEnter } from './use-enter';

/** Only for links created by an operator. */
const TokenLinkStep = lazy(() =>
  import('./token-link-step').then((module) => ({ default: module.TokenLinkStep })),
);

/**
 * The target of email links and sign-in providers: completes their flow, or shows why it failed.
 */
export function ContinuePage() {
  const [outcome, setOutcome] = useState<AuthReturn>();
  const router = useRouter();
  const enter = useEnter();
  const [errand] = useState(() => errandIn(window.location.search));
  const finishErrand = useFinishErrand();
  const [link] = useState(() => findTokenLink(window.location.hash));
  const settle = useCallback(
    (found: AuthReturn) => {
      if (found.kind !== 'in' && found.kind !== 'nothing') setOutcome(found);
      else if (errand) finishErrand(errand);
      else if (found.kind === 'nothing') enter();
      else if (found.isRecovery) router.history.replace('/reset-password');
      else enter();
    },
    [router, enter, errand, finishErrand],
  );
  useEffect(() => {
    if (!link) void readAuthReturn(window.location).then(settle);
  }, [link, settle]);
  if (link && !outcome) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <TokenLinkStep link={link} onFollowed={settle} />
      </Suspense>
    );
  }
  if (!outcome) return <PageSkeleton />;
  return <Explained outcome={outcome} errand={errand} />;
}

/** Returns to where the flow started, with a message if this page completed it. */
function useFinishErrand(): (errand: Errand) => void {
  const router = useRouter();
  const t = useMessages('comeback');
  const [bringsCode] = useState(() => new URLSearchParams(window.location.search).has('code'));
  return useCallback(
    (errand) => {
      if (bringsCode) showToast({ title: t(`done.${errand}`), tone: 'success' });
      router.history.replace('/settings/security');
    },
    [router, t, bringsCode],
  );
}

interface ExplainedProps {
  outcome: AuthReturn;
  errand: Errand | undefined;
}

const ELSEWHERE = {
  email: 'elsewhereEmail',
  identity: 'elsewhereIdentity',
} as const satisfies Record<Errand, string>;

function Explained({ outcome, errand }: ExplainedProps) {
  const t = useMessages('comeback');
  if (outcome.kind === 'half' || outcome.kind === 'elsewhere') {
    const key = outcome.kind === 'elsewhere' && errand ? ELSEWHERE[errand] : outcome.kind;
    return (
      <NarrowPage title={t(`${key}.title`)} text={t(`${key}.text`)}>
        <Onward errand={errand} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t('problem.title')}>
      {outcome.kind === 'problem' && (
        <Banner tone="danger" title={t(`problem.${outcome.problem}`)} />
      )}
      <Onward errand={errand} />
    </NarrowPage>
  );
}

function Onward({ errand }: Pick<ExplainedProps, 'errand'>) {
  const t = useMessages('comeback');
  if (hasSession()) {
    return (
      <ButtonLink
        isWide
        render={
          errand ? (
            <Link to="/settings/$section" params={{ section: 'security' }} />
          ) : (
            <Link to="/dashboard" />
          )
        }
      >
        {t('goOn')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink isWide render={<Link to="/retailer/signin" />}>
        {t('signIn')}
      </ButtonLink>
      <ButtonLink isWide variant="quiet" render={<Link to="/reset-password" />}>
        {t('reset')}
      </ButtonLink>
    </>
  );
}
