import { takeSmsAlone } from '../../../contract/limits/sms-budget';
import { withAuth } from '../../../db';
import type { Channel } from '../../../messaging';
import { findUserBy } from '../auth.queries';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { orTooSoon, takeInstanceSending } from '../mail/mail-limits';
import type { MailLanguage } from '../mail/mail-words';
import type { Asker } from '../requests/limits';
import { isBanned } from '../tokens/standing';
import { issueToken } from './one-time-tokens';

/** The name under which the text is registered with the carrier. */
const TEMPLATE = 'auth-code';

export function codeMessage(code: string, language: MailLanguage): string {
  return language === 'hi'
    ? `${code} आपका Chowk कोड है। यह 5 मिनट तक काम करेगा। इसे किसी को न बताएँ।`
    : `${code} is your Chowk code. It works for 5 minutes. Do not share it with anyone.`;
}

interface CodeMessage {
  readonly phone: string;
  readonly channel: Channel;
  readonly code: string;
  readonly language: MailLanguage;
}

export async function sendCode(
  { ports, log }: AuthServices,
  { phone, channel, code, language }: CodeMessage,
): Promise<string> {
  const text = codeMessage(code, language);
  await orTooSoon('sms', takeSmsAlone(ports, { phone: `+${phone}` }));
  try {
    const message = { to: `+${phone}`, channel, template: TEMPLATE, text, language };
    return (await ports.messenger.send(message)).id;
  } catch (err) {
    log.warn({ err }, 'a code was not sent');
    throw new AuthError(422, 'sms_send_failed', 'Error sending the code to this number');
  }
}

export interface CodeRequest {
  readonly phone: string;
  readonly channel: Channel;
  /** To confirm a sign-up, or to sign in. */
  readonly kind: 'phone_confirmation' | 'sms';
  readonly asker: Asker;
}

/** Undefined when there is no recipient. */
export async function messageCode(
  services: AuthServices,
  { phone, channel, kind, asker }: CodeRequest,
): Promise<string | undefined> {
  const { db, nowMs } = services.ports;
  const person = await withAuth(db, 'read', (tx) => findUserBy(tx, 'phone', phone));
  if (!person || isBanned(person, nowMs())) return undefined;
  if (kind === 'phone_confirmation' && person.user.phone_confirmed_at) return undefined;
  await takeInstanceSending(db, 'sms', asker);
  const token = { userId: person.user.id, kind, address: phone, askedBy: asker.own };
  const { code } = await withAuth(db, 'write', (tx) => issueToken(tx, services, token));
  return sendCode(services, { phone, channel, code, language: person.language ?? 'en' });
}
