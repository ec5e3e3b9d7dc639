/** Hindi needs more room between lines than the size's own line height gives. */
export const HEADING_CLASS = 'text-3xl lg:text-4xl [:lang(hi)_&]:leading-[1.3]';
