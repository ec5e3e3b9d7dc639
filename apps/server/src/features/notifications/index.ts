import type { Feature } from '../../contract/implement';
import { markAllRead, markRead, markSeen } from './mark-notifications';
import {
  deliveriesList,
  notificationCounts,
  notificationRead,
  notificationsList,
  quietHoursRead,
} from './notifications.queries';
import { syncNotifications } from './notifications.sync';
import { pushDevicesList, pushKey, subscribePush, unsubscribePush } from './push-devices';
import { setQuietHours } from './set-quiet-hours';
import { NOTIFICATION_STEPS } from './system-steps';

export { clearNotifications } from './clear-notifications';
export { listAdmins } from './list-admins';
export { notificationJobs } from './notifications.jobs';
export { enqueueingIn, type Notice, type NoticeWork, notifyPeople } from './notify-people';

export const notificationsFeature: Feature = {
  name: 'notifications',
  commands: [markSeen, markRead, markAllRead, setQuietHours, subscribePush, unsubscribePush],
  queries: [
    notificationsList,
    notificationRead,
    notificationCounts,
    deliveriesList,
    quietHoursRead,
    pushKey,
    pushDevicesList,
  ],
  systemSteps: NOTIFICATION_STEPS,
  syncSources: [syncNotifications],
};
