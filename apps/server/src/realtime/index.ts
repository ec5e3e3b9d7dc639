export { EVENT_CHANNEL } from './channel';
export {
  createRealtimeHub,
  type RealtimeHub,
  type RealtimeHubOptions,
  type RealtimeTiming,
} from './hub';
export { mountRealtime, REALTIME_ROUTES, type RealtimeMountOptions } from './mount-realtime';
export type { StreamAuthenticator } from './session-watch';
export { REALTIME_STEPS } from './stored-events';
