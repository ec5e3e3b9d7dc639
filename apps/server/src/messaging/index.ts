export { openLogMessenger } from './log-messenger';
export type { Channel, Message, Messenger } from './messenger';
export { maskPhone } from './phone';
export { makePushKeys, type PushKeys } from './push-keys';
export { openPushSender, type PushOutcome, type PushSender, type PushTarget } from './push-sender';
export { openWebhookMessenger, type WebhookMessengerOptions } from './webhook-messenger';
