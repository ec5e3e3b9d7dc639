import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { consentsOptions } from '@/features/accounts/settings.queries';
import { type ComeBack, comeBack } from '@/features/auth/come-back';
import { hasSession } from '@/features/auth/session';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { ButtonLink } from '@/ui/button';
import { PageSkeleton } from '../page-skeleton';
import { NarrowPage } from './narrow-page';
import { useEnter } from './use-enter';

const ConsentStep = lazy(() =>
  import('./consent-step').then((module) => ({ default: module.ConsentStep })),
);

/** Where the person began, if it was not a sign-in page. */
function placeIn(search: string): '/settings/security' | undefined {
  const isSecurity = new URLSearchParams(search).get('to') === 'security';
  return isSecurity ? '/settings/security' : undefined;
}

/** Where the links of mails and the sign-in providers lead: finishes their work, or says why not. */
export function ContinuePage() {
  const [outcome, setOutcome] = useState<ComeBack | { readonly kind: 'consent' }>();
  const router = useRouter();
  const enter = useEnter();
  const lacksConsent = useLacksConsent();
  const [place] = useState(() => placeIn(window.location.search));
  useEffect(() => {
    void comeBack(window.location).then(async (found) => {
      if (found.kind !== 'in' && found.kind !== 'nothing') setOutcome(found);
      else if (place) router.history.replace(place);
      else if (found.kind === 'nothing') enter();
      else if (found.isRecovery) router.history.replace('/reset-password');
      else if (found.isByProvider && (await lacksConsent())) setOutcome({ kind: 'consent' });
      else enter();
    });
  }, [router, enter, lacksConsent, place]);
  if (!outcome) return <PageSkeleton />;
  if (outcome.kind === 'consent') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ConsentStep onDone={enter} />
      </Suspense>
    );
  }
  return <Explained outcome={outcome} place={place} />;
}

/** Somebody new through a provider has agreed to nothing yet. */
function useLacksConsent(): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const consents = await queryClient.fetchQuery(consentsOptions()).catch(() => undefined);
    if (!consents) return false;
    return !consents.items.some(
      ({ purpose, withdrawn_at }) => purpose === 'privacy' && withdrawn_at === null,
    );
  }, [queryClient]);
}

interface ExplainedProps {
  outcome: ComeBack;
  place: ReturnType<typeof placeIn>;
}

function Explained({ outcome, place }: ExplainedProps) {
  const t = useMessages('comeback');
  if (outcome.kind === 'half' || outcome.kind === 'elsewhere') {
    return (
      <NarrowPage title={t(`${outcome.kind}.title`)} text={t(`${outcome.kind}.text`)}>
        <Onward place={place} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={t('problem.title')}>
      {outcome.kind === 'problem' && (
        <Banner tone="danger" title={t(`problem.${outcome.problem}`)} />
      )}
      <Onward place={place} />
    </NarrowPage>
  );
}

function Onward({ place }: Pick<ExplainedProps, 'place'>) {
  const t = useMessages('comeback');
  if (hasSession()) {
    return (
      <ButtonLink isWide render={<Link to={place ? '/settings' : '/dashboard'} />}>
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
