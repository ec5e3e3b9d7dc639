import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, textField, timeField } from '../kernel';
import { platformPolicy } from './policy';

const MAX_NAME_LENGTH = 60;
const SHA256 = /^[0-9a-f]{64}$/;
const HINT = /^[A-Za-z0-9_-]{4}$/;

/** Every key begins so: whoever finds one knows what it opens. */
export const SERVICE_KEY_PREFIX = 'chowk_sk_';

const serviceKeyView = z.object({
  id: idField,
  name: z.string(),
  /** The last four characters, to tell keys apart. */
  hint: z.string(),
  created_name: z.nullable(z.string()),
  created_at: timeField,
  last_used_at: z.nullable(timeField),
  revoked_at: z.nullable(timeField),
});
export type ServiceKey = z.output<typeof serviceKeyView>;

export const listServiceKeys = defineQuery({
  name: 'service_keys_list',
  path: '/service_keys',
  summary: 'Keys of the service API, never the keys themselves, the newest first',
  params: z.object({}),
  output: z.object({ items: z.array(serviceKeyView) }),
  access: platformPolicy.manageKeys,
});

/** The key is made where it is shown; here comes its hash only, so no answer or log ever holds it. */
export const createServiceKey = defineCommand({
  name: 'service_key_create',
  summary: 'Let a program of the operator into the service API with a key of its own',
  input: z.object({
    id: idField,
    name: textField(MAX_NAME_LENGTH),
    key_sha256: z.string().check(z.regex(SHA256)),
    hint: z.string().check(z.regex(HINT)),
  }),
  output: serviceKeyView,
  access: platformPolicy.manageKeys,
  entity: 'service_keys',
});

export const revokeServiceKey = defineCommand({
  name: 'service_key_revoke',
  summary: 'Shut a key out for good; the next request with it is refused',
  input: z.object({ id: idField }),
  output: serviceKeyView,
  access: platformPolicy.manageKeys,
  entity: 'service_keys',
});
