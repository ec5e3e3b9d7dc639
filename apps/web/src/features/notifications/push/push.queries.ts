import type { OutputOf } from '@chowk/domain/kernel';
import type {
  listDeliveries,
  listPushDevices,
  readPushKey,
  readQuietHours,
  setQuietHours,
  subscribePush,
  unsubscribePush,
} from '@chowk/domain/notifications';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { isWorthRetry, queryOptionsFor } from '@/api/client/queries';

export const pushKeyRef = queryRef<typeof readPushKey>('push_key', '/push_key');
export const listPushDevicesRef = queryRef<typeof listPushDevices>(
  'push_devices_list',
  '/push_devices',
);
export const subscribePushRef = commandRef<typeof subscribePush>('push_subscribe');
export const unsubscribePushRef = commandRef<typeof unsubscribePush>('push_unsubscribe');
export const readQuietHoursRef = queryRef<typeof readQuietHours>(
  'quiet_hours_read',
  '/quiet_hours',
);
export const setQuietHoursRef = commandRef<typeof setQuietHours>('quiet_hours_set');
export const listDeliveriesRef = queryRef<typeof listDeliveries>(
  'notification_deliveries',
  '/notification_deliveries',
);

export type QuietHours = OutputOf<typeof readQuietHours>;

export const pushDevicesOptions = () => queryOptionsFor(listPushDevicesRef, {});
export const quietHoursOptions = () => queryOptionsFor(readQuietHoursRef, {});

const DELIVERIES = 10;

export function deliveriesOptions() {
  return infiniteQueryOptions({
    queryKey: [listDeliveriesRef.name],
    queryFn: ({ pageParam, signal }) =>
      contractClient.runQuery(
        listDeliveriesRef,
        { limit: DELIVERIES, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: isWorthRetry,
    refetchOnMount: 'always',
  });
}
