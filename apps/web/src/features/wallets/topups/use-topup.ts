import type { OutputOf } from '@chowk/domain/kernel';
import type { requestTopup, Topup } from '@chowk/domain/wallets';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { claimTopupRef, listTopupsRef, requestTopupRef } from '@/features/wallets/wallets.queries';

export type PayRequest = OutputOf<typeof requestTopup>;

/**
 * Announces a payment and knows how to pay it. The payment's id is the key of its request too, so
 * asking again for one on the way brings back the same link and announces nothing twice.
 */
export function useTopup() {
  const queryClient = useQueryClient();
  const [request, setRequest] = useState<PayRequest>();
  const [error, setError] = useState<unknown>();
  const [busyId, setBusyId] = useState<string>();
  const [freshId, setFreshId] = useState(newId);

  async function ask(id: string, amountPaise: number) {
    setBusyId(id);
    setError(undefined);
    try {
      const input = { id, amount_paise: amountPaise };
      setRequest(await contractClient.runCommand(requestTopupRef, input, { idempotencyKey: id }));
      await queryClient.invalidateQueries({ queryKey: [listTopupsRef.name] });
    } catch (refusal) {
      setError(refusal);
      // A line that broke off may have been heard: the same id again. A refusal used it up.
      if (refusal instanceof Error && refusal.name === 'ServerError') setFreshId(newId());
    } finally {
      setBusyId(undefined);
    }
  }

  async function claim(id: string, reference: string): Promise<Topup> {
    const input = { id, claimed_reference: reference };
    const topup = await contractClient.runCommand(claimTopupRef, input);
    await queryClient.invalidateQueries({ queryKey: [listTopupsRef.name] });
    return topup;
  }

  return {
    request,
    error,
    busyId,
    isBeginning: busyId === freshId,
    begin: (amountPaise: number) => ask(freshId, amountPaise),
    resume: (topup: Topup) => ask(topup.id, topup.amount_paise),
    claim,
    close: () => {
      setRequest(undefined);
      setFreshId(newId());
    },
  };
}
