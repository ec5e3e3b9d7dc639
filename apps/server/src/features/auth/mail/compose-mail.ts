import { SECURITY_CHANGES } from '@chowk/domain/accounts';
import type { Mail } from '../../../mail';
import {
  type AuthMailKind,
  FRAME,
  MAIL_WORDS,
  type MailLanguage,
  NOT_YOU,
  NOT_YOU_TEXT,
} from './mail-words';

export interface MailContent {
  readonly kind: AuthMailKind;
  readonly language: MailLanguage;
  readonly to: string;
  readonly link?: string;
  readonly code?: string;
  /** The address a change leads to. */
  readonly newEmail?: string;
  /** How many recovery codes are not used yet. */
  readonly codesLeft?: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none';
const CODE_STYLE = 'font-size:28px;letter-spacing:6px;font-weight:bold';

function paragraph(html: string, style?: string): string {
  return `<p${style ? ` style="${style}"` : ''}>${html}</p>`;
}

/** Words, link and code of one mail, as text and as plain HTML that any mail program shows. */
export function composeMail({
  kind,
  language,
  to,
  link,
  code,
  newEmail,
  codesLeft = 0,
}: MailContent): Mail {
  const words = MAIL_WORDS[language][kind];
  // A link that locks the account is no secret way in: it has words of its own.
  const isAlarm = SECURITY_CHANGES.some((change) => change === kind);
  const frame = isAlarm
    ? { ...FRAME[language], link: NOT_YOU[language], life: NOT_YOU_TEXT[language] }
    : FRAME[language];
  const button = isAlarm ? NOT_YOU[language] : words.button;
  const intro = words.intro
    .replace('{email}', () => newEmail ?? '')
    .replace('{left}', String(codesLeft));
  const subject = words.subject.replace('{left}', String(codesLeft));
  const hasSecret = Boolean(link ?? code);
  const text = [
    frame.greeting,
    intro,
    ...(link ? [`${frame.link}\n${link}`] : []),
    ...(code ? [link ? `${frame.code} ${code}` : code] : []),
    ...(hasSecret ? [frame.life] : []),
    ...(words.closing ? [words.closing] : []),
    frame.team,
  ].join('\n\n');
  const html = [
    paragraph(escaped(frame.greeting)),
    paragraph(escaped(intro)),
    ...(link && button
      ? [paragraph(`<a href="${escaped(link)}" style="${BUTTON_STYLE}">${escaped(button)}</a>`)]
      : []),
    ...(code && link ? [paragraph(escaped(frame.code))] : []),
    ...(code ? [paragraph(code, CODE_STYLE)] : []),
    ...(hasSecret ? [paragraph(escaped(frame.life))] : []),
    ...(words.closing ? [paragraph(escaped(words.closing))] : []),
    paragraph(escaped(frame.team)),
  ].join('\n');
  const page = `<!doctype html><html lang="${language}"><body style="font-family:sans-serif">\n${html}\n</body></html>`;
  return { to, subject, text, html: page, kind, language };
}
