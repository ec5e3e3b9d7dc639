import '../../../test/browser-stand-ins';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { RolePage } from './role-page';
import type { StoryRole } from './story-role';

const STORIES: readonly StoryRole[] = ['brand', 'retailer', 'bizman'];

beforeAll(() => preloadMessages('core', 'front', 'landing', 'roles', 'tour'));

it.each(STORIES)('Get Started on the page of a %s leads to its own sign-up', (story) => {
  const page = renderToStaticMarkup(<RolePage story={story} />);
  const [, target] = /href="([^"]*)"[^>]*>\s*Get Started/.exec(page) ?? [];
  expect(target).toBe(`/${story}/signup`);
});
