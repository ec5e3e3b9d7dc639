import '../../../../test/browser-stand-ins';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { leadOptions } from '@/features/leads/leads.queries';
import { LeadCard } from '@/features/leads/list/lead-card';
import { preloadMessages } from '@/i18n';
import type { DeviceLead } from '@/offline/commands/leads';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { emit } from '@/offline/store/events';
import { LeadView } from './lead-view';
import { onDiscarded } from './on-discarded';
import { useLead } from './use-lead';

const WAITING = {
  id: 'l-1',
  shop_name: 'Rao Stores',
  owner_name: 'Asha Rao',
  phone: '+919876543210',
  area: 'Jayanagar',
  status: 'pending',
  created_at: '2026-11-18T05:00:00Z',
  photos: [],
  version: 0,
} as unknown as DeviceLead;
const REFUSED: DeviceLead = { ...WAITING, refusal: { code: 'LEAD_EXISTS' } };

const LINK = <a href="/leads/l-1">lead</a>;
const ignore = () => undefined;
const on = { onChange: ignore, onEdit: ignore, onTakenBack: ignore, onAgain: ignore };

const card = (lead: DeviceLead) =>
  renderToStaticMarkup(
    <LeadCard
      lead={lead}
      link={LINK}
      isStatusShown={false}
      shopLink={() => <a href="/shop">shop</a>}
    />,
  );
const view = (lead: DeviceLead) =>
  renderToStaticMarkup(<LeadView lead={lead} shopsLink={LINK} {...on} onShowWaiting={ignore} />);

const Shown = () => useLead('l-1').lead?.shop_name ?? 'gone';

beforeAll(() => preloadMessages('leads', 'errors', 'campaigns', 'states', 'ui'));

it('a refused lead asks for the person in the list, and does not say that it waits to be sent', () => {
  expect(card(REFUSED)).toContain('Needs attention');
  expect(card(REFUSED)).not.toContain('Not sent yet');
  expect(card(WAITING)).toContain('Not sent yet');
});

it('its page says that it was not taken and why, shows what was typed, and leads to what waits', () => {
  const page = view(REFUSED);
  expect(page).toContain('Couldn’t add this lead');
  expect(page).toContain('A lead with this phone number is already there');
  expect(page).toContain('Asha Rao');
  expect(page).toContain('>Show<');
  expect(page).not.toContain('goes by itself');
  expect(view(WAITING)).not.toContain('>Show<');
});

it('its page is left when it is given up, and only then', () => {
  const leave = vi.fn();
  const stop = onDiscarded('l-1', leave);
  const item = { type: 'lead_create', target: 'shopLeads:l-1' } as PendingUpload;
  emit({ type: 'item.dropped', item: { ...item, target: 'shopLeads:l-2' } });
  emit({ type: 'item.dropped', item: { ...item, type: 'lead_update' } });
  expect(leave).not.toHaveBeenCalled();
  emit({ type: 'item.dropped', item });
  expect(leave).toHaveBeenCalledOnce();
  stop();
});

it.each([
  ['only this device had', 0, 'gone'],
  ['the server has', 3, 'Rao Stores'],
])('a lead that %s is shown or not when it cannot be read again', (_, version, shown) => {
  const queryClient = new QueryClient();
  const { queryKey } = leadOptions('l-1');
  queryClient.setQueryData(queryKey, { ...WAITING, version });
  queryClient
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ error: new Error('not found') });
  const page = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  );
  expect(page).toBe(shown);
});
