import { desc, eq } from 'drizzle-orm';
import { type Tx, withAuth } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { users } from '../../../db/schema/auth/auth';
import type { Channel } from '../../../messaging';
import type { AuthServices } from '../auth-services';
import { takeInstanceSending } from '../mail/mail-limits';
import { sendCode } from '../otp/message-code';
import { issueToken } from '../otp/one-time-tokens';
import type { Asker } from '../requests/limits';

export async function beginPhoneChange(
  tx: Tx,
  services: AuthServices,
  userId: string,
  phone: string,
): Promise<string> {
  await tx
    .update(users)
    .set({ new_phone: phone, phone_change_sent_at: new Date(services.ports.nowMs()) })
    .where(eq(users.id, userId));
  const token = { userId, kind: 'phone_change', address: phone } as const;
  return (await issueToken(tx, services, token)).code;
}

/** Sent again to the last person who requested this number. */
export async function messagePhoneChange(
  services: AuthServices,
  { phone, channel, asker }: { phone: string; channel: Channel; asker: Asker },
): Promise<void> {
  const { db } = services.ports;
  const [latest] = await withAuth(db, 'read', (tx) =>
    tx
      .select({ id: users.id, language: profiles.language })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.new_phone, phone))
      .orderBy(desc(users.phone_change_sent_at))
      .limit(1),
  );
  if (!latest) return;
  await takeInstanceSending(db, 'sms', asker);
  const code = await withAuth(db, 'write', (tx) =>
    beginPhoneChange(tx, services, latest.id, phone),
  );
  await sendCode(services, { phone, channel, code, language: latest.language });
}
