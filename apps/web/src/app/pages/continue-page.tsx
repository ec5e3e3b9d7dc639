import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type ComeBack, comeBack } from '@/features/auth/come-back';
import { hasSession } from '@/features/auth/session';
import { useMessages } from '@/i18n';
import { Banner } from '@/ui/banner';
import { ButtonLink } from '@/ui/button';
import { PageSkeleton } from '../page-skeleton';
import { NarrowPage } from './narrow-page';
import { useEnter } from './use-enter';

/** Where the person began, if it was not a sign-in page. */
function placeIn(search: string): '/settings/security' | undefined {
  const isSecurity = new URLSearchParams(search).get('to') === 'security';
  return isSecurity ? '/settings/security' : undefined;
}

/** Where the links of mails and the sign-in providers lead: finishes their work, or says why not. */
export function ContinuePage() {
  const [outcome, setOutcome] = useState<ComeBack>();
  const router = useRouter();
  const enter = useEnter();
  const [place] = useState(() => placeIn(window.location.search));
  useEffect(() => {
    void comeBack(window.location).then((found) => {
      const hasNothingToSay = found.kind === 'nothing' || found.kind === 'in';
      if (!hasNothingToSay) setOutcome(found);
      else if (found.kind === 'in' && found.isRecovery) router.history.replace('/reset-password');
      else if (place) router.history.replace(place);
      else enter();
    });
  }, [router, enter, place]);
  if (!outcome) return <PageSkeleton />;
  return <Explained outcome={outcome} place={place} />;
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
