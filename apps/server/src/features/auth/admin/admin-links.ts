import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { type Tx, withAuth } from '../../../db';
import { users } from '../../../db/schema/auth/auth';
import { insertPerson } from '../account/create-person';
import { presentUser, type UserRow } from '../account/present-user';
import { profileFrom } from '../account/user-metadata';
import { findUserBy } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { beginEmailChange } from '../contacts/change-email';
import { emailExists, requireFreeEmail } from '../contacts/move-email';
import { composeMail } from '../mail/compose-mail';
import { takeInstanceSending } from '../mail/mail-limits';
import { pageLinkUrl } from '../mail/page-link';
import { issueToken, type OneTimeSecrets } from '../otp/one-time-tokens';
import { requireUsablePassword } from '../password/password-rules';
import { requireEmail } from '../password/recover';
import { inBackground, sendMail } from '../requests/in-background';
import { optionalText, readBody } from '../requests/read-body';
import { allowedRedirect, redirectTarget } from '../requests/redirects';
import { readWhole, userUnknown } from './admin.queries';
import type { ServiceCaller } from './find-service-key';
import { recordAdmin } from './record-admin';
import { requireOrdinary } from './require-ordinary';

const body = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
  redirect_to: optionalText,
  redirectTo: optionalText,
});
type LinkBody = z.output<typeof body>;

interface Wish {
  readonly email: string;
  readonly profile: ReturnType<typeof profileFrom>;
  readonly passwordHash: string | null;
  readonly newEmail: string | undefined;
  readonly redirectTo: string;
}

interface Made extends OneTimeSecrets {
  readonly userId: string;
}

type MakeLink = (tx: Tx, services: AuthServices, wish: Wish) => Promise<Made>;

async function findOrMake(tx: Tx, { ports }: AuthServices, wish: Wish): Promise<UserRow> {
  const { email, profile, passwordHash } = wish;
  const known = await findUserBy(tx, 'email', email);
  if (known) return known.user;
  const person = { ...profile, email, passwordHash, isConfirmed: false };
  const user = await insertPerson(tx, ports, person);
  if (!user) throw emailExists();
  return user;
}

/** For someone new, or known and not proved yet: a proved address needs no invitation. */
export async function makeInvite(tx: Tx, services: AuthServices, wish: Wish): Promise<Made> {
  const user = await findOrMake(tx, services, wish);
  if (user.email_confirmed_at) throw emailExists();
  const now = new Date(services.ports.nowMs());
  await tx
    .update(users)
    .set({ invited_at: now, confirmation_sent_at: now })
    .where(eq(users.id, user.id));
  const token = { userId: user.id, kind: 'invite', address: wish.email } as const;
  return { userId: user.id, ...(await issueToken(tx, services, token)) };
}

const makeSignUp: MakeLink = async (tx, services, wish) => {
  const user = await findOrMake(tx, services, wish);
  if (user.email_confirmed_at) throw emailExists();
  const token = { userId: user.id, kind: 'confirmation', address: wish.email } as const;
  return { userId: user.id, ...(await issueToken(tx, services, token)) };
};

const makeMagicLink: MakeLink = async (tx, services, wish) => {
  const { id: userId } = await findOrMake(tx, services, wish);
  const token = { userId, kind: 'magiclink', address: wish.email } as const;
  return { userId, ...(await issueToken(tx, services, token)) };
};

const makeRecovery: MakeLink = async (tx, services, { email }) => {
  const known = await findUserBy(tx, 'email', email);
  if (!known) throw userUnknown();
  const { id: userId } = known.user;
  const token = { userId, kind: 'recovery', address: email } as const;
  return { userId, ...(await issueToken(tx, services, token)) };
};

function makeEmailChange(kind: 'email_change_current' | 'email_change_new'): MakeLink {
  return async (tx, services, { email, newEmail, redirectTo }) => {
    const known = await findUserBy(tx, 'email', email);
    if (!known) throw userUnknown();
    const { user, language } = known;
    if (!newEmail) throw invalidRequest('A new_email is required');
    if (newEmail === user.email) throw invalidRequest('The new_email is the address already');
    await requireFreeEmail(tx, user.id, newEmail);
    if (user.new_email !== newEmail) {
      const change = { user, newEmail, language, challenge: undefined, redirectTo };
      await beginEmailChange(tx, services, change);
    }
    // One end at a time: the link of the other end, made before, stays good.
    const address = kind === 'email_change_new' ? newEmail : email;
    return {
      userId: user.id,
      ...(await issueToken(tx, services, { userId: user.id, kind, address })),
    };
  };
}

const LINKS: Readonly<Record<string, { readonly make: MakeLink; readonly verifies: string }>> = {
  signup: { make: makeSignUp, verifies: 'signup' },
  invite: { make: makeInvite, verifies: 'invite' },
  magiclink: { make: makeMagicLink, verifies: 'magiclink' },
  recovery: { make: makeRecovery, verifies: 'recovery' },
  email_change_current: {
    make: makeEmailChange('email_change_current'),
    verifies: 'email_change',
  },
  email_change_new: { make: makeEmailChange('email_change_new'), verifies: 'email_change' },
};

async function wishFrom(c: AuthContext, services: AuthServices, input: LinkBody): Promise<Wish> {
  const { password, data } = input;
  const email = requireEmail(input.email, 'A link');
  if (password) requireUsablePassword(password);
  const wanted = allowedRedirect(services, input.redirect_to ?? input.redirectTo);
  return {
    email,
    profile: profileFrom(data ?? {}),
    passwordHash: password ? await services.passwords.hash(password) : null,
    newEmail: input.new_email ? requireEmail(input.new_email, 'A link') : undefined,
    redirectTo: wanted?.href ?? redirectTarget(c, services),
  };
}

/** `POST /admin/generate_link`: for an operator who sends the mail themselves. */
export async function generateLink(
  c: AuthContext,
  services: AuthServices,
  by: ServiceCaller,
): Promise<Response> {
  const input = await readBody(c, body);
  const type = input.type ?? '';
  const link = Object.hasOwn(LINKS, type) ? LINKS[type] : undefined;
  if (!link) throw invalidRequest(`Invalid email action link type requested: ${type}`);
  if (type === 'signup' && !input.password) {
    throw invalidRequest('Signup requires a valid password');
  }
  const wish = await wishFrom(c, services, input);
  const { made, whole } = await withAuth(services.ports.db, 'write', async (tx) => {
    const secrets = await link.make(tx, services, wish);
    await requireOrdinary(tx, secrets.userId);
    return { made: secrets, whole: await readWhole(tx, secrets.userId) };
  });
  await recordAdmin(c, services, 'auth_link_generate', { by, userId: made.userId, fields: [type] });
  const { redirectTo } = wish;
  return c.json({
    ...presentUser(whole),
    action_link: pageLinkUrl(services, { token: made.token, type: link.verifies, redirectTo }),
    email_otp: made.code,
    hashed_token: made.token,
    redirect_to: redirectTo,
    verification_type: type,
  });
}

/** `POST /invite`: an account without a password, and a mail that leads into it. */
export async function invite(
  c: AuthContext,
  services: AuthServices,
  by: ServiceCaller,
): Promise<Response> {
  const { db } = services.ports;
  const wish = await wishFrom(c, services, { ...(await readBody(c, body)), password: undefined });
  const { email: to, profile, redirectTo } = wish;
  await takeInstanceSending(db, 'mail', { own: 'operator' });
  const { made, whole } = await withAuth(db, 'write', async (tx) => {
    const secrets = await makeInvite(tx, services, wish);
    await requireOrdinary(tx, secrets.userId);
    return { made: secrets, whole: await readWhole(tx, secrets.userId) };
  });
  await recordAdmin(c, services, 'auth_user_invite', { by, userId: made.userId });
  const { token, code } = made;
  const link = pageLinkUrl(services, { token, type: 'invite', redirectTo });
  const language = profile.language ?? 'en';
  const mail = composeMail({ kind: 'invite', language, to, link, code });
  inBackground(services, 'invitation', () => sendMail(services, mail));
  return c.json(presentUser(whole));
}
