import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backupFolder, keysOf } from '../../test/backup-folder';
import { openTestDatabase } from '../../test/database';
import { newId } from '../new-id';
import { restoreBackup } from './restore-backup';

/** An attacker who can write to the storage but does not have the secret. */

const SECRET = 'the secret of this server, 32 chars';
const OTHER_SECRET = 'the secret of quite another server';
const MANIFEST = 'manifest.json';

const folder = backupFolder();
const keys = keysOf(SECRET);
const ports = { storage: folder.storage, ...keys };

let source: Awaited<ReturnType<typeof openTestDatabase>>;
let target: Awaited<ReturnType<typeof openTestDatabase>>;
let id: string;
let parts: string[];
beforeAll(async () => {
  [source, target] = [await openTestDatabase(), await openTestDatabase()];
  for (let n = 0; n < 40; n++) {
    await source.execute(`insert into auth.users (id, email) values ($1, $2)`, [
      newId(),
      `person.${n}@chowk.example`,
    ]);
  }
});
beforeEach(async () => {
  ({ id } = await folder.make(source, keys));
  parts = await folder.partNames(id);
  expect(parts.length).toBeGreaterThan(2);
});
afterAll(() => Promise.all([source.close(), target.close(), folder.close()]));

async function expectRefused(why: string | RegExp, which = id): Promise<void> {
  await expect(restoreBackup(target, ports, which)).rejects.toThrow(why);
  expect(await target.execute('select count(*)::int as n from auth.users')).toEqual([{ n: 0 }]);
}

const last = () => parts.at(-1) ?? '';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const stored = async () => JSON.parse((await folder.read(id, MANIFEST)).toString('utf8'));

describe('a backup is refused as a whole', () => {
  it('when one bit of a part was changed', async () => {
    for (const place of [0, 20, -1]) {
      const bytes = await folder.read(id, last());
      const at = place < 0 ? bytes.length + place : place;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await folder.write(id, last(), bytes);
      await expectRefused('is not the file this backup was made with');
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await folder.write(id, last(), bytes);
    }
  });

  it('when a part is from another backup of the same server', async () => {
    const other = await folder.make(source, keys);
    await folder.write(id, last(), await folder.read(other.id, last()));
    await expectRefused('is not the file this backup was made with');
  });

  it('when two parts were swapped', async () => {
    const [first = ''] = parts;
    const [one, two] = [await folder.read(id, first), await folder.read(id, last())];
    await folder.write(id, first, two);
    await folder.write(id, last(), one);
    await expectRefused('is not the file this backup was made with');
  });

  it('when a part was truncated or removed', async () => {
    const bytes = await folder.read(id, last());
    await folder.write(id, last(), bytes.subarray(0, -1));
    await expectRefused('is not the file this backup was made with');
    await folder.write(id, last(), Buffer.alloc(0));
    await expectRefused('is not the file this backup was made with');
    await folder.removePart(id, last());
    await expectRefused(`${last()} of this backup is missing`);
  });

  it('when its manifest was changed: a part removed, a count, the release, the checksums', async () => {
    const { manifest, signature } = await stored();
    const changed: Record<string, unknown>[] = [
      { parts: manifest.parts.slice(0, -1) },
      { parts: [...manifest.parts].reverse() },
      {
        parts: manifest.parts.map((part: object) => ({
          ...part,
          sha256: sha256(Buffer.from('x')),
        })),
      },
      { tables: manifest.tables.slice(1) },
      { release: '9.9.9' },
      { migrations: manifest.migrations.slice(0, -1) },
      { sequences: [{ name: 'public.audit_logs_seq', value: '1' }] },
    ];
    for (const change of changed) {
      const text = JSON.stringify({ manifest: { ...manifest, ...change }, signature });
      await folder.write(id, MANIFEST, text);
      await expectRefused('The list of this backup is not as it was written');
    }
  });

  it('when its manifest is not signed, as in old backups, or unreadable', async () => {
    const { manifest } = await stored();
    const unsigned = [
      { manifest },
      { ...manifest, format: 1 },
      { manifest: { ...manifest, format: 1 } },
    ];
    for (const each of unsigned) {
      await folder.write(id, MANIFEST, JSON.stringify(each));
      await expectRefused('This backup is not signed');
    }
    for (const text of ['', '{', '[]', '{"manifest":{},"signature":5}']) {
      await folder.write(id, MANIFEST, text);
      await expectRefused('The list of this backup cannot be read');
    }
  });

  it('when it was signed with another secret, whatever it claims', async () => {
    const foreign = await folder.make(source, keysOf(OTHER_SECRET));
    await expectRefused('This backup was made with another secret', foreign.id);
    const { manifest, signature } = await stored();
    const version = String(signature).split('.')[0];
    const { signature: forged } = JSON.parse(
      (await folder.read(foreign.id, MANIFEST)).toString('utf8'),
    );
    const pretended = `${version}.${String(forged).split('.')[1]}`;
    await folder.write(id, MANIFEST, JSON.stringify({ manifest, signature: pretended }));
    await expectRefused('The list of this backup is not as it was written');
  });

  it('when the files are those of an older backup under a newer name', async () => {
    const newer = await folder.make(source, keys);
    for (const name of [MANIFEST, ...parts]) {
      await folder.write(newer.id, name, await folder.read(id, name));
    }
    await expectRefused(`are those of the backup ${id}`, newer.id);
  });

  it('when it was made by an unknown version', async () => {
    const { manifest } = await stored();
    const later = {
      ...manifest,
      release: '9.9.9',
      migrations: [...manifest.migrations, { name: '9999_later.sql', hash: 'x' }],
    };
    const signature = keys.signerFor('upkeep/backup-manifests').sign(JSON.stringify(later));
    await folder.write(id, MANIFEST, JSON.stringify({ manifest: later, signature }));
    await expectRefused(/another version of Chowk \(9\.9\.9\)/);
  });
});

it('but accepted when nothing was changed', async () => {
  await restoreBackup(target, ports, id);
  expect(await target.execute('select count(*)::int as n from auth.users')).toEqual([{ n: 40 }]);
});
