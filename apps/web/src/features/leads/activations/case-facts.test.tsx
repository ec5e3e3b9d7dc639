import '../../../../test/browser-stand-ins';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '@/i18n';
import type { ActivationRequest } from './activation-request';
import { CaseFacts } from './case-facts';

const LEAD = {
  owner_name: 'Asha Rao',
  phone: '+919876543210',
  phone_verified_at: null,
  area: 'Jayanagar',
  position: { lat: 12.9716, lng: 77.5946 },
  accuracy_m: 14,
};

const textOf = (lead: object) => {
  const request = { lead, record: {}, created_at: '2026-11-18T05:00:00Z' };
  const facts = <CaseFacts request={request as unknown as ActivationRequest} />;
  return renderToStaticMarkup(facts).replaceAll(/<[^>]+>/g, '|');
};

beforeAll(() => preloadMessages('activation', 'campaigns'));

it('where a shop stands is told in words first, its numbers after', () => {
  expect(textOf(LEAD)).toMatch(/Position\|+The shop’s place is noted\|+12.9716, 77.5946/);
  expect(textOf({ ...LEAD, position: null })).toMatch(/Position\|+not given/);
});
