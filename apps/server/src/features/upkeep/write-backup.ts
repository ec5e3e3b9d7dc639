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
import { VERSION } from '../../version';
import { FORMAT, MANIFEST, type Manifest } from './backup-files';
import { type SealPorts, signManifest } from './backup-seals';
import { createPartWriter, type PartWriter } from './part-writer';

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

export type WritePorts = SealPorts & Pick<Ports, 'db' | 'storage' | 'nowMs'>;

async function writeAll(
  ports: WritePorts,
  id: string,
  writer: PartWriter,
  { signal, onProgress }: WriteOptions,
): Promise<BackupResult> {
  const { db, storage, nowMs } = ports;
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
      sql`select name, hash from app.migrations order by name collate "C"`,
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
    release: VERSION,
    ...known,
    tables,
    parts: [...writer.parts],
  };
  const bytes = Buffer.from(signManifest(ports, manifest));
  // Last of all: without it the parts are no backup.
  const { size, sha256 = '' } = await storage.put('backups', `${id}/${MANIFEST}`, bytes, {
    contentType: 'application/json',
  });
  const done = progress();
  const schema = known.migrations.at(-1)?.name ?? null;
  return { ...done, size_bytes: done.size_bytes + size, sha256, schema };
}

/**
 * One moment of the whole database, some rows at a time: what is held does not grow with it. What
 * came of one that failed does not stay in the storage.
 */
export async function writeBackup(
  ports: WritePorts,
  id: string,
  options: WriteOptions = {},
): Promise<BackupResult> {
  const writer = createPartWriter(ports, id, options.partBytes);
  try {
    return await writeAll(ports, id, writer, options);
  } catch (error) {
    const names = writer.parts.map(({ name }) => ports.storage.delete('backups', `${id}/${name}`));
    await Promise.allSettled(names);
    throw error;
  }
}
