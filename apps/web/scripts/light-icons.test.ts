import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIcon } from '@/ui/base/create-icon';
import { lightIcons } from './light-icons';

const house = createRequire(import.meta.url)
  .resolve('lucide-react')
  .replace(/dist\/.*$/, 'dist/esm/icons/house.mjs');

function transformed(code: string): string {
  const { transform } = lightIcons();
  if (typeof transform !== 'function') throw new Error('The plugin has no transform');
  const context = {
    error(message: string) {
      throw new Error(message);
    },
  };
  const answer: unknown = Reflect.apply(transform, context, [code, house]);
  return (answer as { code: string }).code;
}

it('keeps the paths of an icon and drops unused fields', () => {
  const code = transformed(readFileSync(house, 'utf8'));
  expect(code).toContain('M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8');
  expect(code).toContain('src/ui/base/create-icon.ts');
  expect(code).not.toMatch(/key:|aliases|name: "house"/);
});

it('fails when the library’s format changes', () => {
  expect(() => transformed('const __iconData = { size: 16 }')).toThrow('is not drawn the way');
});

it('renders at 24 px, hidden from screen readers unless it is named', () => {
  const Icon = createIcon({ node: [['path', { d: 'M0 0' }]] });
  expect(renderToStaticMarkup(createElement(Icon))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" width="24" height="24" stroke-width="2" aria-hidden="true"><path d="M0 0"></path></svg>',
  );
  const named = renderToStaticMarkup(createElement(Icon, { 'aria-label': 'Home', size: 16 }));
  expect(named).toContain('aria-label="Home"');
  expect(named).toContain('aria-hidden="false"');
});
