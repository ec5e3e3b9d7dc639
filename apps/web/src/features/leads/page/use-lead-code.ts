import { ChowkError, MINUTE_MS, SECOND_MS } from '@chowk/domain/kernel';
import { type CodeOutcome, LEAD_CODE, type Lead } from '@chowk/domain/leads';
import { useEffect, useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { sendLeadOtpRef, verifyLeadPhoneRef } from '@/features/leads/leads.queries';
import { useMessages } from '@/i18n';
import { formDraft } from '@/offline/outbox/drafts';

interface SentCode {
  /** Of the number it was sent to: another number needs another code. */
  readonly phone: string;
  readonly resendAtMs: number;
  readonly overAtMs: number;
}

export type CodeProblem = Exclude<CodeOutcome, 'verified'> | 'failed';

const draftOf = (id: string) => formDraft<SentCode>('lead-code', id);

/** A code on its way outlives a reload of the page: the owner is still reading it out. */
async function storedCode({ id, phone }: Lead): Promise<SentCode | undefined> {
  const { phone: sentTo, resendAtMs = 0, overAtMs = 0 } = await draftOf(id).read();
  return sentTo === phone && overAtMs > Date.now() ? { phone, resendAtMs, overAtMs } : undefined;
}

/** How long the server wants us to wait, if that is what it said. */
function retryAfterMs(error: unknown): number | undefined {
  if (!(error instanceof ChowkError) || error.code !== 'RATE_LIMITED') return undefined;
  return (error.details?.retryAfterS ?? 0) * SECOND_MS;
}

export function useLeadCode(lead: Lead, onVerified: (lead: Lead) => void) {
  const t = useMessages('leads');
  const [sent, setSent] = useState<SentCode>();
  const [guessesLeft, setGuessesLeft] = useState<number>(LEAD_CODE.guesses);

  useEffect(() => {
    void storedCode(lead).then((code) => setSent((newer) => newer ?? code));
  }, [lead]);

  function noteSent(resendInMs: number) {
    const nowMs = Date.now();
    const note = {
      phone: lead.phone,
      resendAtMs: nowMs + resendInMs,
      overAtMs: nowMs + LEAD_CODE.lifeMs,
    };
    draftOf(lead.id).write(note);
    setSent(note);
  }

  const sending = useCommand(sendLeadOtpRef, {
    onDone: () => noteSent(LEAD_CODE.resendMs),
    onRefused: (error) => {
      const waitMs = retryAfterMs(error);
      // One was sent a moment ago, from another tab perhaps: it is the one to type.
      if (waitMs !== undefined && waitMs <= LEAD_CODE.resendMs) noteSent(waitMs);
    },
  });
  const checking = useCommand(verifyLeadPhoneRef);

  function sendProblem(): string | undefined {
    const waitMs = retryAfterMs(sending.refusal);
    if (waitMs === undefined) return sending.refusalWords;
    if (waitMs <= LEAD_CODE.resendMs) return undefined;
    return t('verify.tooMany', { minutes: Math.ceil(waitMs / MINUTE_MS) });
  }

  async function send() {
    checking.forgetRefusal();
    await sending.run({ id: lead.id });
  }

  async function check(code: string): Promise<CodeProblem | undefined> {
    sending.forgetRefusal();
    const outcome = await checking.run({ id: lead.id, code });
    const answer = outcome?.kind === 'done' ? outcome.output : undefined;
    if (!answer) return 'failed';
    setGuessesLeft(answer.guesses_left);
    if (answer.outcome !== 'verified') return answer.outcome;
    draftOf(lead.id).write({});
    onVerified(answer.lead);
    return undefined;
  }

  const problem = sendProblem() ?? checking.refusalWords;
  const { isBusy: isSending } = sending;
  return { sent, problem, guessesLeft, isSending, send, check };
}
