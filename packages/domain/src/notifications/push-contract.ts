import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, textField, timeField } from '../kernel';
import { notificationsPolicy } from './policy';

const MAX_ENDPOINT_LENGTH = 1000;
const MAX_LABEL_LENGTH = 80;
/** An uncompressed point of P-256 and sixteen bytes, as a browser hands them out. */
const PUBLIC_KEY = /^B[A-Za-z0-9_-]{86}=?$/;
const AUTH_SECRET = /^[A-Za-z0-9_-]{22}(?:==)?$/;

const endpointField = textField(MAX_ENDPOINT_LENGTH);

export const readPushKey = defineQuery({
  name: 'push_key',
  path: '/push_key',
  summary: 'The key a browser subscribes with (applicationServerKey)',
  params: z.object({}),
  output: z.object({ public_key: z.string() }),
  access: notificationsPolicy.ownDevices,
});

const deviceView = z.object({
  id: idField,
  label: z.string(),
  /** The one this very session subscribed. */
  is_this: z.boolean(),
  created_at: timeField,
  last_sent_at: z.nullable(timeField),
});
export type PushDevice = z.output<typeof deviceView>;

const deviceList = z.object({ items: z.array(deviceView) });

export const listPushDevices = defineQuery({
  name: 'push_devices_list',
  path: '/push_devices',
  summary: 'Your devices that show notifications',
  params: z.object({}),
  output: deviceList,
  access: notificationsPolicy.ownDevices,
});

/** As `PushSubscription.toJSON()` has it. Sent again it is the same device; it ends with the session. */
export const subscribePush = defineCommand({
  name: 'push_subscribe',
  summary: 'Show notifications on this device',
  input: z.object({
    endpoint: endpointField,
    keys: z.object({
      p256dh: z.string().check(z.regex(PUBLIC_KEY)),
      auth: z.string().check(z.regex(AUTH_SECRET)),
    }),
    label: z._default(textField(MAX_LABEL_LENGTH, 0), ''),
  }),
  output: deviceList,
  access: notificationsPolicy.ownDevices,
  entity: 'device_subscriptions',
});

/** By its address or, for another device, by its id. One that is gone already is no error. */
export const unsubscribePush = defineCommand({
  name: 'push_unsubscribe',
  summary: 'No more notifications on this device',
  input: z.union([z.object({ endpoint: endpointField }), z.object({ id: idField })]),
  output: deviceList,
  access: notificationsPolicy.ownDevices,
  entity: 'device_subscriptions',
});

/**
 * The decrypted payload in the service worker. A repeat replaces the notification with the same
 * `tag`.
 */
export interface PushMessage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
  readonly lang: 'en' | 'hi';
}
