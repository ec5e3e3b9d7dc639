import { isUuid } from '@chowk/domain/kernel';
import type { CommandContext } from '../../../contract/context';
import { defineJob, type Job } from '../../../jobs';
import { raiseAlarm, raiseAlarms, type SecurityNotice } from './raise-alarm';
import { type AlarmDeps, sendAlarm } from './send-alarm';

const SEND_JOB = 'auth.send-alarm';

/** From a command: sent if the change commits. */
export async function tellChange(
  { tx, ports, asSystem, enqueue }: CommandContext,
  notice: SecurityNotice,
): Promise<void> {
  const id = await asSystem(raiseAlarms, () => raiseAlarm(tx, ports, notice));
  if (id) enqueue(SEND_JOB, { id });
}

export function alarmJobs(deps: AlarmDeps): readonly Job[] {
  return [
    defineJob({
      name: SEND_JOB,
      handler: async () => async (data) => {
        const { id } = data;
        if (typeof id === 'string' && isUuid(id)) await sendAlarm(deps, id);
      },
    }),
  ];
}
