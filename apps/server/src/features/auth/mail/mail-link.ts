import { eq } from 'drizzle-orm';
import { type Tx, withAuth } from '../../../db';
import { users } from '../../../db/schema/auth/auth';
import { findUserBy, type UserWithStatus } from '../auth.queries';
import { issuerOf } from '../auth-deps';
import type { AuthServices } from '../auth-services';
import { beginFlow } from '../otp/flow-states';
import { issueToken } from '../otp/one-time-tokens';
import { METHOD_OF_KIND } from '../otp/verify-types';
import { sendMail } from '../requests/in-background';
import type { Asker } from '../requests/limits';
import { isBanned } from '../tokens/standing';
import { composeMail } from './compose-mail';
import { takeInstanceSending } from './mail-limits';

interface LinkSort {
  readonly mail: 'confirm-signup' | 'magic-link' | 'recover';
  readonly type: string;
  readonly isFor: (person: UserWithStatus) => boolean;
  readonly sentAt: 'confirmation_sent_at' | 'recovery_sent_at';
}

const LINKS = {
  confirmation: {
    mail: 'confirm-signup',
    type: 'signup',
    isFor: ({ user }) => !user.email_confirmed_at,
    sentAt: 'confirmation_sent_at',
  },
  magiclink: {
    mail: 'magic-link',
    type: 'magiclink',
    isFor: () => true,
    sentAt: 'recovery_sent_at',
  },
  recovery: { mail: 'recover', type: 'recovery', isFor: () => true, sentAt: 'recovery_sent_at' },
} satisfies Record<string, LinkSort>;

export interface LinkRequest {
  readonly kind: keyof typeof LINKS;
  readonly email: string;
  readonly challenge: string | undefined;
  readonly redirectTo: string;
  readonly asker: Asker;
}

export function linkUrl(
  { siteUrl }: Pick<AuthServices, 'siteUrl'>,
  link: { readonly token: string; readonly type: string; readonly redirectTo: string },
): string {
  const { token, type, redirectTo } = link;
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return `${issuerOf(siteUrl)}/verify?${query}`;
}

async function issue(tx: Tx, services: AuthServices, userId: string, request: LinkRequest) {
  const { kind, email, challenge, redirectTo, asker } = request;
  const method = METHOD_OF_KIND[kind];
  const flowId = challenge
    ? await beginFlow(tx, services, { userId, challenge, method, redirectTo })
    : undefined;
  const sentAt = { [LINKS[kind].sentAt]: new Date(services.ports.nowMs()) };
  const [secrets] = await Promise.all([
    issueToken(tx, services, { userId, kind, address: email, flowId, askedBy: asker.own }),
    tx.update(users).set(sentAt).where(eq(users.id, userId)),
  ]);
  return secrets;
}

/** Nothing happens for someone unknown, suspended or, when confirming, confirmed already. */
export async function mailLink(services: AuthServices, request: LinkRequest): Promise<void> {
  const { db, nowMs } = services.ports;
  const { kind, email, redirectTo, asker } = request;
  const { mail, type, isFor }: LinkSort = LINKS[kind];
  const person = await withAuth(db, 'read', (tx) => findUserBy(tx, 'email', email));
  if (!person || isBanned(person, nowMs()) || !isFor(person)) return;
  await takeInstanceSending(db, 'mail', asker);
  const { token, code } = await withAuth(db, 'write', (tx) =>
    issue(tx, services, person.user.id, request),
  );
  const link = linkUrl(services, { token, type, redirectTo });
  const language = person.language ?? 'en';
  await sendMail(services, composeMail({ kind: mail, language, to: email, link, code }));
}
