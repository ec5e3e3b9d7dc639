import { defineCommand, idField, only } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startMarket } from '../../../test/world/market';
import { FEATURES } from '../../features';
import { implementCommand } from '../implement';

const rowOf = (id: string) =>
  sql`select id::text, notes, version from deals where id = ${id}::uuid`;
const shape = z.object({ id: idField, notes: z.nullable(z.string()), version: z.number() });

/** Needs two sessions at once, which the embedded database does not have. */
it('a conflict between lookup and write returns both versions too', async () => {
  let slipIn: (() => Promise<unknown>) | undefined;
  const write = (id: string, notes: string) =>
    sql`update deals set notes = ${notes}, version = version + 1 where id = ${id}::uuid`;
  const noteDeal = implementCommand(
    defineCommand({
      name: 'deal_note',
      summary: 'Writes on a deal',
      input: z.object({ id: idField, notes: z.string(), version: z.optional(z.number()) }),
      output: shape,
      access: only('retailer'),
      entity: 'deals',
    }),
    async ({ tx, asSystem }, { id, notes }) => {
      await slipIn?.();
      await asSystem({ name: 'test.note', why: 'test' }, () => tx.execute(write(id, notes)));
      return shape.parse((await tx.execute(rowOf(id)))[0]);
    },
    async ({ tx }, { id }) => shape.parse((await tx.execute(rowOf(id)))[0]),
  );
  const extra = { name: 'notes', commands: [noteDeal], queries: [] };
  const t = await startMarket({ features: [...FEATURES, extra] });
  const [side, store] = [await t.brand(), await t.store()];
  const [id = ''] = await t.offer((await t.launch(side)).id, side, [store]);
  const note = (input: object) => t.command('deal_note', { id, ...input }, { actor: store.owner });

  slipIn = async () => {
    slipIn = undefined;
    await t.asSystem((tx) => tx.execute(write(id, 'theirs')));
  };
  expect((await note({ notes: 'mine', version: 1 })).body).toMatchObject({
    code: 'STALE_VERSION',
    details: { yours: { notes: 'mine' }, current: { notes: 'theirs', version: 2 } },
  });
  expect((await note({ notes: 'mine', version: 2 })).body).toMatchObject({ version: 3 });
  await t.close();
});
