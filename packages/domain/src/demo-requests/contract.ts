import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  emailField,
  idField,
  languageField,
  mobileField,
  pageOf,
  pageParams,
  textField,
  timeField,
} from '../kernel';
import { demoRequestsPolicy } from './policy';
import { DEMO_AUDIENCES, DEMO_LIMITS, DEMO_REQUEST_STATES, DEMO_TIMES } from './rules';

const MAX_SEARCH_LENGTH = 80;

const asked = {
  name: textField(DEMO_LIMITS.name),
  phone: mobileField,
  email: z.nullable(emailField),
  audience: z.enum(DEMO_AUDIENCES),
  city: textField(DEMO_LIMITS.city, 0),
  preferred_time: z.enum(DEMO_TIMES),
  note: textField(DEMO_LIMITS.note, 0),
  language: languageField,
};

export const demoRequestView = z.object({
  id: idField,
  ...asked,
  status: z.enum(DEMO_REQUEST_STATES),
  handled_at: z.nullable(timeField),
  handled_by_name: z.nullable(z.string()),
  created_at: timeField,
});
export type DemoRequest = z.output<typeof demoRequestView>;

export const createDemoRequest = defineCommand({
  name: 'demo_request_create',
  summary: 'Ask to be called and shown around',
  input: z.object({ id: idField, ...asked }),
  output: z.object({ id: idField }),
  access: demoRequestsPolicy.create,
  entity: 'demo_requests',
  strangers: { burst: 5, perMinute: 0.2 },
});

export const handleDemoRequest = defineCommand({
  name: 'demo_request_handle',
  summary: 'Say that somebody has been called',
  input: z.object({ id: idField }),
  output: demoRequestView,
  access: demoRequestsPolicy.handle,
  entity: 'demo_requests',
});

export const listDemoRequests = defineQuery({
  name: 'demo_requests_list',
  path: '/demo_requests',
  summary: 'Who asked to be shown around, the newest first',
  params: z.object({
    ...pageParams,
    status: z.optional(z.enum(DEMO_REQUEST_STATES)),
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH))),
  }),
  output: pageOf(demoRequestView),
  access: demoRequestsPolicy.read,
});
