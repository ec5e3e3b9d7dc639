import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown';
import { safeHref } from './markdown-inline';

function render(text: string): string {
  return renderToStaticMarkup(<Markdown text={text} />).replace(/ (class|rel)="[^"]*"/g, '');
}

describe('a page written in markdown', () => {
  it('has headings below the page title, paragraphs and bold words', () => {
    expect(render('# One\n\nA **bold** word\nand more.\n\n### Three')).toBe(
      '<div><h2>One</h2><p>A <strong>bold</strong> word and more.</p><h3>Three</h3></div>',
    );
  });

  it('has lists, with lines that go on', () => {
    expect(render('Before:\n- a\n- b\n  goes on\n1. c')).toBe(
      '<div><p>Before:</p><ul><li>a</li><li>b goes on</li></ul><ol><li>c</li></ol></div>',
    );
  });

  it('has links inside and outside the app', () => {
    expect(render('[here](/cms/terms) [there](https://example.org/a)')).toBe(
      '<div><p><a href="/cms/terms">here</a> <a href="https://example.org/a">there</a></p></div>',
    );
  });

  it('shows HTML as the text it is', () => {
    const html = render('<script>alert(1)</script> <img src=x onerror=alert(1)>');
    expect(html).not.toMatch(/<(script|img)/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('keeps the words of a link it does not trust', () => {
    expect(render('[tap](javascript:alert)')).toBe('<div><p>tap</p></div>');
  });

  it('has pictures of its own and of nobody else', () => {
    const own = '/storage/v1/object/cms-images/0190/page_1_photo.jpg';
    expect(render(`![A shelf](${own})`)).toBe(
      `<div><p><img src="${own}" alt="A shelf" loading="lazy"/></p></div>`,
    );
    for (const other of [
      'https://evil.example/x.png',
      '/storage/v1/object/cms-images/../proof-photos/a.jpg',
      '/rest/v1/me',
      'data:image/png;base64,x',
    ]) {
      expect(render(`![A shelf](${other})`)).toBe('<div><p>A shelf</p></div>');
    }
  });

  it('is nothing for nothing', () => {
    expect(render('\n \n')).toBe('<div></div>');
  });
});

describe('the address of a link', () => {
  it.each([
    'javascript:alert',
    'JaVaScRiPt:alert',
    'java\nscript:alert',
    '\u0001javascript:alert',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.org/x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'no-scheme',
  ])('is refused: %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });

  it.each(['/cms/about', '#part', 'https://example.org/', 'mailto:a@example.org', 'tel:+911234'])(
    'is kept: %s',
    (href) => {
      expect(safeHref(href)).toBe(href);
    },
  );
});
