import '../../../../test/browser-stand-ins';
import type { Lead } from '@chowk/domain/leads';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import { LeadFacts } from './lead-facts';

const LEAD = {
  owner_name: 'Asha Rao',
  phone: '+919876543210',
  address: '',
  area: 'Jayanagar',
  pin_code: '560041',
  position: { lat: 12.9716, lng: 77.5946 },
  accuracy_m: 1_500,
  email: 'asha@example.in',
  notes: 'Open late',
  created_at: '2026-11-18T05:00:00Z',
} as unknown as Lead;

const textOf = (lead: Lead) =>
  renderToStaticMarkup(<LeadFacts lead={lead} onEdit={undefined} />).replaceAll(/<[^>]+>/g, '|');

beforeAll(() => preloadMessages('leads', 'campaigns', 'states'));

it('a place is told in words first, and how exactly it is known as people say it', () => {
  expect(textOf(LEAD)).toMatch(/location saved\|+Accurate to about 1.5 km\|+12.9716, 77.5946/);
});

it('a place nobody noted is said to be missing', () => {
  const none = { ...LEAD, position: null, accuracy_m: null };
  expect(textOf(none)).toMatch(/Location\|+Not added/);
});
