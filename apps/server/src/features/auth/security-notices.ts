import { withAuth } from '../../db';
import { findUserBy } from './auth.queries';
import type { AuthServices } from './auth-services';
import { composeMail } from './compose-mail';
import { inBackground, sendMail } from './in-background';
import { takeInstanceSending } from './mail-limits';
import type { AuthMailKind } from './mail-words';

export interface SecurityNotice {
  readonly kind: Extract<
    AuthMailKind,
    | 'password-changed'
    | 'email-changed'
    | 'phone-changed'
    | 'factor-added'
    | 'factor-removed'
    | 'identity-linked'
    | 'identity-unlinked'
  >;
  readonly userId: string;
  /** As it was before: whoever took the account over must not be the only one told. */
  readonly email: string | null;
  readonly newEmail?: string;
}

async function mailNotice(services: AuthServices, notice: SecurityNotice): Promise<void> {
  const { kind, userId, email: to, newEmail } = notice;
  if (!to) return;
  const { db } = services.ports;
  await takeInstanceSending(db, 'mail');
  const person = await withAuth(db, 'read', (tx) => findUserBy(tx, 'id', userId));
  const language = person?.language ?? 'en';
  const words = { kind, language, to, ...(newEmail ? { newEmail } : {}) };
  await sendMail(services, composeMail(words));
}

/** After the change is committed: tells the person, so that a stranger's doing does not go unseen. */
export function giveNotice(services: AuthServices, notice: SecurityNotice | undefined): void {
  if (notice) inBackground(services, notice.kind, () => mailNotice(services, notice));
}
