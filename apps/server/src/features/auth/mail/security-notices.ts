import { ANONYMOUS } from '@chowk/domain/kernel';
import { withSystem } from '../../../db';
import { raiseAlarm, raiseAlarms, type SecurityNotice } from '../alarms/raise-alarm';
import { sendAlarm } from '../alarms/send-alarm';
import type { AuthServices } from '../auth-services';
import { inBackground } from '../requests/in-background';

export type { SecurityNotice } from '../alarms/raise-alarm';

/** After the commit: notifies the person, so that a stranger's change does not go unseen. */
export function giveNotice(services: AuthServices, notice: SecurityNotice | undefined): void {
  if (!notice) return;
  const { ports } = services;
  inBackground(services, notice.kind, async () => {
    const id = await withSystem(ports.db, ANONYMOUS, raiseAlarms, (tx) =>
      raiseAlarm(tx, ports, notice),
    );
    if (id) await sendAlarm(services, id);
  });
}
