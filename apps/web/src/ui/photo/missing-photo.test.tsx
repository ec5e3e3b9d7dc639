import '../../../test/browser-stand-ins';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MissingPhoto } from './missing-photo';

function wordsFor(name: string): string {
  const error = Object.assign(new Error('No photo'), { name });
  const place = { className: 'size-20', alt: 'The shelf', onRetry: () => undefined };
  return renderToStaticMarkup(<MissingPhoto error={error} {...place} />);
}

it('a photo that a lost network keeps away says so calmly, any other offers another try', () => {
  for (const name of ['NetworkError', 'OfflineError']) {
    expect(wordsFor(name)).toContain('This opens once you’re back online.');
  }
  expect(wordsFor('ServerError')).toContain('Try again');
});
