export { NOTIFICATION_TYPES, type NotificationType } from './types';
