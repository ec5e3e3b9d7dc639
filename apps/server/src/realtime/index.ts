export { EVENT_CHANNEL } from './channel';
export { createRealtimeHub } from './hub';
export { mountRealtime, REALTIME_ROUTES } from './mount-realtime';

export { REALTIME_STEPS } from './stored-events';
