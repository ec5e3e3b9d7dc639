import type { ReportDays, readLinkReport, trackDeepLinks } from '@chowk/domain/deep-links';
import { queryRef, queueableRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

export const trackDeepLinksRef = queueableRef<typeof trackDeepLinks>('deep_link_track');
export const readLinkReportRef = queryRef<typeof readLinkReport>(
  'link_report_read',
  '/link_report',
);

export const linkReportOptions = (days: ReportDays) => queryOptionsFor(readLinkReportRef, { days });
