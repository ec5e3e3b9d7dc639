import '../../test/browser-stand-ins';
import { ChowkError } from '@chowk/domain/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { FormOutcome } from './form-outcome';

beforeAll(() => preloadMessages('ui'));

const AGAIN = 'check it and save again';
const shown = (refusal: unknown, onTakeTheirs?: () => void) =>
  renderToStaticMarkup(
    <FormOutcome form={{ refusal, problem: 'Refused' }} onTakeTheirs={onTakeTheirs} />,
  );

it('says to save again when the newer row is available', () => {
  const current = { id: 'p-1', version: 5 };
  const page = shown(new ChowkError('STALE_VERSION', { details: { current } }));
  expect(page).toContain('This was changed by someone else');
  expect(page).toContain(AGAIN);
  expect(page).not.toContain('Show the other version');
  expect(shown(new ChowkError('STALE_VERSION'), () => undefined)).toContain(
    'Show the other version',
  );
});

it.each([
  new ChowkError('STALE_VERSION'),
  new ChowkError('PHONE_TAKEN'),
  new TypeError('Failed to fetch'),
])('says why, and that nothing typed is lost, where saving again would not help: %s', (error) => {
  const page = shown(error);
  expect(page).not.toContain(AGAIN);
  expect(page).toContain('Refused');
  expect(page).toContain('What you typed is still here.');
});
