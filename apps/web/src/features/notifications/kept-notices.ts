import { DAY_MS } from '@chowk/domain/kernel';
import { type Notification, PULLED_DAYS } from '@chowk/domain/notifications';
import type { Kept } from '@/offline/read/device-rows';
import { keptPage, type Place } from '@/offline/read/kept-page';
import { rememberedAnswer } from '@/offline/read/recalled-answers';
import { rememberAnswer } from '@/offline/read/remembered-answers';
import { oneAtATime } from '@/offline/store/one-at-a-time';
import { fits, type NoticeFilter } from './filter';
import { withWaitingMarks } from './waiting-marks';

const NAME = 'notifications_kept';
/** As many as anybody scrolls through without a network. */
const MOST_KEPT = 200;

/** Newer words on a row take the place of older ones; what is old or too much falls off the end. */
export function mergeNotices(
  kept: readonly Notification[],
  fresh: readonly Notification[],
  nowMs: number,
): Notification[] {
  const byId = new Map([...kept, ...fresh].map((row) => [row.id, row]));
  return [...byId.values()]
    .filter(({ created_at }) => Date.parse(created_at) > nowMs - PULLED_DAYS * DAY_MS)
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, MOST_KEPT);
}

/** For when there is no network: whatever page of whatever list came from the server. */
export function keepNotices(fresh: readonly Notification[]): Promise<void> {
  return oneAtATime('chowk-keep-notices', async () => {
    const kept = await rememberedAnswer<Notification[]>(NAME);
    await rememberAnswer(NAME, mergeNotices(kept?.content ?? [], fresh, Date.now()));
  });
}

/** The list as this device has it, with what was marked here since. */
export async function keptNotices(
  filter: NoticeFilter,
  place: Place,
  size: number,
): Promise<Kept<{ items: Notification[]; nextCursor: string | null }> | undefined> {
  const kept = await rememberedAnswer<Notification[]>(NAME);
  if (!kept) return undefined;
  const rows = await withWaitingMarks(kept.content);
  const fitting = rows.filter((row) => fits(row, filter));
  return { savedAt: kept.savedAt, content: keptPage(fitting, place, size) };
}

export async function keptNotice(id: string): Promise<Kept<Notification> | undefined> {
  const kept = await rememberedAnswer<Notification[]>(NAME);
  const content = kept?.content.find((row) => row.id === id);
  return kept && content ? { content, savedAt: kept.savedAt } : undefined;
}
