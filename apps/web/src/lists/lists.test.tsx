import '../../test/browser-stand-ins';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { NetworkError, ServerError } from '@/api/errors/errors';
import { preloadMessages } from '@/i18n';
import { ListScreen } from './list-screen';
import type { ListState } from './list-state';
import { ListTable } from './list-table';
import { usePagedList } from './use-paged-list';

type Shop = { readonly id: string };
const SHOPS: Shop[] = [{ id: 'asha' }, { id: 'ravi' }];
const AWAY = 'This opens once you’re back online.';

const list = (state: Partial<ListState<Shop>>): ListState<Shop> => ({
  rows: undefined,
  error: undefined,
  savedAt: undefined,
  isCached: false,
  isRefreshing: false,
  isNarrowed: false,
  refresh: async () => undefined,
  ...state,
});

const failed = (error: unknown) => ({
  error,
  text: 'Why it failed',
  isRetrying: false,
  onRetry: () => undefined,
});

const screen = (state: Partial<ListState<Shop>>): string =>
  renderToStaticMarkup(
    <ListScreen
      list={list(state)}
      label="Shops"
      search={{ label: 'Search shops', value: '', onChange: () => undefined }}
      skeleton="On its way"
      empty="No shops yet"
      nothingFound="No shop fits"
      more="More shops"
    >
      {(shops) => shops.map(({ id }) => id).join()}
    </ListScreen>,
  );

beforeAll(() => preloadMessages('errors'));

it('shows its rows, or why there are none', () => {
  expect(screen({})).toContain('On its way');
  expect(screen({ rows: SHOPS })).toContain('asha,ravi');
  expect(screen({ rows: [] })).toContain('No shops yet');
  expect(screen({ rows: [], isNarrowed: true })).toContain('No shop fits');
  expect(screen({ rows: [], isRefreshing: true })).toContain('On its way');
  expect(screen({ error: failed(new ServerError('FORBIDDEN')) })).toMatch(
    /role="alert".*Why it failed/,
  );
  expect(screen({ error: failed(new NetworkError('unreachable')) })).toContain(AWAY);
  expect(screen({ rows: SHOPS, error: failed(new ServerError('FORBIDDEN')) })).toContain('asha');
});

it('keeps its search field in every state, and loads more while there is more', () => {
  for (const state of [{}, { rows: [] }, { error: failed(new ServerError('FORBIDDEN')) }]) {
    expect(screen(state)).toContain('Search shops');
  }
  expect(screen({ rows: SHOPS })).not.toContain('More shops');
  const more = { isLoading: false, onMore: () => undefined };
  expect(screen({ rows: SHOPS, more })).toContain('More shops');
});

function Table({ search }: { search: string }) {
  return (
    <ListTable
      label="Shops"
      list={usePagedList({ search }, (cursor) => ({
        queryKey: ['shops', search, cursor ?? 'first'],
        queryFn: async () => ({ items: SHOPS, nextCursor: null }),
      }))}
      columns={[{ id: 'name', header: 'Name', cell: ({ id }: Shop) => id }]}
      rowKey={({ id }) => id}
      empty="No shops yet"
      nothingFound="No shop fits"
    />
  );
}

function table(search: string, page: { items: Shop[]; nextCursor: string | null }): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['shops', search, 'first'], page);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Table search={search} />
    </QueryClientProvider>,
  );
}

it('a paged table knows whether it is filtered and whether there is a next page', () => {
  expect(table('', { items: [], nextCursor: null })).toContain('No shops yet');
  expect(table('asha', { items: [], nextCursor: null })).toContain('No shop fits');
  expect(table('', { items: SHOPS, nextCursor: null })).not.toContain('Next');
  const [, back, on] = table('', { items: SHOPS, nextCursor: 'after' }).split('<button');
  expect(back).toContain('disabled=""');
  expect(on).not.toContain('disabled=""');
});
