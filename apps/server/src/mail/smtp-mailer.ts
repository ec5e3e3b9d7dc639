import { ChowkError } from '@chowk/domain/kernel';
import type { Logger } from 'pino';
import { checkMail } from './check-mail';
import type { Mailer } from './mailer';
import { smtpSettings } from './smtp-settings';

const RETRY_AFTER_S = 60;
const LINE_BREAK = /[\r\n]/;

/** `from` is an address or `Name <address>`. */
export function openSmtpMailer(url: string, from: string, log: Pick<Logger, 'warn'>): Mailer {
  const settings = smtpSettings(url);
  const domain = /@([^\s@<>]+)>?$/.exec(from)?.[1];
  if (!domain || LINE_BREAK.test(from)) throw new RangeError('The sender is not a mail address');
  let opening: ReturnType<typeof connect> | undefined;

  async function connect() {
    const { createTransport } = await import('nodemailer');
    return createTransport(settings);
  }

  return {
    async send(given) {
      const mail = checkMail(given);
      opening ??= connect();
      const transport = await opening;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html === undefined ? {} : { html: mail.html }),
          messageId: `<${mail.id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': mail.language,
            'X-Chowk-Kind': mail.kind,
          },
        });
        return { id: mail.id };
      } catch (error) {
        const reason = reasonOf(error);
        log.warn({ mailId: mail.id, kind: mail.kind, ...reason }, 'mail was not sent');
        throw unavailable(reason.responseCode);
      }
    },
    isConfigured: () => true,
    async close() {
      const transport = await opening;
      transport?.close();
    },
  };
}

const PERMANENT_REPLY_FROM = 500;

/** A 5xx reply (no such mailbox) will be the same tomorrow, so it carries no "try again in". */
function unavailable(responseCode: number | undefined): ChowkError {
  const isPermanent = responseCode !== undefined && responseCode >= PERMANENT_REPLY_FROM;
  return new ChowkError('UNAVAILABLE', {
    message: 'The mail could not be sent',
    details: isPermanent ? { isPermanent } : { retryAfterS: RETRY_AFTER_S },
  });
}

/** Codes only: a server's reply may quote the address or the login. */
function reasonOf(error: unknown): { errorCode: string; responseCode?: number } {
  if (!(error instanceof Error)) return { errorCode: 'unknown' };
  const errorCode = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'responseCode' in error && typeof error.responseCode === 'number'
    ? { errorCode, responseCode: error.responseCode }
    : { errorCode };
}
