import {
  kindOfNotice,
  type NotificationType,
  PAYLOADS,
  type PayloadOf,
} from '@chowk/domain/notifications';
import type { CommandContext, NewEvent } from '../../contract/context';
import { publishEvents } from '../../contract/run/after-run';
import { runnerOf, type Tx } from '../../db';
import type { JobQueue } from '../../jobs';
import { PLAN_JOB } from './job-names';

/** Who, what happened, and what its words and its link need; the catalogue knows the rest. */
export type Notice = {
  [T in NotificationType]: {
    readonly profileId: string;
    readonly type: T;
    readonly payload: Readonly<PayloadOf<T>>;
  };
}[NotificationType];

export interface NoticeWork {
  readonly tx: Tx;
  readonly newId: () => string;
  /** In the same transaction: no message without its cause, no cause without its message. */
  readonly enqueue: (job: string, data: Record<string, unknown>) => void | Promise<void>;
  /** Of a command, whose news and rows go out together; without them they are written at once. */
  readonly emit?: CommandContext['emit'];
  readonly addLater?: CommandContext['addLater'];
}

/** For work of the system's own, which has no context to leave its jobs with. */
export function enqueueingIn(tx: Tx, jobs: Pick<JobQueue, 'enqueueIn'>): NoticeWork['enqueue'] {
  return (job, data) => jobs.enqueueIn(tx, job, data);
}

const KEEP = `
  insert into notifications (id, profile_id, type, payload)
  select id, profile_id, type, payload
  from jsonb_to_recordset($1::jsonb) as told (id uuid, profile_id uuid, type text, payload jsonb)`;

/** Of one job, so that a launch to a whole city does not keep the others waiting. */
const PLANNED_AT_ONCE = 200;

/**
 * As the system, with what it tells of: nobody hears of something that did not happen. In the app
 * it is there at once; what else goes out, and when, a job decides by the person's choices.
 */
export async function notifyPeople(work: NoticeWork, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const { tx, newId, enqueue, emit, addLater } = work;
  const rows = notices.map(({ profileId, type, payload }) => ({
    id: newId(),
    profile_id: profileId,
    type,
    payload: { kind: kindOfNotice(type), ...PAYLOADS[type].parse(payload) },
  }));
  if (addLater) addLater(KEEP, rows);
  else await runnerOf(tx).last(KEEP, [JSON.stringify(rows)]);
  for (let from = 0; from < rows.length; from += PLANNED_AT_ONCE) {
    const ids = rows.slice(from, from + PLANNED_AT_ONCE).map(({ id }) => id);
    await enqueue(PLAN_JOB, { ids });
  }
  const news = rows.map(
    ({ id, profile_id, type }): NewEvent => ({
      type: 'notification.created',
      audience: `person:${profile_id}`,
      entityId: id,
      payload: { type },
    }),
  );
  if (!emit) return publishEvents(tx, news);
  for (const event of news) emit(event);
}
