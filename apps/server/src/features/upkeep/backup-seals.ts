import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Ports } from '../../contract/context';
import { type Manifest, parseManifest } from './backup-files';

export type SealPorts = Pick<Ports, 'sealerFor' | 'signerFor'>;

const PARTS = 'upkeep/backup-parts';
const MANIFESTS = 'upkeep/backup-manifests';

/** Why a backup is not put back, in a sentence for whoever stands at the terminal. */
export class BackupRefused extends Error {}

const TAKE_ANOTHER = 'It was changed or damaged after it was made. Use another backup.';

/** Bound to its backup and its place there: a part of another backup does not open. */
const ownerOf = (backupId: string, part: string) => `${backupId}/${part}`;

export function sealPart(ports: SealPorts, backupId: string, name: string, bytes: Uint8Array) {
  return ports.sealerFor(PARTS).seal(bytes, ownerOf(backupId, name));
}

export function openPart(
  ports: SealPorts,
  backupId: string,
  { name, size, sha256 }: Manifest['parts'][number],
  sealed: Uint8Array,
): Buffer {
  const isListed =
    sealed.byteLength === size && createHash('sha256').update(sealed).digest('hex') === sha256;
  const bytes = isListed ? ports.sealerFor(PARTS).open(sealed, ownerOf(backupId, name)) : undefined;
  if (!bytes)
    throw new BackupRefused(`${name} is not the file this backup was made with. ${TAKE_ANOTHER}`);
  return bytes;
}

const fileSchema = z.object({ manifest: z.unknown(), signature: z.optional(z.string()) });

export function signManifest(ports: SealPorts, manifest: Manifest): string {
  const signature = ports.signerFor(MANIFESTS).sign(JSON.stringify(manifest));
  return JSON.stringify({ manifest, signature }, null, 2);
}

function parseFile(text: string): z.output<typeof fileSchema> {
  try {
    const value: unknown = JSON.parse(text);
    const isUnsigned = z.safeParse(z.object({ format: z.literal(1) }), value).success;
    return isUnsigned ? { manifest: value } : z.parse(fileSchema, value);
  } catch {
    throw new BackupRefused(`The list of this backup cannot be read. ${TAKE_ANOTHER}`);
  }
}

/** Nothing of the manifest is believed before its signature is. */
export function openManifest(ports: SealPorts, backupId: string, text: string): Manifest {
  const { manifest, signature } = parseFile(text);
  if (signature === undefined) {
    throw new BackupRefused(
      'This backup is not signed, so nobody can tell whether it was changed. If it was made before backups were sealed, restore it with the version of Chowk that made it.',
    );
  }
  const found = ports.signerFor(MANIFESTS).check(JSON.stringify(manifest), signature);
  if (found === 'foreign') {
    throw new BackupRefused(
      'This backup was made with another secret. Add the secret of the server that made it to CHOWK_SECRET, after your own and a comma, and try again. Without that secret it cannot be opened.',
    );
  }
  if (found === 'changed')
    throw new BackupRefused(`The list of this backup is not as it was written. ${TAKE_ANOTHER}`);
  const believed = parseManifest(manifest);
  if (believed.id !== backupId) {
    throw new BackupRefused(
      `The files under ${backupId} are those of the backup ${believed.id}. Use the backup you mean, or another one.`,
    );
  }
  return believed;
}
