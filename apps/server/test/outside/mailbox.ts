import { setTimeout as pause } from 'node:timers/promises';
import { openSmtpMailer } from '../../src/mail';
import { startLoopbackSmtp } from '../../src/mail/test/loopback-smtp';
import { silentLog } from '../ports';
import { type Letter, readLetter } from './letter';

const WAIT_LIMIT_MS = 8000;
const LOOK_AGAIN_MS = 20;
/** How long a mail that must not come is waited for. */
const SILENCE_MS = 400;

/** A real SMTP server, and the letters it got, each handed out once. */
export async function openMailbox() {
  const smtp = await startLoopbackSmtp();
  const mailer = openSmtpMailer(`smtp://127.0.0.1:${smtp.port}`, 'chowk@example.com', silentLog);
  const taken = new Set<number>();

  function find(to: string, kind: string): Letter | undefined {
    for (const [i, mail] of smtp.received.entries()) {
      if (taken.has(i) || !mail.to.includes(to)) continue;
      const letter = readLetter(to, mail.raw);
      if (letter.kind !== kind) continue;
      taken.add(i);
      return letter;
    }
    return undefined;
  }

  return {
    mailer,
    next: async (to: string, kind: string): Promise<Letter> => {
      const giveUpAtMs = Date.now() + WAIT_LIMIT_MS;
      for (;;) {
        const letter = find(to, kind);
        if (letter) return letter;
        if (Date.now() > giveUpAtMs) throw new Error(`No ${kind} came for ${to}`);
        await pause(LOOK_AGAIN_MS);
      }
    },
    /** The mails not handed out yet, after a moment in which one would have come. */
    leftFor: async (to: string): Promise<number> => {
      await pause(SILENCE_MS);
      return smtp.received.filter((mail, i) => !taken.has(i) && mail.to.includes(to)).length;
    },
    close: async () => {
      await mailer.close();
      await smtp.close();
    },
  };
}
