export { openLogMessenger } from './log-messenger';
export type { Channel, Message, Messenger } from './messenger';

export { makePushKeys } from './push-keys';
export { openPushSender, type PushSender } from './push-sender';
export { openWebhookMessenger } from './webhook-messenger';
