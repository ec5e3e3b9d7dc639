import { expect, it } from 'vitest';
import { inOrder } from './start-order';

const PAGE = `<head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/app-1.js">
  </head>
  <body>
    <div id="root"></div>
    <script src="/look.js"></script>
  </body>`;

it('fetches the app’s files at once, and leaves their beginning to the look', () => {
  const page = inOrder(PAGE);
  expect(page).not.toContain('module');
  for (const file of ['index-1', 'app-1']) {
    expect(page).toContain(
      `<link rel="preload" as="script" crossorigin href="/assets/${file}.js">`,
    );
  }
  expect(page).toContain(
    '<script src="/look.js" data-ahead="/ahead.js" data-app="/assets/index-1.js"></script>',
  );
});

it('fails the build of a page that would never begin', () => {
  expect(() => inOrder(PAGE.replace('look.js', 'other.js'))).toThrow('look.js');
  expect(() => inOrder(PAGE.replace('type="module"', ''))).toThrow('entry');
});
