import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, textField, timeField } from '../kernel';
import { platformPolicy } from './policy';
import { MAX_KEY_DAYS, SERVICE_KEY_STATES, SERVICE_SCOPES } from './service-key-scopes';

const MAX_NAME_LENGTH = 60;
const SHA256 = /^[0-9a-f]{64}$/;
const HINT = /^[A-Za-z0-9_-]{4}$/;

/** The prefix of every key, so that a leaked one is recognised. */
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
  expires_at: timeField,
  scopes: z.array(z.enum(SERVICE_SCOPES)),
  state: z.enum(SERVICE_KEY_STATES),
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
  summary:
    'Propose a key of the service API for one program; it opens once another super admin confirms',
  input: z.object({
    id: idField,
    name: textField(MAX_NAME_LENGTH),
    key_sha256: z.string().check(z.regex(SHA256)),
    hint: z.string().check(z.regex(HINT)),
    scopes: z.array(z.enum(SERVICE_SCOPES)).check(
      z.minLength(1),
      z.refine((scopes) => new Set(scopes).size === scopes.length, { params: { rule: 'twice' } }),
    ),
    /** From today. */
    valid_days: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_KEY_DAYS)),
  }),
  output: serviceKeyView,
  access: platformPolicy.manageKeys,
  entity: 'service_keys',
  stepUp: true,
});

export const revokeServiceKey = defineCommand({
  name: 'service_key_revoke',
  summary: 'Shut a key out for good; the next request with it is refused',
  input: z.object({ id: idField }),
  output: serviceKeyView,
  access: platformPolicy.manageKeys,
  entity: 'service_keys',
  stepUp: true,
});
