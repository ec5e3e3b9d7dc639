export {
  type CmsContent,
  type CmsPage,
  deleteCmsPage,
  listCmsPages,
  listCmsVersions,
  type PublicCmsPage,
  publishCmsPage,
  readCmsDraft,
  readCmsPage,
  restoreCmsVersion,
  saveCmsPage,
  scheduleCmsPage,
} from './contract';

export { type CmsPageState, cmsPageStates } from './rules';
