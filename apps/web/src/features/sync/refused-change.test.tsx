import '../../../test/browser-stand-ins';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { RefusedBanner } from './refused-change';

beforeAll(() => preloadMessages('sync', 'errors', 'ui'));

const CHANGE = { type: 'profile_update', target: 'profiles:own' } as PendingUpload;

it.each([
  [{ code: 'PHONE_TAKEN' }, 'Phone number already in use'],
  [{ code: 'STALE_VERSION' }, 'This was changed by someone else'],
])('a form says what was not taken, and why: %o', (lastError, why) => {
  const banner = renderToStaticMarkup(<RefusedBanner item={{ ...CHANGE, lastError }} />);
  expect(banner).toContain('Could not be sent: Change to your profile');
  expect(banner).toContain(why);
  expect(banner).toContain('Show');
});
