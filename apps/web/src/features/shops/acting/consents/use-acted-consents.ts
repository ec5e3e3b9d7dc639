import { ChowkError } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { actingFor } from '@/api/session/acting';
import { allWritten } from '@/api/storage/durable-storage';
import { actedConsentsOptions } from '@/features/shops/acting/acting.queries';
import { keepActing, leaveActing } from '@/features/shops/acting/acting-state';

const OVER: ReadonlySet<string> = new Set(['PGRST116', 'ACTING_REFUSED']);

async function endFor(shopId: string): Promise<void> {
  leaveActing();
  await allWritten();
  const { forgetShop } = await import('@/offline/store/delete-database');
  await forgetShop(shopId);
}

/** What the owner allows, as last known; what the server says of it decides whether acting goes on. */
export function useActedConsents(shopId: string) {
  const { data, error } = useQuery(actedConsentsOptions(shopId));
  const isOver = error instanceof ChowkError && OVER.has(error.code);

  useEffect(() => {
    const acting = actingFor();
    const isHeard = data !== undefined && data.savedAt === undefined;
    if (isOver) void endFor(shopId).catch(() => undefined);
    else if (isHeard && acting) keepActing(acting);
  }, [shopId, isOver, data]);

  return { consents: data, isOver };
}
