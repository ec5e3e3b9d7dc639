import { formatMobile } from '@chowk/domain/kernel';
import type { Lead } from '@chowk/domain/leads';
import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { DigitsForm } from '@/ui/forms/digits-form';
import { Card } from '@/ui/layout/card';
import { useLeadCode } from './use-lead-code';

const TICK_MS = 1000;

function useSecondsTo(atMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  const isOver = nowMs >= atMs;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((atMs - nowMs) / TICK_MS));
}

interface VerifyPhoneProps {
  lead: Lead;
  onVerified: (lead: Lead) => void;
}

/** The owner gets six digits and reads them out: so we know the number is the owner's. */
export function VerifyPhone({ lead, onVerified }: VerifyPhoneProps) {
  const t = useMessages('leads');
  const { sent, problem, guessesLeft, isSending, send, check } = useLeadCode(lead, onVerified);
  const waitS = useSecondsTo(sent?.resendAtMs ?? 0);
  const phone = formatMobile(lead.phone);
  const entry = useRef<HTMLDivElement>(null);
  // The field comes between the words and the button pressed, which pushes it under the bar below.
  useEffect(() => {
    if (sent) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);
  return (
    <Card title={t('verify.title')} description={sent ? undefined : t('verify.text', { phone })}>
      <div className="flex flex-col gap-4">
        {sent && <Banner title={t('verify.sent', { phone })} />}
        {problem && <Banner tone="danger" title={problem} />}
        {sent && (
          <div ref={entry} className="scroll-mb-6">
            <DigitsForm
              label={t('verify.code')}
              submitLabel={t('verify.check')}
              onSubmit={check}
              wordsFor={(found) => {
                if (found === 'codeNeeded') return t('verify.needed');
                if (found === 'failed') return problem ?? t('verify.needed');
                return found === 'wrong'
                  ? t('verify.wrong', { count: guessesLeft })
                  : t(`verify.${found}`);
              }}
            />
          </div>
        )}
        <Button
          isWide
          size="lg"
          variant={sent ? 'quiet' : 'primary'}
          disabled={sent !== undefined && waitS > 0}
          isLoading={isSending}
          icon={<MessageSquareText aria-hidden className="size-5" />}
          onClick={() => void send()}
        >
          {sent ? againWords(waitS) : t('verify.send')}
        </Button>
      </div>
    </Card>
  );

  function againWords(seconds: number): string {
    return seconds > 0 ? t('verify.againIn', { seconds }) : t('verify.again');
  }
}
