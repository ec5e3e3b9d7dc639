import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { countSms } from '../../../contract/limits/sms-budget';
import { withAuth, withSystem } from '../../../db';
import { alarms } from '../../../db/schema/auth/auth-alarms';
import type { Channel } from '../../../messaging';
import { findUserBy } from '../auth.queries';
import type { AuthDeps } from '../auth-deps';
import { composeMail } from '../mail/compose-mail';
import { takeInstanceSending } from '../mail/mail-limits';
import { MAIL_WORDS, type MailLanguage, NOT_YOU } from '../mail/mail-words';
import { sendMail } from '../requests/in-background';
import { alarmPath, alarmToken } from './alarm-token';
import { raiseAlarms } from './raise-alarm';

/** The name under which the text is registered with the carrier. */
const TEMPLATE = 'security-alarm';

export type AlarmDeps = Pick<AuthDeps, 'ports' | 'siteUrl'>;

interface Letter {
  readonly id: string;
  readonly change: (typeof alarms.$inferSelect)['change'];
  readonly language: MailLanguage;
  readonly link: string;
}

async function mail(deps: AlarmDeps, letter: Letter, to: string, newEmail: string | null) {
  const { change: kind, language, link } = letter;
  await takeInstanceSending(deps.ports.db, 'mail', { own: letter.id });
  const words = { kind, language, to, link, ...(newEmail ? { newEmail } : {}) };
  await sendMail(deps, composeMail(words));
}

function channelOf({ ports }: AlarmDeps): Channel | undefined {
  const { messenger } = ports;
  if (messenger.isConfigured('sms')) return 'sms';
  return messenger.isConfigured('whatsapp') ? 'whatsapp' : undefined;
}

async function message(deps: AlarmDeps, { id, change, language, link }: Letter, phone: string) {
  const channel = channelOf(deps);
  if (!channel) return;
  await takeInstanceSending(deps.ports.db, 'sms', { own: id });
  // It must go out whatever was sent today, and counts for what may follow.
  await withSystem(deps.ports.db, ANONYMOUS, raiseAlarms, (tx) => countSms(tx, deps.ports));
  const text = `Chowk: ${MAIL_WORDS[language][change].subject}. ${NOT_YOU[language]} ${link}`;
  await deps.ports.messenger.send({
    to: `+${phone}`,
    channel,
    template: TEMPLATE,
    text,
    language,
    id,
  });
}

/** By mail and by message, both tried: one gateway that is away does not silence the other. */
export async function sendAlarm(deps: AlarmDeps, id: string): Promise<void> {
  const { ports, siteUrl } = deps;
  const found = await withAuth(ports.db, 'read', async (tx) => {
    const [alarm] = await tx.select().from(alarms).where(eq(alarms.id, id));
    const person = alarm && (await findUserBy(tx, 'id', alarm.user_id));
    return alarm && person ? { alarm, language: person.language ?? 'en' } : undefined;
  });
  if (!found) return;
  const { alarm, language } = found;
  const link = siteUrl.replace(/\/+$/, '') + alarmPath(alarmToken(ports, id));
  const letter = { id, change: alarm.change, language, link };
  const sent = await Promise.allSettled([
    alarm.mail_to ? mail(deps, letter, alarm.mail_to, alarm.new_email) : undefined,
    alarm.message_to ? message(deps, letter, alarm.message_to) : undefined,
  ]);
  for (const each of sent) if (each.status === 'rejected') throw each.reason;
}
