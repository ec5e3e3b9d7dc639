export { openLogMessenger } from './log-messenger';
export type { Channel, Message, Messenger } from './messenger';
export { maskPhone } from './phone';
export { openWebhookMessenger, type WebhookMessengerOptions } from './webhook-messenger';
