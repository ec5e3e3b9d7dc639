export { openLogMessenger } from './log-messenger';
export { CHANNELS, type Channel, type Message, type Messenger } from './messenger';
export { maskPhone } from './phone';
export { openWebhookMessenger, type WebhookMessengerOptions } from './webhook-messenger';
