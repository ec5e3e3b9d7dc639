import type { Feature } from '../../contract/implement';
import { cmsPageRead, cmsPagesList } from './cms.queries';
import { deletePage } from './delete-page';
import { publishPage } from './publish-page';
import { savePage } from './save-page';

export const cmsFeature: Feature = {
  name: 'cms',
  commands: [savePage, publishPage, deletePage],
  queries: [cmsPagesList, cmsPageRead],
};
