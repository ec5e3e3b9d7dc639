import { useSyncExternalStore } from 'react';
import { canReachServer } from '@/api/network/probe-server';
import { type ConnectionState, createConnection } from './connection';

const connection = createConnection({
  isDeviceOffline: () => navigator.onLine === false,
  canReachServer,
});
window.addEventListener('offline', connection.deviceWentOffline);
window.addEventListener('online', connection.deviceWentOnline);

export function useConnection(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.current);
}
