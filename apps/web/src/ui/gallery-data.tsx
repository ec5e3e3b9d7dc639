import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Badge, type Tone } from './badge';
import { Button } from './button';
import { type Column, DataTable, type Sort } from './data-table';
import { EmptyState } from './empty-state';
import { GallerySection } from './gallery-section';
import { useGalleryWords } from './gallery-words';
import { IconButton } from './icon-button';
import { Menu } from './menu';
import { Money } from './money';
import { RelativeTime } from './relative-time';
import { SearchField } from './search-field';
import { Tabs } from './tabs';

interface ShopRow {
  id: string;
  name: string;
  tone: Tone;
  status: string;
  paise: number;
  at: string;
}

const HOUR_MS = 3_600_000;

export function GalleryData() {
  const words = useGalleryWords();
  const [view, setView] = useState('ready');
  const [sort, setSort] = useState<Sort>({ columnId: 'amount', direction: 'desc' });
  const [query, setQuery] = useState('');
  const looks: [Tone, string][] = [
    ['success', words.approved],
    ['warning', words.waiting],
    ['danger', words.rejected],
    ['primary', words.live],
  ];
  const rows: ShopRow[] = words.shops.map((name, index) => {
    const [tone, status] = looks[index] ?? ['neutral', words.paused];
    const at = new Date(Date.now() - (index + 1) ** 3 * HOUR_MS).toISOString();
    return { id: String(index), name, tone, status, paise: 12_345_678 / (index + 1) ** 2, at };
  });
  const columns: Column<ShopRow>[] = [
    { id: 'shop', header: words.shop, cell: (row) => row.name, isTitle: true, isSortable: true },
    {
      id: 'status',
      header: words.status,
      cell: (row) => <Badge tone={row.tone}>{row.status}</Badge>,
    },
    { id: 'updated', header: words.updated, cell: (row) => <RelativeTime iso={row.at} /> },
    {
      id: 'amount',
      header: words.amount,
      align: 'end',
      isSortable: true,
      cell: (row) => <Money paise={Math.round(row.paise)} />,
    },
  ];
  const table = (shown: readonly ShopRow[] | undefined, hasFailed = false) => (
    <DataTable
      label={words.table}
      columns={columns}
      rows={shown}
      rowKey={(row) => row.id}
      rowLink={(row, content) => <a href={`#shop-${row.id}`}>{content}</a>}
      rowActions={(row) => (
        <Menu
          trigger={<IconButton label={`${words.menu}: ${row.name}`} icon={<EllipsisVertical />} />}
          groups={[
            [{ label: words.edit }, { label: words.copy }],
            [{ label: words.remove, tone: 'danger' }],
          ]}
        />
      )}
      sort={sort}
      onSort={setSort}
      search={<SearchField value={query} onChange={setQuery} label={words.searchShops} />}
      paging={{
        hasNext: true,
        hasPrevious: false,
        onNext: noop,
        onPrevious: noop,
        summary: words.summary,
      }}
      empty={
        <EmptyState
          title={words.noShops}
          text={words.noShopsText}
          action={<Button variant="secondary">{words.clearAll}</Button>}
        />
      }
      error={hasFailed ? { error: undefined, title: words.failTitle, onRetry: noop } : undefined}
    />
  );
  return (
    <GallerySection title={words.data}>
      <Tabs
        label={words.tabs}
        value={view}
        onChange={setView}
        tabs={[
          { value: 'ready', label: words.ready, count: 4, panel: table(rows) },
          { value: 'loading', label: words.loadingRows, panel: table(undefined) },
          { value: 'empty', label: words.emptyRows, count: 0, panel: table([]) },
          { value: 'failed', label: words.failedRows, panel: table(undefined, true) },
        ]}
      />
    </GallerySection>
  );
}

function noop() {}
