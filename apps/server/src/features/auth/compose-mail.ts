import type { Mail } from '../../mail';
import { type AuthMailKind, FRAME, MAIL_WORDS, type MailLanguage } from './mail-words';

export interface MailContent {
  readonly kind: AuthMailKind;
  readonly language: MailLanguage;
  readonly to: string;
  readonly link?: string;
  readonly code?: string;
  /** The address a change leads to. */
  readonly newEmail?: string;
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
export function composeMail({ kind, language, to, link, code, newEmail }: MailContent): Mail {
  const words = MAIL_WORDS[language][kind];
  const frame = FRAME[language];
  const intro = words.intro.replace('{email}', () => newEmail ?? '');
  const hasSecret = Boolean(link ?? code);
  const text = [
    frame.greeting,
    intro,
    ...(link ? [`${frame.link}\n${link}`] : []),
    ...(code ? [link ? `${frame.code} ${code}` : code] : []),
    ...(hasSecret ? [frame.life] : []),
    words.closing,
    frame.team,
  ].join('\n\n');
  const html = [
    paragraph(escaped(frame.greeting)),
    paragraph(escaped(intro)),
    ...(link && words.button
      ? [
          paragraph(
            `<a href="${escaped(link)}" style="${BUTTON_STYLE}">${escaped(words.button)}</a>`,
          ),
        ]
      : []),
    ...(code && link ? [paragraph(escaped(frame.code))] : []),
    ...(code ? [paragraph(code, CODE_STYLE)] : []),
    ...(hasSecret ? [paragraph(escaped(frame.life))] : []),
    paragraph(escaped(words.closing)),
    paragraph(escaped(frame.team)),
  ].join('\n');
  const page = `<!doctype html><html lang="${language}"><body style="font-family:sans-serif">\n${html}\n</body></html>`;
  return { to, subject: words.subject, text, html: page, kind, language };
}
