import type { ActingKind, ShopConsents } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { sendCommand } from '@/commands/send-command';
import { useTask } from '@/commands/use-task';
import { consentsOptions, updateShopConsentRef } from '@/features/shops/acting/acting.queries';
import { useMessages } from '@/i18n';
import { storeAnswer } from '@/offline/cache/snapshots';

interface Limits {
  readonly limit_paise?: number;
  readonly month_limit_paise?: number;
}

/** Giving and taking back what a business manager may do. It takes hold with the server's word. */
export function useConsent({ shop_id, items }: ShopConsents) {
  const t = useMessages('acting');
  const queryClient = useQueryClient();
  const { queryKey } = consentsOptions(shop_id);

  async function send(kind: ActingKind, is_granted: boolean, limits: Limits = {}) {
    const input =
      kind === 'deals'
        ? {
            kind,
            shop_id,
            is_granted,
            ...(limits.limit_paise ? { limit_paise: limits.limit_paise } : {}),
          }
        : kind === 'orders'
          ? { kind, shop_id, is_granted, ...limits }
          : { kind, shop_id, is_granted };
    const outcome = await sendCommand(updateShopConsentRef, input);
    if (outcome.kind !== 'done') throw outcome.kind === 'refused' ? outcome.error : undefined;
    // So that without a network nobody is told that what they took back still stands.
    await storeAnswer(queryClient, queryKey, outcome.output);
  }

  const { running, run: start } = useTask();
  const run = (what: ActingKind | 'all', done: string, work: () => Promise<void>) =>
    start(work, { of: what, done, refused: true });

  return {
    busy: running?.input as ActingKind | 'all' | undefined,
    allow: (kind: ActingKind, limits?: Limits) =>
      run(kind, t('consent.allowed'), () => send(kind, true, limits)),
    withdraw: (kind: ActingKind) => run(kind, t('consent.withdrawn'), () => send(kind, false)),
    withdrawAll: () =>
      run('all', t('consent.withdrawnAll'), async () => {
        for (const { kind, is_granted } of items) if (is_granted) await send(kind, false);
      }),
  };
}
