export {
  type CmsContent,
  type CmsPage,
  cmsPageView,
  deleteCmsPage,
  listCmsPages,
  type PublicCmsPage,
  publicCmsPageView,
  publishCmsPage,
  readCmsPage,
  saveCmsPage,
} from './contract';
export { cmsPolicy } from './policy';
export { CMS_PAGE_STATES, type CmsPageState, cmsPageStates } from './rules';
