import { sql } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withCopier } from '../../db';
import {
  createTableDigest,
  listCopiedTables,
  readRows,
  readSequences,
  requireAllVisible,
} from '../../db/copy';
import { FORMAT, MANIFEST, type Manifest } from './backup-files';
import { createPartWriter } from './part-writer';

export interface BackupProgress {
  readonly row_count: number;
  readonly size_bytes: number;
  readonly parts: number;
}

export interface BackupResult extends BackupProgress {
  readonly sha256: string;
  readonly schema: string | null;
}

interface WriteOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BackupProgress) => Promise<void>;
  readonly partBytes?: number;
}

type WritePorts = Pick<Ports, 'db' | 'storage' | 'nowMs'>;

/** One moment of the whole database, some rows at a time: what is held does not grow with it. */
export async function writeBackup(
  { db, storage, nowMs }: WritePorts,
  id: string,
  { signal, onProgress, partBytes }: WriteOptions = {},
): Promise<BackupResult> {
  const writer = createPartWriter(storage, id, partBytes);
  const tables: Manifest['tables'] = [];
  let rows = 0;
  const progress = (): BackupProgress => ({
    row_count: rows,
    size_bytes: writer.parts.reduce((sum, { size }) => sum + size, 0),
    parts: writer.parts.length,
  });
  const known = await withCopier(db, async (tx, lookInto) => {
    const copied = await listCopiedTables(tx);
    await requireAllVisible(tx, copied);
    const migrations = await tx.execute<{ name: string; hash: string }>(
      sql`select name, hash from app.migrations order by name`,
    );
    const sequences = await readSequences(tx);
    for (const table of copied) {
      await lookInto(table.schema);
      const digest = createTableDigest();
      for await (const lines of readRows(tx, table)) {
        signal?.throwIfAborted();
        for (const line of lines) digest.add(line);
        await writer.write(table.quoted, lines);
        rows += lines.length;
      }
      const columns = table.columns.map(({ name }) => name);
      tables.push({ name: table.quoted, columns, rows: digest.rows(), digest: digest.hex() });
      await onProgress?.(progress());
    }
    await writer.end();
    return { migrations, sequences };
  });
  const made_at = new Date(nowMs()).toISOString();
  const manifest: Manifest = {
    format: FORMAT,
    id,
    made_at,
    ...known,
    tables,
    parts: [...writer.parts],
  };
  const bytes = Buffer.from(JSON.stringify(manifest, null, 2));
  // Last of all: without it the parts are no backup.
  const { size, sha256 = '' } = await storage.put('backups', `${id}/${MANIFEST}`, bytes, {
    contentType: 'application/json',
  });
  const done = progress();
  const schema = known.migrations.at(-1)?.name ?? null;
  return { ...done, size_bytes: done.size_bytes + size, sha256, schema };
}
