import type { QueryClient } from '@tanstack/react-query';
import { drawerStore } from '@/features/sync/drawer-store';
import { whatKey } from '@/features/sync/what-words';
import { currentLanguage } from '@/i18n';
import { formatMessage } from '@/i18n/format-message';
import { messagesOf } from '@/i18n/store';
import { isAwaited } from '@/offline/outbox/awaited-items';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { onSyncEvent, type SyncEvent } from '@/offline/store/events';
import type { FetchedCollection } from '@/offline/store/schema';
import { showToast } from '@/ui/feedback/toast-store';
import { gather } from './gather';

/** Long enough for a batch to settle: a hundred rows are one look at the list. */
const GATHER_MS = 250;

const QUERIES_OF: Partial<Record<FetchedCollection, readonly string[]>> = {
  deals: ['deals_list', 'deal_read'],
  campaigns: ['campaigns_list', 'campaign_read'],
  earnings: ['earnings_list', 'earning_totals_read'],
  shopLeads: ['leads_list', 'lead_read'],
  shops: ['shops_list', 'shop_read'],
};

const QUERIES_AFTER: Readonly<Record<string, readonly string[]>> = {
  proof_submit: ['proofs_list'],
  profile_update: ['me_read', 'profile_read'],
  consent_give: ['consents_list'],
  notification_choice_set: ['notification_choices_list'],
  shop_update: ['shops_list', 'shop_health_list', 'shop_health_read', 'shop_day_read'],
  cart_set: ['cart_read'],
  order_place: ['cart_read', 'orders_list'],
  notification_mark_seen: ['notifications_list'],
  notification_mark_read: ['notifications_list', 'me_read'],
  notification_mark_all_read: ['notifications_list', 'me_read'],
  shop_visit_mark: ['shop_day_read', 'shop_health_read', 'bizman_summary_read'],
};

async function tellRefused(item: PendingUpload): Promise<void> {
  const language = currentLanguage();
  const words = await messagesOf(language, 'sync');
  const say = (key: string, params?: Record<string, string>) =>
    formatMessage(language, words, key, params);
  showToast({
    title: say('arrived.refused', { what: say(whatKey(item.type)) }),
    ...(item.subject ? { description: item.subject } : {}),
    tone: 'danger',
    action: { label: say('arrived.show'), onClick: () => drawerStore.set(true) },
  });
}

/** The one place where what the engine did becomes fresh lists and words. */
export function followSync(queryClient: QueryClient): () => void {
  const stale = new Set<string>();
  const refresh = gather(() => {
    for (const name of stale) void queryClient.invalidateQueries({ queryKey: [name] });
    stale.clear();
  }, GATHER_MS);

  function refreshLater(names: readonly string[]): void {
    for (const name of names) stale.add(name);
    refresh.soon();
  }

  function follow(event: SyncEvent): void {
    if (event.type === 'rows.changed') refreshLater(QUERIES_OF[event.collection] ?? []);
    // What is refused or given up takes back what was shown meanwhile.
    if ('item' in event) refreshLater(QUERIES_AFTER[event.item.type] ?? []);
    if (event.type === 'item.refused' && !isAwaited(event.item.id)) void tellRefused(event.item);
  }

  const stop = onSyncEvent(follow);
  return () => {
    refresh.stop();
    stop();
  };
}
