import { ANONYMOUS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { createTestPerson } from '../../test/world/people';
import type { Database, Row, Tx } from './database';
import { profiles } from './schema/accounts';
import {
  asActor,
  asAuth,
  asSystem,
  defineSystemStep,
  withActor,
  withAuth,
  withSystem,
} from './with-actor';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const step = defineSystemStep('test.step', 'Tests look behind the curtain.');
const whoAmI = sql`select current_user::text as role, app.uid() as uid, app.has_role('admin') as admin`;

describe('a transaction of a person', () => {
  it('runs as chowk_user with their id and roles, a super admin being an admin too', async () => {
    const boss = await createTestPerson(db, 'super_admin');
    const [seen] = (await withActor(db, boss, 'read', (tx) => tx.execute(whoAmI))) as Row[];
    expect(seen).toEqual({ role: 'chowk_user', uid: boss.uid, admin: true });
  });

  it('is theirs from its very first statement, however that is written and however many run', async () => {
    const person = await createTestPerson(db, 'brand');
    const asRows = (tx: Tx) => tx.execute(whoAmI) as Promise<Row[]>;
    const asColumns = (tx: Tx) =>
      tx
        .select({ role: sql<string>`current_user::text`, uid: sql<string>`app.uid()` })
        .from(sql`(select 1) as one`);
    const seen = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        withActor<Row[]>(db, person, i % 3 ? 'read' : 'write', i % 2 ? asRows : asColumns),
      ),
    );
    expect(new Set(seen.map(([row]) => `${row?.role} ${row?.uid}`))).toEqual(
      new Set([`chowk_user ${person.uid}`]),
    );
  });

  it('leaves nothing of them on the connection', async () => {
    const person = await createTestPerson(db, 'admin');
    await withActor(db, person, 'write', (tx) => tx.execute(whoAmI));
    for (let i = 0; i < 25; i++) {
      const [seen] = (await withActor(db, ANONYMOUS, 'read', (tx) => tx.execute(whoAmI))) as Row[];
      expect(seen).toEqual({ role: 'chowk_user', uid: null, admin: false });
    }
    const [owner] = await db.execute("select current_setting('app.uid', true) as uid");
    expect(owner?.uid ?? '').toBe('');
  });

  it('sees their own profile and not another, whatever it asks for', async () => {
    const [a, b] = [await createTestPerson(db, 'brand'), await createTestPerson(db, 'brand')];
    const seen = await withActor(db, a, 'read', (tx) =>
      tx.select({ id: profiles.id }).from(profiles),
    );
    expect(seen).toEqual([{ id: a.uid }]);
    expect(seen).not.toContainEqual({ id: b.uid });
  });

  it('may not write when it was opened for reading', async () => {
    const person = await createTestPerson(db, 'super_admin');
    const write = withActor(db, person, 'read', (tx) =>
      tx.execute(sql`delete from platform_stats`),
    );
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  it('refuses an id that is none before anything reaches the database', async () => {
    const forged = { ...ANONYMOUS, uid: "'; drop table profiles; --" };
    await expect(
      (async () => withActor(db, forged, 'read', (tx) => tx.execute(whoAmI)))(),
    ).rejects.toThrow('app.uid is not an id');
  });

  it('rolls everything back when the work throws', async () => {
    const id = (await createTestPerson(db, 'brand')).uid;
    const failing = withSystem(db, ANONYMOUS, step, async (tx) => {
      await tx.update(profiles).set({ full_name: 'changed' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const rows = await db.execute('select full_name from profiles where id = $1', [id]);
    expect(rows).toEqual([{ full_name: 'Test brand' }]);
  });
});

describe('system steps', () => {
  it('hold for their own work only', async () => {
    const person = await createTestPerson(db, 'brand');
    const seen = await withActor(db, person, 'write', async (tx) => {
      const inside = await asSystem(tx, step, () => tx.execute(whoAmI));
      return [...inside, ...(await tx.execute(whoAmI))].map((row) => row.role);
    });
    expect(seen).toEqual(['chowk_system', 'chowk_user']);
  });

  it('can hand over to the person and take back', async () => {
    const seen = await withSystem(db, ANONYMOUS, step, async (tx) => {
      const inside = await asActor(tx, () => tx.execute(whoAmI));
      return [...inside, ...(await tx.execute(whoAmI))].map((row) => row.role);
    });
    expect(seen).toEqual(['chowk_user', 'chowk_system']);
  });

  it('follow and hold one another, each statement under the role of its own place', async () => {
    const roleIn = async (tx: Tx) => String((await tx.execute(whoAmI))[0]?.role);
    const seen = await withSystem(db, ANONYMOUS, step, async (tx) => {
      const roles = [
        await asActor(tx, () => asSystem(tx, step, () => asAuth(tx, async () => 'x'))),
      ];
      roles.push(await asActor(tx, () => roleIn(tx)), await roleIn(tx));
      await asActor(tx, async () => {
        roles.push(await asSystem(tx, step, () => roleIn(tx)));
        roles.push(await asSystem(tx, step, () => asAuth(tx, () => roleIn(tx))));
        roles.push(await asSystem(tx, step, () => roleIn(tx)), await roleIn(tx));
        await asSystem(tx, step, () => asAuth(tx, async () => undefined));
        roles.push(...(await Promise.all([roleIn(tx), roleIn(tx)])));
      });
      return [...roles, await roleIn(tx)];
    });
    const [user, system, auth] = ['chowk_user', 'chowk_system', 'chowk_auth'];
    expect(seen).toEqual(['x', user, system, system, auth, system, user, user, user, system]);
  });

  it('leave the person their own role after a refusal on a savepoint', async () => {
    const seen = await withActor(db, ANONYMOUS, 'write', async (tx) => {
      await asSystem(tx, step, () => tx.execute(sql`select 1`));
      await tx.execute(sql`savepoint here`);
      await asSystem(tx, step, () => tx.execute(sql`select 1 / 0`)).catch(() => undefined);
      await tx.execute(sql`rollback to savepoint here`);
      const [row] = await tx.execute(whoAmI);
      const inside = await asSystem(tx, step, () => tx.execute(whoAmI));
      return [row?.role, inside[0]?.role];
    });
    expect(seen).toEqual(['chowk_user', 'chowk_system']);
  });

  it('cannot reach the auth schema, which is for its own role alone', async () => {
    const peek = withSystem(db, ANONYMOUS, step, (tx) => tx.execute(sql`select * from auth.users`));
    await expect(peek).rejects.toMatchObject({ cause: { code: '42501' } });
    await expect(
      withAuth(db, 'read', (tx) => tx.execute(sql`select 1 from auth.users`)),
    ).resolves.toEqual([]);
  });
});
