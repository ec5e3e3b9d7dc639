import type { Feature } from '../../contract/implement';
import { linkReportRead } from './link-report.queries';
import { DEEP_LINKS_STEPS } from './system-steps';
import { trackDeepLinks } from './track-links';

export { forgetOldEvents } from './forget-events';
export { createLinkPreview } from './link-preview';

export const deepLinksFeature: Feature = {
  name: 'deep-links',
  commands: [trackDeepLinks],
  queries: [linkReportRead],
  systemSteps: DEEP_LINKS_STEPS,
};
