import type { ActingKind, ShopConsents } from '@chowk/domain/shops';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { consentsOptions, updateShopConsentRef } from '@/features/shops/acting/acting.queries';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { keepShopConsents } from './keep-shop-consents';

interface Limits {
  readonly limit_paise?: number;
  readonly month_limit_paise?: number;
}

/** Giving and taking back what a business manager may do. It takes hold with the server's word. */
export function useConsent({ shop_id, items }: ShopConsents) {
  const t = useMessages('acting');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ActingKind | 'all'>();
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
    const after = await contractClient.runCommand(updateShopConsentRef, input);
    queryClient.setQueryData(queryKey, after);
    await keepShopConsents(after).catch(() => undefined);
  }

  async function run(what: ActingKind | 'all', done: string, work: () => Promise<void>) {
    setBusy(what);
    try {
      await work();
      showToast({ title: done, tone: 'success' });
    } catch (error) {
      showToast({ title: errorWords(error), tone: 'danger' });
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    allow: (kind: ActingKind, limits?: Limits) =>
      run(kind, t('consent.allowed'), () => send(kind, true, limits)),
    withdraw: (kind: ActingKind) => run(kind, t('consent.withdrawn'), () => send(kind, false)),
    withdrawAll: () =>
      run('all', t('consent.withdrawnAll'), async () => {
        for (const { kind, is_granted } of items) if (is_granted) await send(kind, false);
      }),
  };
}
