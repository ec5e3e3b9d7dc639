import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { users } from '../../../db/schema/auth/auth';
import type { Channel } from '../../../messaging';
import { AuthError, invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';

const DIGITS = /^[1-9]\d{7,14}$/;

/** As it is stored: digits only, without the plus. */
export function parsePhone(text: string): string | undefined {
  const digits = text.trim().replace(/^\+/, '').replace(/[\s-]/g, '');
  return DIGITS.test(digits) ? digits : undefined;
}

export function requirePhoneNumber(text: string): string {
  const phone = parsePhone(text);
  if (!phone) throw invalidRequest('Invalid phone number format (E.164 required)');
  return phone;
}

export async function requireFreePhone(tx: Tx, userId: string, phone: string): Promise<void> {
  const taken = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, phone), ne(users.id, userId)));
  if (taken.length > 0) {
    const message = 'A user with this phone number has already been registered';
    throw new AuthError(422, 'phone_exists', message);
  }
}

/** Refused where no message could arrive. */
export function requireChannel({ ports }: AuthServices, wanted: string | undefined): Channel {
  if (wanted && wanted !== 'sms' && wanted !== 'whatsapp') {
    throw invalidRequest('Invalid channel, supported values are sms or whatsapp');
  }
  const { isConfigured } = ports.messenger;
  // The client says `sms` where its caller says nothing: then it goes by the one way there is.
  const isOnlyWhatsApp = !isConfigured('sms') && isConfigured('whatsapp');
  const channel = wanted === 'whatsapp' || isOnlyWhatsApp ? 'whatsapp' : 'sms';
  if (!isConfigured(channel)) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  return channel;
}
