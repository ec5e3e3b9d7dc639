import type { readOperations } from '@chowk/domain/admin';
import type { OutputOf } from '@chowk/domain/kernel';
import { queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

const readOperationsRef = queryRef<typeof readOperations>('operations_read', '/operations');

export type Operations = OutputOf<typeof readOperations>;

const LOOK_AGAIN_MS = 60_000;

export const operationsOptions = () => ({
  ...queryOptionsFor(readOperationsRef, {}),
  refetchInterval: LOOK_AGAIN_MS,
});
