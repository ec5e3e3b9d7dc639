export type Channel = 'sms' | 'whatsapp';

export interface Message {
  /** In full international form: +919812345678. */
  readonly to: string;
  readonly channel: Channel;
  /** The name under which the text is registered with the carrier. */
  readonly template: string;
  readonly text: string;
  readonly language: string;
  /** Given by a job that may run twice, so the gateway can tell a repeat. */
  readonly id?: string;
}

export interface Messenger {
  send(message: Message): Promise<{ readonly id: string }>;
  /** Whether a message on this channel can reach a phone. */
  isConfigured(channel: Channel): boolean;
}
