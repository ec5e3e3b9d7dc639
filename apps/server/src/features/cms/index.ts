import type { Feature } from '../../contract/implement';
import { cmsDraftRead, cmsPageRead, cmsPagesList } from './cms.queries';
import { deletePage } from './delete-page';
import { publishPage } from './publish-page';
import { restoreVersion } from './restore-version';
import { savePage } from './save-page';
import { schedulePage } from './schedule-page';
import { CMS_STEPS } from './system-steps';
import { cmsVersionsList } from './versions.queries';

export { cmsJobs } from './cms.jobs';
export { createContentPages } from './content-pages';

export const cmsFeature: Feature = {
  name: 'cms',
  commands: [savePage, publishPage, schedulePage, restoreVersion, deletePage],
  queries: [cmsPagesList, cmsPageRead, cmsDraftRead, cmsVersionsList],
  systemSteps: CMS_STEPS,
};
