import * as z from 'zod';
import { withAuth } from '../../../db';
import { findUserBy } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { mailEmailChange } from '../contacts/change-email';
import { messagePhoneChange } from '../contacts/change-phone';
import { requireChannel, requirePhoneNumber } from '../contacts/phone-number';
import { guessSourceOf } from '../guessing/guess-source';
import { takeAsking, takeSending } from '../mail/mail-limits';
import { mailLink } from '../mail/mail-link';
import { requireEmail } from '../password/recover';
import { requirePkceParams } from '../providers/pkce';
import { requireCaptcha } from '../requests/captcha';
import { inBackground } from '../requests/in-background';
import { optionalText, readBody } from '../requests/read-body';
import { redirectTarget } from '../requests/redirects';
import { messageCode } from './message-code';

const body = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});
type ResendBody = z.output<typeof body>;

type Resend = (c: AuthContext, services: AuthServices, input: ResendBody) => Promise<void>;

const resendConfirmation: Resend = async (c, services, input) => {
  const email = requireEmail(input.email, 'Resend');
  const challenge = requirePkceParams(input);
  const redirectTo = redirectTarget(c, services);
  const asker = await guessSourceOf(c, services, 'email', email);
  await takeSending(services.ports.db, 'mail', 'confirm', { recipient: email, asker });
  inBackground(services, 'confirmation again', () =>
    mailLink(services, { kind: 'confirmation', email, challenge, redirectTo, asker }),
  );
};

const resendEmailChange: Resend = async (c, services, input) => {
  const { db } = services.ports;
  const email = requireEmail(input.email, 'Resend');
  const challenge = requirePkceParams(input);
  const redirectTo = redirectTarget(c, services);
  const asker = await guessSourceOf(c, services, 'email', email);
  await takeSending(db, 'mail', 'email-change-again', { recipient: email, asker });
  inBackground(services, 'change of address again', async () => {
    const person = await withAuth(db, 'read', (tx) => findUserBy(tx, 'email', email));
    const newEmail = person?.user.new_email;
    if (!person || !newEmail) return;
    await mailEmailChange(services, { ...person, newEmail, challenge, redirectTo, asker });
  });
};

const resendCode: Resend = async (c, services, input) => {
  const phone = requirePhoneNumber(input.phone ?? '');
  const channel = requireChannel(services, input.channel);
  const asker = await guessSourceOf(c, services, 'phone', phone);
  await takeSending(services.ports.db, 'sms', 'code', { recipient: phone, asker });
  inBackground(services, 'code again', async () => {
    await messageCode(services, { phone, channel, kind: 'phone_confirmation', asker });
  });
};

const resendPhoneChange: Resend = async (c, services, input) => {
  const phone = requirePhoneNumber(input.phone ?? '');
  const channel = requireChannel(services, input.channel);
  const asker = await guessSourceOf(c, services, 'phone', phone);
  await takeSending(services.ports.db, 'sms', 'code', { recipient: phone, asker });
  inBackground(services, 'code for a change of number again', () =>
    messagePhoneChange(services, { phone, channel, asker }),
  );
};

const RESENDS: Readonly<Record<string, Resend>> = {
  signup: resendConfirmation,
  email_change: resendEmailChange,
  sms: resendCode,
  phone_change: resendPhoneChange,
};

/** `POST /resend`: one answer for people known, unknown and long confirmed. */
export async function resend(c: AuthContext, services: AuthServices): Promise<Response> {
  const input = await readBody(c, body);
  await takeAsking(services.ports.db, c.get('address'));
  await requireCaptcha(c, services);
  const type = input.type ?? '';
  const again = Object.hasOwn(RESENDS, type) ? RESENDS[type] : undefined;
  if (!again)
    throw invalidRequest('Missing one of these types: signup, email_change, sms, phone_change');
  if (input.email && input.phone) {
    throw invalidRequest('Only an email address or phone number should be provided.');
  }
  await again(c, services, input);
  return c.json({});
}
