export {
  type CmsContent,
  type CmsPage,
  type CmsVersion,
  cmsPageView,
  deleteCmsPage,
  listCmsPages,
  listCmsVersions,
  type PublicCmsPage,
  publicCmsPageView,
  publishCmsPage,
  readCmsDraft,
  readCmsPage,
  restoreCmsVersion,
  saveCmsPage,
  scheduleCmsPage,
} from './contract';
export { cmsPolicy } from './policy';
export { CMS_PAGE_STATES, type CmsPageState, cmsPageStates } from './rules';
