/** Roles that have a front page of their own. */
export const STORY_ROLES = ['brand', 'retailer', 'bizman'] as const;
export type StoryRole = (typeof STORY_ROLES)[number];
