import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { limitLookups } from '../../../contract/limits/rate-limit';
import { type Tx, withAuth } from '../../../db';
import { users } from '../../../db/schema/auth/auth';
import { findUserBy } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import type { AuthServices } from '../auth-services';
import {
  beginEmailChange,
  type EmailChangeLetters,
  sendEmailChange,
} from '../contacts/change-email';
import { beginPhoneChange } from '../contacts/change-phone';
import { moveEmail, requireFreeEmail } from '../contacts/move-email';
import { requireChannel, requireFreePhone, requirePhoneNumber } from '../contacts/phone-number';
import { provedEmail } from '../contacts/proved-contacts';
import { signedInSource } from '../guessing/guess-source';
import { takeInstanceSending, takeSending } from '../mail/mail-limits';
import type { SecurityNotice } from '../mail/security-notices';
import { sendCode } from '../otp/message-code';
import { preparePassword, storePassword } from '../password/change-password';
import { requireEmail } from '../password/recover';
import { requirePkceParams } from '../providers/pkce';
import { optionalText } from '../requests/read-body';
import { redirectTarget } from '../requests/redirects';
import type { SignedIn } from '../sessions/require-session';
import { mergeMetadata } from './user-metadata';

export const userBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  channel: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});
export type UserBody = z.output<typeof userBody>;

/** One change of an account: written in the common transaction, then followed up. */
export interface Change {
  readonly write: (tx: Tx) => Promise<void>;
  readonly afterCommit?: () => Promise<void>;
  /** Changes that take effect at once, with a notification. */
  readonly notice?: SecurityNotice;
}

type Plan = (
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
  input: UserBody,
) => Promise<Change | undefined>;

const planData: Plan = async (_c, _services, { user }, { data }) => {
  if (!data) return undefined;
  const user_metadata = mergeMetadata(user.user_metadata, data);
  return {
    write: async (tx) => {
      await tx.update(users).set({ user_metadata }).where(eq(users.id, user.id));
    },
  };
};

const planPassword: Plan = async (c, services, who, input) => {
  const { password } = input;
  if (!password) return undefined;
  const passwordHash = await preparePassword(c, services, who, { ...input, password });
  const { id: userId } = who.user;
  return {
    write: (tx) => storePassword(tx, who, passwordHash),
    notice: { kind: 'password-changed', userId, email: provedEmail(who.user) },
  };
};

const planEmail: Plan = async (c, services, who, input) => {
  if (!input.email) return undefined;
  const { user } = who;
  const { ports } = services;
  const newEmail = requireEmail(input.email, 'A change of address');
  const challenge = requirePkceParams(input);
  // Their own again, until it is proved: how a typed address gets its link.
  if (newEmail === user.email && user.email_confirmed_at) return undefined;
  await limitLookups(ports, user.id, c.get('address'));
  const person = await withAuth(ports.db, 'read', async (tx) => {
    await requireFreeEmail(tx, user.id, newEmail);
    return findUserBy(tx, 'id', user.id);
  });
  if (services.autoConfirm) {
    return {
      write: async (tx) => {
        await moveEmail(tx, ports, user, newEmail);
      },
      notice: { kind: 'email-changed', userId: user.id, email: provedEmail(user), newEmail },
    };
  }
  const asker = signedInSource(c, who);
  await takeSending(ports.db, 'mail', 'email-change', { recipient: user.id, asker });
  // The mailbox has no known owner yet, so it counts as a stranger's.
  const stranger = { address: asker.address };
  await takeSending(ports.db, 'mail', 'email-change-new', { recipient: newEmail, asker: stranger });
  const redirectTo = redirectTarget(c, services);
  const language = person?.language ?? null;
  const change = { user, newEmail, language, challenge, redirectTo, asker };
  let letters: EmailChangeLetters = [];
  return {
    write: async (tx) => {
      letters = await beginEmailChange(tx, services, change);
    },
    afterCommit: () => sendEmailChange(services, change, letters),
  };
};

const planPhone: Plan = async (c, services, { user }, input) => {
  if (!input.phone) return undefined;
  const { db } = services.ports;
  const phone = requirePhoneNumber(input.phone);
  if (phone === user.phone && user.phone_confirmed_at) return undefined;
  const channel = requireChannel(services, input.channel);
  await limitLookups(services.ports, user.id, c.get('address'));
  const person = await withAuth(db, 'read', async (tx) => {
    await requireFreePhone(tx, user.id, phone);
    return findUserBy(tx, 'id', user.id);
  });
  const asker = { address: c.get('address') };
  await takeSending(db, 'sms', 'code', { recipient: phone, asker });
  await takeInstanceSending(db, 'sms', asker);
  const language = person?.language ?? 'en';
  let code = '';
  return {
    write: async (tx) => {
      code = await beginPhoneChange(tx, services, user.id, phone);
    },
    afterCommit: async () => {
      await sendCode(services, { phone, channel, code, language });
    },
  };
};

/** The password first: it voids what is pending, but not what the same request asks for. */
export const PLANS = [planPassword, planData, planEmail, planPhone];
