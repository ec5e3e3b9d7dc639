import { putAll } from '@/offline/store/rows';
import type { OfflineDatabase, OfflineSchema, Tables } from '@/offline/store/schema';
import { write } from '@/offline/store/write';
import { isDraftKey, listDrafts } from './drafts';
import { type PendingUpload, requeued } from './queue-row';

const TABLES = ['pendingUploads', 'config', 'blobs'] as const;
type UnsentTable = (typeof TABLES)[number];

/** Unsent work of a person: it may be locked, but never lost. */
export interface UnsentRow {
  /** Tells a command, a draft or a photo by its prefix, also while it is locked. */
  readonly id: string;
  readonly table: UnsentTable;
  readonly row: OfflineSchema[UnsentTable]['value'];
}

const PHOTO_PREFIX = 'blob:';

export function isCommandId(id: string): boolean {
  return !id.startsWith(PHOTO_PREFIX) && !isDraftKey(id);
}

export async function collectUnsent(database: OfflineDatabase): Promise<UnsentRow[]> {
  const commands = await database.getAllFromIndex('pendingUploads', 'seq');
  const drafts = (await listDrafts(database)).filter(({ key }) => isDraftKey(key));
  const photos = await database.getAll('blobs');
  return [
    ...commands.map((row) => ({ id: row.id, table: 'pendingUploads', row }) as const),
    ...drafts.map((row) => ({ id: row.key, table: 'config', row }) as const),
    ...photos.map((row) => ({ id: PHOTO_PREFIX + row.id, table: 'blobs', row }) as const),
  ];
}

/** Items that were being sent at sign-out were interrupted; older work comes before newer. */
async function putCommands(tables: Tables, commands: readonly PendingUpload[]): Promise<void> {
  const first = (await tables.pendingUploads.index('seq').openKeyCursor())?.key;
  const last = Math.max(0, ...commands.map(({ seq }) => seq));
  const shift = first !== undefined && first <= last ? first - last - 1 : 0;
  await putAll(
    tables.pendingUploads,
    commands.map((row) => ({ ...row, ...requeued(row), seq: row.seq + shift })),
  );
}

export async function putUnsent(
  database: OfflineDatabase,
  unsent: readonly UnsentRow[],
): Promise<void> {
  const rowsOf = <Table extends UnsentTable>(table: Table) =>
    unsent
      .filter((each) => each.table === table)
      .map(({ row }) => row as OfflineSchema[Table]['value']);
  await write(database, TABLES, async (tables) => {
    await putCommands(tables, rowsOf('pendingUploads'));
    await putAll(tables.config, rowsOf('config'));
    await putAll(tables.blobs, rowsOf('blobs'));
  });
}
