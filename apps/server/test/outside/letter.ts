import { decodeWords, headerOf } from '../../src/mail/test/loopback-smtp';

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

/** A mail as it came over the wire, as its reader sees it. */
export function readLetter(to: string, raw: string): Letter {
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
