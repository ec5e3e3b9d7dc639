import '../../../../test/browser-stand-ins';
import { readConfig } from '@chowk/domain/platform';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { FeeTiersForm } from './fee-tiers-form';
import { LineFigureForm } from './line-figure';

const CONFIG = readConfig([]);
const shown = (form: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>,
  );

beforeAll(() => preloadMessages('figures', 'errors', 'ui'));

it('a figure is shown as it is saved, and only a changed one can be saved', () => {
  const form = { name: 'gst_bps', config: CONFIG, changed: 'never' } as const;
  const page = shown(<LineFigureForm {...form} canChange />);
  expect(page).toContain('name="value"');
  expect(page).not.toContain('type="submit"');
});

it('every tier has its sum and its percentage; who only reads can add none', () => {
  const tiers = CONFIG.fee_tiers;
  const page = shown(<FeeTiersForm tiers={tiers} canChange />);
  expect(page.match(/<li/g)).toHaveLength(tiers.length);
  expect(page).toContain('value="12"');
  expect(page).toContain('Add a tier');
  expect(shown(<FeeTiersForm tiers={tiers} canChange={false} />)).not.toContain('Add a tier');
});
