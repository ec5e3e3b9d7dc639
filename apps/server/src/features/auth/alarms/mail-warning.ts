import { withAuth } from '../../../db';
import { findUserBy } from '../auth.queries';
import type { AuthServices } from '../auth-services';
import { composeMail } from '../mail/compose-mail';
import { takeInstanceSending } from '../mail/mail-limits';
import { inBackground, sendMail } from '../requests/in-background';

export interface Warning {
  readonly kind: 'codes-stopped' | 'recovery-code-used' | 'recovery-codes-low';
  readonly userId: string;
  readonly codesLeft?: number;
}

/** Nothing was changed, so there is nothing to undo: a mail, and only to a proved address. */
export function mailWarning(services: AuthServices, { userId, ...warning }: Warning): void {
  const { db } = services.ports;
  inBackground(services, warning.kind, async () => {
    const person = await withAuth(db, 'read', (tx) => findUserBy(tx, 'id', userId));
    const to = person?.user.email_confirmed_at ? person.user.email : null;
    if (!person || !to) return;
    await takeInstanceSending(db, 'mail', { own: userId });
    const language = person.language ?? 'en';
    await sendMail(services, composeMail({ ...warning, language, to }));
  });
}
