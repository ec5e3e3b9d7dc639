import { and, eq, inArray } from 'drizzle-orm';
import { type Tx, withAuth } from '../../../db';
import { users } from '../../../db/schema/auth/auth';
import { oneTimeTokens } from '../../../db/schema/auth/auth-flows';
import type { UserRow } from '../account/present-user';
import type { AuthServices } from '../auth-services';
import { composeMail } from '../mail/compose-mail';
import { takeInstanceSending } from '../mail/mail-limits';
import { linkUrl } from '../mail/mail-link';
import type { MailLanguage } from '../mail/mail-words';
import { beginFlow } from '../otp/flow-states';
import { issueToken } from '../otp/one-time-tokens';
import { METHOD_OF_KIND } from '../otp/verify-types';
import { sendMail } from '../requests/in-background';
import type { Asker } from '../requests/limits';

export interface EmailChange {
  readonly user: UserRow;
  readonly newEmail: string;
  readonly language: MailLanguage | null;
  readonly challenge: string | undefined;
  readonly redirectTo: string;
  readonly asker: Asker;
}

/** An unverified address has no owner to ask. */
export function mustAgree({ email, email_confirmed_at }: UserRow): boolean {
  return email !== null && email_confirmed_at !== null;
}

const KINDS = ['email_change_current', 'email_change_new'] as const;
const MAIL_OF_KIND = {
  email_change_current: 'email-change-current',
  email_change_new: 'email-change-new',
} as const;

/** Whatever one end agreed to before was another change, or an older asking for this one. */
export async function beginEmailChange(
  tx: Tx,
  services: AuthServices,
  change: Omit<EmailChange, 'asker'>,
) {
  const { user, newEmail, challenge, redirectTo } = change;
  const userId = user.id;
  const method = METHOD_OF_KIND.email_change_new;
  const flowId = challenge
    ? await beginFlow(tx, services, { userId, challenge, method, redirectTo })
    : undefined;
  await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.user_id, userId), inArray(oneTimeTokens.kind, [...KINDS])));
  await tx
    .update(users)
    .set({
      new_email: newEmail,
      email_change_sent_at: new Date(services.ports.nowMs()),
      email_change_accepted: null,
    })
    .where(eq(users.id, userId));
  const ends = KINDS.flatMap((kind) => {
    const address = kind === 'email_change_new' ? newEmail : mustAgree(user) && user.email;
    return address ? [{ kind, address }] : [];
  });
  const letters = [];
  for (const end of ends) {
    letters.push({ ...end, ...(await issueToken(tx, services, { userId, flowId, ...end })) });
  }
  return letters;
}

export type EmailChangeLetters = Awaited<ReturnType<typeof beginEmailChange>>;

export async function sendEmailChange(
  services: AuthServices,
  change: EmailChange,
  letters: EmailChangeLetters,
): Promise<void> {
  const { newEmail, redirectTo, asker } = change;
  const language = change.language ?? 'en';
  for (const { kind, address: to, token, code } of letters) {
    await takeInstanceSending(services.ports.db, 'mail', asker);
    const link = linkUrl(services, { token, type: 'email_change', redirectTo });
    const content = { kind: MAIL_OF_KIND[kind], language, to, link, code, newEmail };
    await sendMail(services, composeMail(content));
  }
}

/** Sends both emails again, for a person who lost them. */
export async function mailEmailChange(services: AuthServices, change: EmailChange): Promise<void> {
  const letters = await withAuth(services.ports.db, 'write', (tx) =>
    beginEmailChange(tx, services, change),
  );
  await sendEmailChange(services, change, letters);
}
