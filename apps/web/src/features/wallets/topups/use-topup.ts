import type { OutputOf } from '@chowk/domain/kernel';
import type { requestTopup, Topup } from '@chowk/domain/wallets';
import { useState } from 'react';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { requestTopupRef } from '@/features/wallets/wallets.queries';

export type PayRequest = OutputOf<typeof requestTopup>;

/**
 * Announces a payment and knows how to pay it. The payment's id is the key of its request too, so
 * asking again for one on the way brings back the same link and announces nothing twice.
 */
export function useTopup() {
  const [request, setRequest] = useState<PayRequest>();
  const starting = useCommand(requestTopupRef, { onDone: setRequest });
  const resuming = useCommand(requestTopupRef, { onDone: setRequest });
  return {
    request,
    /** Why one on the way cannot be paid now. */
    problem: resuming.refusalWords,
    busyId: resuming.running?.id,
    /** Throws what it was refused for. */
    begin: async (amount_paise: number) => {
      resuming.forgetRefusal();
      outputOrThrow(await starting.run((id) => ({ id, amount_paise })));
    },
    resume: ({ id, amount_paise }: Topup) => resuming.run({ id, amount_paise }, { key: id }),
    close: () => setRequest(undefined),
  };
}
