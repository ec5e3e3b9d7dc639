import '../../../test/browser-stand-ins';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DataTable } from '@/ui/table/data-table';
import { ErrorState } from './error-state';

/** As the api names them. */
function failure(name: string): Error {
  return Object.assign(new Error('Not loaded'), { name });
}

const OFFLINE = failure('OfflineError');
const REFUSED = failure('ServerError');
const AWAY = 'This opens once you’re back online.';

function shown(error: unknown): string {
  return renderToStaticMarkup(
    <ErrorState error={error} text="Why it failed" onRetry={() => undefined} />,
  );
}

it('what a lost network keeps away is said calmly, a refusal is an alarm', () => {
  for (const error of [OFFLINE, failure('NetworkError')]) {
    expect(shown(error)).toContain(AWAY);
    expect(shown(error)).not.toMatch(/role="alert"|danger|Why it failed/);
  }
  expect(shown(REFUSED)).toMatch(/role="alert".*Why it failed/);
});

function table(rows: readonly string[] | undefined, error: unknown): string {
  return renderToStaticMarkup(
    <DataTable
      label="Shops"
      columns={[{ id: 'name', header: 'Name', cell: (row: string) => row }]}
      rows={rows}
      rowKey={(row) => row}
      empty="Nothing"
      error={{ error, onRetry: () => undefined }}
    />,
  );
}

it('a list that is here stays in sight when the network goes; only a missing one is said to be away', () => {
  expect(table(['Asha Stores'], OFFLINE)).toContain('Asha Stores');
  expect(table(['Asha Stores'], OFFLINE)).not.toContain(AWAY);
  expect(table(undefined, OFFLINE)).toContain(AWAY);
  expect(table(['Asha Stores'], REFUSED)).toContain('role="alert"');
});
