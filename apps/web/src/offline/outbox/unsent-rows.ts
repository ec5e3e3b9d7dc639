import type { OfflineDatabase, Tables } from '@/offline/store/schema';
import { write } from '@/offline/store/write';
import { type DraftRow, isDraftRow, listDrafts, putDrafts } from './drafts';
import { type BlobRow, type PendingUpload, requeued } from './queue-row';

const BLOB_PREFIX = 'blob:';

/** A photo as it travels with the rest; its id says what it is. */
interface TravellingBlob {
  readonly id: string;
  readonly photo: BlobRow;
}

/** What a person did and the server has not confirmed: it may be locked, never lost. */
export type UnsentRow = PendingUpload | DraftRow | TravellingBlob;

function isBlob(row: UnsentRow): row is TravellingBlob {
  return row.id.startsWith(BLOB_PREFIX);
}

export function isCommand(row: UnsentRow): row is PendingUpload {
  return !isBlob(row) && !isDraftRow(row);
}

export async function collectUnsent(database: OfflineDatabase): Promise<UnsentRow[]> {
  const photos = await database.getAll('blobs');
  return [
    ...(await database.getAllFromIndex('pendingUploads', 'seq')),
    ...(await listDrafts(database)),
    ...photos.map((photo) => ({ id: BLOB_PREFIX + photo.id, photo })),
  ];
}

/** Whatever was on its way when the person left was cut off; older work goes before newer. */
async function putCommands(tables: Tables, commands: readonly PendingUpload[]): Promise<void> {
  const first = (await tables.pendingUploads.index('seq').openKeyCursor())?.key;
  const last = Math.max(0, ...commands.map(({ seq }) => seq));
  const shift = first !== undefined && first <= last ? first - last - 1 : 0;
  await Promise.all(
    commands.map((row) =>
      tables.pendingUploads.put({ ...row, ...requeued(row), seq: row.seq + shift }),
    ),
  );
}

export async function putUnsent(
  database: OfflineDatabase,
  rows: readonly UnsentRow[],
): Promise<void> {
  const held = ['pendingUploads', 'config', 'blobs'] as const;
  await write(database, held, async (tables) => {
    await putCommands(tables, rows.filter(isCommand));
    await putDrafts(tables, rows.filter(isDraftRow));
    await Promise.all(rows.filter(isBlob).map(({ photo }) => tables.blobs.put(photo)));
  });
}
