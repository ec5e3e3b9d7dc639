import type { LiveNews } from '../live/live-message';

/** Something went well and more will follow: now it is plain what a notification would be for. */
const MOMENTS: ReadonlySet<string> = new Set([
  'deal.accepted',
  'order.placed',
  'campaign.launched',
]);

export function isPushMoment(news: LiveNews): boolean {
  return news.kind === 'event' && MOMENTS.has(news.type);
}
