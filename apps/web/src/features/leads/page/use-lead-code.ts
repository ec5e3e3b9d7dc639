import { ChowkError, MINUTE_MS, SECOND_MS } from '@chowk/domain/kernel';
import { type CodeOutcome, LEAD_CODE, type Lead } from '@chowk/domain/leads';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { formDraft } from '@/api/storage/form-draft';
import { sendLeadOtpRef, verifyLeadPhoneRef } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';

interface SentCode {
  /** Of the number it was sent to: another number needs another code. */
  readonly phone: string;
  readonly resendAtMs: number;
  readonly overAtMs: number;
}

export type CodeProblem = Exclude<CodeOutcome, 'verified'> | 'failed';

/** A code on its way outlives a reload of the page: the owner is still reading it out. */
function keptCode({ id, phone }: Lead): SentCode | undefined {
  const {
    phone: sentTo,
    resendAtMs = 0,
    overAtMs = 0,
  } = formDraft<SentCode>('lead-code', id).read();
  return sentTo === phone && overAtMs > Date.now() ? { phone, resendAtMs, overAtMs } : undefined;
}

/** How long the server wants us to wait, if that is what it said. */
function retryAfterMs(error: unknown): number | undefined {
  if (!(error instanceof ChowkError) || error.code !== 'RATE_LIMITED') return undefined;
  return (error.details?.retryAfterS ?? 0) * SECOND_MS;
}

export function useLeadCode(lead: Lead, onVerified: (lead: Lead) => void) {
  const t = useMessages('leads');
  const errorWords = useErrorWords();
  const [sent, setSent] = useState(() => keptCode(lead));
  const [problem, setProblem] = useState<string>();
  const [guessesLeft, setGuessesLeft] = useState<number>(LEAD_CODE.guesses);
  const [isSending, setIsSending] = useState(false);

  function noteSent(resendInMs: number) {
    const nowMs = Date.now();
    const note = {
      phone: lead.phone,
      resendAtMs: nowMs + resendInMs,
      overAtMs: nowMs + LEAD_CODE.lifeMs,
    };
    formDraft<SentCode>('lead-code', lead.id).write(note);
    setSent(note);
  }

  async function send() {
    setIsSending(true);
    setProblem(undefined);
    try {
      await contractClient.runCommand(sendLeadOtpRef, { id: lead.id });
      noteSent(LEAD_CODE.resendMs);
    } catch (error) {
      const waitMs = retryAfterMs(error);
      // One was sent a moment ago, from another tab perhaps: it is the one to type.
      if (waitMs !== undefined && waitMs <= LEAD_CODE.resendMs) noteSent(waitMs);
      else if (waitMs === undefined) setProblem(errorWords(error));
      else setProblem(t('verify.tooMany', { minutes: Math.ceil(waitMs / MINUTE_MS) }));
    } finally {
      setIsSending(false);
    }
  }

  async function check(code: string): Promise<CodeProblem | undefined> {
    setProblem(undefined);
    try {
      const answer = await contractClient.runCommand(verifyLeadPhoneRef, { id: lead.id, code });
      setGuessesLeft(answer.guesses_left);
      if (answer.outcome !== 'verified') return answer.outcome;
      formDraft<SentCode>('lead-code', lead.id).write({});
      onVerified(answer.lead);
      return undefined;
    } catch (error) {
      setProblem(errorWords(error));
      return 'failed';
    }
  }

  return { sent, problem, guessesLeft, isSending, send, check };
}
