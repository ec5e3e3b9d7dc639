import { setTimeout as pause } from 'node:timers/promises';
import { openSmtpMailer } from '../src/mail';
import { decodeWords, headerOf, startLoopbackSmtp } from '../src/mail/test/loopback-smtp';
import { silentLog } from './ports';

const WAIT_LIMIT_MS = 8000;
const LOOK_AGAIN_MS = 20;
/** How long a mail that must not come is waited for. */
const SILENCE_MS = 400;

export interface Letter {
  readonly to: string;
  readonly kind: string;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: string;
  readonly code: string;
}

function decodedPart(raw: string, type: string): string {
  const boundary = /boundary="?([^"\r\n;]+)"?/i.exec(raw)?.[1];
  const parts = boundary ? raw.split(`--${boundary}`) : [raw];
  const part = parts.find((each) => new RegExp(`^content-type: ${type}`, 'im').test(each)) ?? '';
  const start = part.indexOf('\r\n\r\n');
  const body = part.slice(start + 4);
  const encoding = /content-transfer-encoding: (\S+)/i.exec(part)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const unfolded = body.replace(/=\r\n/g, '');
  const bytes = unfolded.replace(/=([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function readLetter(to: string, raw: string): Letter {
  const text = decodedPart(raw, 'text/plain').replace(/\r\n/g, '\n');
  return {
    to,
    kind: headerOf(raw, 'x-chowk-kind') ?? '',
    language: headerOf(raw, 'content-language') ?? '',
    subject: decodeWords(headerOf(raw, 'subject') ?? ''),
    text,
    html: decodedPart(raw, 'text/html'),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    code: /\b\d{6}\b/.exec(text.replace(/https?:\/\/\S+/g, ''))?.[0] ?? '',
  };
}

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
