import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ObjectStore } from '../../storage';
import { headerLine, type Manifest, partName } from './backup-files';
import { type SealPorts, sealPart } from './backup-seals';

const pack = promisify(gzip);

/** Before packing. Bounds what is held in memory, and stays far below what a store takes. */
const PART_BYTES = 8 * 1024 * 1024;

export interface PartWriter {
  readonly write: (table: string, lines: readonly string[]) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly parts: readonly Manifest['parts'][number][];
}

type WriterPorts = SealPorts & { readonly storage: ObjectStore };

export function createPartWriter(
  ports: WriterPorts,
  backupId: string,
  partBytes = PART_BYTES,
): PartWriter {
  const parts: Manifest['parts'][number][] = [];
  let held: string[] = [];
  let heldBytes = 0;
  let heldTable: string | undefined;

  async function send(): Promise<void> {
    if (held.length === 0) return;
    const packed = await pack(Buffer.from(`${held.join('\n')}\n`));
    held = [];
    heldBytes = 0;
    heldTable = undefined;
    const name = partName(parts.length + 1);
    const bytes = sealPart(ports, backupId, name, packed);
    const { size, sha256 = '' } = await ports.storage.put('backups', `${backupId}/${name}`, bytes, {
      contentType: 'application/octet-stream',
    });
    parts.push({ name, size, sha256 });
  }

  function hold(line: string): void {
    held.push(line);
    heldBytes += Buffer.byteLength(line);
  }

  return {
    parts,
    write: async (table, lines) => {
      for (const line of lines) {
        if (heldTable !== table) {
          hold(headerLine(table));
          heldTable = table;
        }
        hold(line);
        if (heldBytes >= partBytes) await send();
      }
    },
    end: send,
  };
}
