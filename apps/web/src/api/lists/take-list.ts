import type { ExportableList, ExportFormat, exportList } from '@chowk/domain/admin';
import type { Page } from '@chowk/domain/kernel';
import { contractClient } from '@/api/client/browser-client';
import { commandRef } from '@/api/client/contract-ref';
import { listAll, MOST_ROWS, type PageAsked } from './list-all';

const exportListRef = commandRef<typeof exportList>('list_export');

interface Taken<Row> {
  readonly rows: readonly Row[];
  /** There were more than fit into one file. */
  readonly isCut: boolean;
}

/** Every row of a list of the console as it is narrowed. That it was taken is put on record first. */
export async function takeList<Row>(
  list: ExportableList,
  format: ExportFormat,
  params: Readonly<Record<string, unknown>>,
  readPage: (asked: PageAsked) => Promise<Page<Row>>,
): Promise<Taken<Row>> {
  const filter = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  await contractClient.runCommand(exportListRef, { list, format, filter });
  const rows = await listAll(readPage);
  return { rows, isCut: rows.length >= MOST_ROWS };
}
