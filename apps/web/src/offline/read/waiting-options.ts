import type { ParamsOf, Query } from '@chowk/domain/kernel';
import type { CallOptions } from '@/api/client/contract-client';
import type { QueryRef } from '@/api/client/contract-ref';
import { hasQueue } from '@/offline/outbox/queue-flag';
import { answerName, rememberedOptions } from './synced-options';

type Schema = Query['params'];

/** Options of a remembered query, with what was done on this device and is on its way. */
export function rememberedWithWaiting<In extends Schema, Out extends Schema>(
  query: QueryRef<In, Out>,
  params: ParamsOf<Query<In, Out>>,
  limits?: Pick<CallOptions, 'asSelf'>,
) {
  const { queryFn: read, ...options } = rememberedOptions(query, params, limits);
  return {
    ...options,
    queryFn: async (asked: Parameters<typeof read>[0]) => {
      const answer = await read(asked);
      // Most have nothing waiting, and need not fetch the local store to find none.
      if (!hasQueue()) return answer;
      const { withWaitingOn } = await import('./waiting-answers');
      return withWaitingOn(answerName(query, params), answer);
    },
  };
}
