import '../../../../test/browser-stand-ins';
import { MINUTE_MS } from '@chowk/domain/kernel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { type VisitedShop, VisitedToday } from './visited-today';

const AT = '2026-11-19T05:00:00.000Z';
const VISIT = {
  shop: { id: 's-1', shop_name: 'Rao Stores' },
  last_visited_at: AT,
  last_visit_m: 20,
  last_visit_note: null,
  last_visit_photo: null,
} as VisitedShop;

const shown = (visit: Partial<VisitedShop>, minutesLater: number) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <VisitedToday
        health={{ ...VISIT, ...visit }}
        nowMs={Date.parse(AT) + minutesLater * MINUTE_MS}
      />
    </QueryClientProvider>,
  );

beforeAll(() => preloadMessages('myshops', 'errors', 'ui'));

it('a visit marked from far away says from how far, and has no tick', () => {
  expect(shown({}, 1)).toContain('Visited today');
  expect(shown({}, 1)).toContain('lucide-check');
  const far = shown({ last_visit_m: 851_000 }, 1);
  expect(far).toContain('Visited today, 851 km away');
  expect(far).not.toContain('lucide-check');
});

it('can be undone for ten minutes', () => {
  expect(shown({}, 10)).toContain('Undo');
  expect(shown({}, 11)).not.toContain('Undo');
});

it('has a note, or one may be added', () => {
  expect(shown({}, 11)).toContain('Add note');
  expect(shown({ last_visit_note: 'Wants a standee' }, 11)).toContain('Edit note');
});
