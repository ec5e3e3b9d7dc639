import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, textField, timeField } from '../kernel';
import {
  LINK_EVENTS,
  MAX_AGENT_LENGTH,
  MAX_LINK_EVENTS,
  MAX_REFERRER_LENGTH,
  REPORT_DAYS,
} from './event-rules';
import { deepLinksPolicy } from './policy';
import { LINK_TYPES } from './rules';

const MAX_SIZE_LENGTH = 20;

/** Spec section 3; the referrer's own path is cut off on the device. */
export const linkEvent = z.object({
  id: idField,
  event_type: z.enum(LINK_EVENTS),
  /** Absent for an address that could not even be read. */
  link_type: z.nullable(z.enum(LINK_TYPES)),
  resource_id: z.nullable(idField),
  metadata: z.object({
    user_agent: textField(MAX_AGENT_LENGTH, 0),
    referrer: textField(MAX_REFERRER_LENGTH, 0),
    timestamp: timeField,
    screen_size: textField(MAX_SIZE_LENGTH, 0),
    viewport_size: textField(MAX_SIZE_LENGTH, 0),
  }),
});
export type LinkEvent = z.output<typeof linkEvent>;

export const trackDeepLinks = defineCommand({
  name: 'deep_link_track',
  summary: 'Tell what became of links you opened or shared; kept only with your consent',
  input: z.object({
    events: z.array(linkEvent).check(z.minLength(1), z.maxLength(MAX_LINK_EVENTS)),
  }),
  output: z.object({ stored: z.number() }),
  access: deepLinksPolicy.track,
  entity: 'deep_link_analytics',
  queueable: true,
});

const counts = {
  shared: z.number(),
  opened: z.number(),
  sign_in_asked: z.number(),
  resumed: z.number(),
  failed: z.number(),
};

export const linkReportView = z.object({
  from: timeField,
  types: z.array(z.object({ link_type: z.nullable(z.enum(LINK_TYPES)), ...counts })),
  /** Every day of the period in India, also those on which nothing happened. */
  days: z.array(z.object({ day: z.string(), ...counts })),
});
export type LinkReport = z.output<typeof linkReportView>;

export const readLinkReport = defineQuery({
  name: 'link_report_read',
  path: '/link_report',
  summary: 'What became of links, by type and by day',
  params: z.object({ days: z._default(z.enum(REPORT_DAYS), '30') }),
  output: linkReportView,
  access: deepLinksPolicy.readReport,
});
