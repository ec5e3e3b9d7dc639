import { useEffect, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import type { CodeProblem } from './mail-codes';

/** The server sends one mail a minute; asking sooner would only earn a refusal. */
const WAIT_S = 60;
const TICK_MS = 1000;

interface ResendButtonProps {
  onResend: () => Promise<CodeProblem | undefined>;
}

export function ResendButton({ onResend }: ResendButtonProps) {
  const t = useMessages('signup');
  const [waitS, setWaitS] = useState(WAIT_S);
  const [outcome, setOutcome] = useState<CodeProblem | 'sent'>();
  useEffect(() => {
    if (waitS <= 0) return;
    const timer = setTimeout(() => setWaitS(waitS - 1), TICK_MS);
    return () => clearTimeout(timer);
  }, [waitS]);

  async function resend() {
    setOutcome((await onResend()) ?? 'sent');
    setWaitS(WAIT_S);
  }

  return (
    <div className="flex flex-col gap-3">
      {outcome && (
        <Banner
          tone={outcome === 'sent' ? 'success' : 'warning'}
          title={t(outcome === 'sent' ? 'mail.sent' : `problem.${outcome}`)}
        />
      )}
      <Button variant="quiet" disabled={waitS > 0} onClick={() => void resend()}>
        {waitS > 0 ? t('mail.againIn', { seconds: waitS }) : t('mail.again')}
      </Button>
    </div>
  );
}
