import { defineStates, theSystem } from '../kernel';
import { cmsPolicy } from './policy';

export const CMS_PAGE_STATES = ['draft', 'published'] as const;
export type CmsPageState = (typeof CMS_PAGE_STATES)[number];

const system = theSystem();

/** A published page shows its last published text while a new draft is being written. */
export const cmsPageStates = defineStates<CmsPageState>({
  noun: 'cms_page',
  states: CMS_PAGE_STATES,
  initial: 'draft',
  transitions: [
    { from: 'draft', to: 'published', by: cmsPolicy.edit, via: 'cms_page_publish' },
    { from: 'published', to: 'published', by: cmsPolicy.edit, via: 'cms_page_publish' },
    { from: 'draft', to: 'published', by: system, via: 'cms.publish-due' },
    { from: 'published', to: 'published', by: system, via: 'cms.publish-due' },
  ],
});
