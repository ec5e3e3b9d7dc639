import type { OfflineDatabase } from '@/offline/store/database';
import { type DraftRow, isDraftRow, listDrafts, putDrafts } from './drafts';
import type { BlobRow, PendingUpload } from './queue-row';
import { requeued } from './requeued';

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
  const photos = await database.blobs.toArray();
  return [
    ...(await database.pendingUploads.orderBy('seq').toArray()),
    ...(await listDrafts(database)),
    ...photos.map((photo) => ({ id: BLOB_PREFIX + photo.id, photo })),
  ];
}

/** Whatever was on its way when the person left was cut off; older work goes before newer. */
async function putCommands(
  database: OfflineDatabase,
  commands: readonly PendingUpload[],
): Promise<void> {
  const first = await database.pendingUploads.orderBy('seq').first();
  const last = Math.max(0, ...commands.map(({ seq }) => seq));
  const shift = first && first.seq <= last ? first.seq - last - 1 : 0;
  await database.pendingUploads.bulkPut(
    commands.map((row) => ({ ...row, ...requeued(row), seq: row.seq + shift })),
  );
}

export async function putUnsent(
  database: OfflineDatabase,
  rows: readonly UnsentRow[],
): Promise<void> {
  const tables = ['pendingUploads', 'config', 'blobs'] as const;
  await database.transaction('rw', [...tables], async () => {
    await putCommands(database, rows.filter(isCommand));
    await putDrafts(database, rows.filter(isDraftRow));
    await database.blobs.bulkPut(rows.filter(isBlob).map(({ photo }) => photo));
  });
}
