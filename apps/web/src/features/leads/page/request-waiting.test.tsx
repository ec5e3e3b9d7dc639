import '../../../../test/browser-stand-ins';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { LeadCard } from '@/features/leads/list/lead-card';
import { preloadMessages } from '@/i18n';
import type { DeviceLead } from '@/offline/commands/leads';
import { NextStep } from './next-step';

const ASKED = {
  shop_name: 'Rao Stores',
  owner_name: 'Asha Rao',
  phone: '+919876543210',
  area: 'Jayanagar',
  status: 'activation_requested',
  account_creation_status: 'pending',
  created_at: '2026-11-18T05:00:00Z',
  version: 3,
} as unknown as DeviceLead;
const WAITING: DeviceLead = { ...ASKED, isRequestWaiting: true };

const LINK = <a href="/leads/1">lead</a>;
const ignore = () => undefined;
const step = (lead: DeviceLead) =>
  renderToStaticMarkup(
    <NextStep lead={lead} shopsLink={LINK} onChange={ignore} onAgain={ignore} />,
  );
const inColumn = (lead: DeviceLead) =>
  renderToStaticMarkup(
    <LeadCard
      lead={lead}
      link={LINK}
      isStatusShown={false}
      shopLink={() => <a href="/shop">shop</a>}
    />,
  );

beforeAll(() => preloadMessages('leads', 'ui'));

it('a request that waits on this device is not said to be with the team', () => {
  expect(step(WAITING)).toContain('when you’re online');
  expect(step(WAITING)).not.toContain('is checking it');
  expect(step(ASKED)).toContain('is checking it');
});

it('its card says so even in the column of those the team has', () => {
  expect(inColumn(WAITING)).toContain('not sent yet');
  expect(inColumn(ASKED)).not.toContain('not sent yet');
});
