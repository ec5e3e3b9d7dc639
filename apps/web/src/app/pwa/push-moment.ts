import type { LiveUpdate } from '../live/live-message';

/** After a success with news to come, a notification makes sense to the person. */
const MOMENTS: ReadonlySet<string> = new Set([
  'deal.accepted',
  'order.placed',
  'campaign.launched',
  'lead.verified',
]);

export function isPushMoment(news: LiveUpdate): boolean {
  return news.kind === 'event' && MOMENTS.has(news.type);
}
