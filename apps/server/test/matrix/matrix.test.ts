import { type Actor, ANONYMOUS, ROLES } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPostgres } from '../database';
import type { Answer } from './call';
import {
  actingCells,
  EVERYTHING,
  inWords,
  isReachable,
  problemsOf,
  type RoleCell,
  roleCells,
} from './cells';
import { isLetThrough, isRefusedAs, type Refusal, refusalFor } from './expected';
import { fingerprint, RECORDS } from './fingerprint';
import { variantsOf } from './inputs';
import { maySpeakOfOthers, referenceOf } from './nouns';
import { CANARY, startWorld, type World } from './world';

const LIMIT_MS = 300_000;

/** Ids that are answered alike whether the row is there or not, and why. */
const NO_DIFFERENCE: Readonly<Record<string, string>> = {
  'proposal_withdraw.id': 'the proposal was made by another super admin: not yours, so not there',
  'acting_stop.shop_id': 'Nobody is refused to stop, and nothing is looked up.',
  'lead_duplicates_list.id': 'The lead itself is left out of what is like it.',
  'payout_bank_file_read.id': 'Nothing is handed out before the export is on record.',
};

const keyOf = ({ name }: RoleCell['what'], field: string) => `${name}.${field}`;

let world: World;
let cells: RoleCell[];
/** What was answered where the policy let somebody through. */
const answers = new Map<RoleCell, Answer>();
beforeAll(async () => {
  world = await startWorld();
  cells = roleCells(world);
}, LIMIT_MS);
afterAll(() => world.server.close());

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The whole answer, but for ids that only repeat what was asked. */
function textOf({ call }: RoleCell, answer: Answer): string {
  const asked = JSON.stringify(call.input).match(UUID) ?? [];
  return asked.reduce((text, id) => text.replaceAll(id, '*'), JSON.stringify(answer));
}

/** Runs it and fails when a row changed, but for those tables. */
async function changingNothing<T>(work: () => Promise<T>, but: readonly string[] = []): Promise<T> {
  const before = await fingerprint(world.db, but);
  const result = await work();
  expect(await fingerprint(world.db, but)).toEqual(before);
  return result;
}

const letThrough = (answer: Answer) =>
  isLetThrough(answer) ? undefined : 'should be let through by the policy';

const asExpected = (refusal: Refusal | undefined, answer: Answer) => {
  if (!refusal) return letThrough(answer);
  return isRefusedAs(answer, refusal) ? undefined : inWords(refusal);
};

/** Refused before a row is read, which both databases answer alike, so one of them is asked. */
const asksRefusals = isPostgres;

describe('every command and query, by everybody', () => {
  if (asksRefusals)
    it(
      'is refused as its policy says, and changes no row',
      async () => {
        const refused = cells.filter(({ refusal }) => refusal);
        const problems = await changingNothing(() =>
          problemsOf(world.app, refused, ({ refusal }, answer) => asExpected(refusal, answer)),
        );
        expect(problems).toEqual([]);
        expect(refused.length).toBeGreaterThan(EVERYTHING.length);
      },
      LIMIT_MS,
    );

  it(
    "is let through where its policy says so, and tells nothing of another's rows",
    async () => {
      const allowed = cells.filter((cell) => !cell.refusal && isReachable(world, cell));
      const problems = await changingNothing(() =>
        problemsOf(world.dryApp, allowed, (cell, answer) => {
          answers.set(cell, answer);
          const isLeak =
            !maySpeakOfOthers(cell.what, cell.role) && JSON.stringify(answer).includes(CANARY);
          return isLeak ? "should say nothing of another's rows" : letThrough(answer);
        }),
      );
      expect(problems).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    "answers for another's row as for a missing one, and changes neither",
    async () => {
      const out = cells.filter((cell) => !cell.refusal && !isReachable(world, cell));
      const missing = new Map<string, string>();
      const cellKey = ({ what, role, variant }: RoleCell) =>
        `${keyOf(what, variant.field ?? '')} by ${role}`;
      const whose = (wanted: string) => out.filter(({ variant }) => variant.whose === wanted);
      const problems = await changingNothing(async () => {
        const ofMissing = await problemsOf(world.app, whose('missing'), (cell, answer) => {
          missing.set(cellKey(cell), textOf(cell, answer));
          answers.set(cell, answer);
          return letThrough(answer);
        });
        const ofOthers = await problemsOf(world.app, whose('other'), (cell, answer) => {
          const like = missing.get(cellKey(cell));
          if (!like) return answer.status < 400 ? 'should be refused: the id is taken' : undefined;
          return like === textOf(cell, answer) ? undefined : `should be answered as ${like}`;
        });
        return [...ofMissing, ...ofOthers];
      }, RECORDS);
      expect(problems).toEqual([]);
    },
    LIMIT_MS,
  );
});

describe('the matrix itself', () => {
  it('tries every id with a row that makes a difference to somebody', () => {
    const proved = new Set<string>();
    for (const [cell, answer] of answers) {
      const { what, role, variant } = cell;
      if (variant.whose !== 'missing' || !variant.field) continue;
      const own = [...answers.keys()].find(
        (each) => each.what === what && each.role === role && !each.variant.field,
      );
      const ofOwn = own && answers.get(own);
      const isSame = own && ofOwn && textOf(own, ofOwn) === textOf(cell, answer);
      if (!isSame) proved.add(keyOf(what, variant.field));
    }
    const tried = cells.flatMap(({ what, variant: { field } }) =>
      field && referenceOf(what, field).kind === 'row' ? [keyOf(what, field)] : [],
    );
    const idle = [...new Set(tried)].filter((key) => !proved.has(key) && !(key in NO_DIFFERENCE));
    // Give SIDE_ROWS a row in a state the call gets as far as, or say in NO_DIFFERENCE why there is none.
    expect(idle).toEqual([]);
  });
});

if (asksRefusals)
  describe('a token that is not enough', () => {
    it(
      'of a suspended person opens nothing, and says why',
      async () => {
        const refusal = { status: 401, code: 'UNAUTHENTICATED', reason: 'suspended' };
        const all = EVERYTHING.flatMap((what) =>
          ROLES.map((role) => ({
            name: `${what.name} by a suspended ${role}`,
            call: {
              what,
              input: variantsOf(world, what, role)[0]?.input ?? {},
              token: world.signedIn.suspended[role],
            },
          })),
        );
        const problems = await changingNothing(() =>
          problemsOf(world.app, all, (_, answer) => asExpected(refusal, answer)),
        );
        expect(problems).toEqual([]);
      },
      LIMIT_MS,
    );

    it(
      'of the first step alone, where there is a second, opens what strangers may open',
      async () => {
        const owing: Actor = { ...ANONYMOUS, sessionId: 'any', secondStep: 'show' };
        const all = EVERYTHING.flatMap((what) =>
          ROLES.map((role) => ({
            name: `${what.name} by a ${role} who owes the second step`,
            call: {
              what,
              input: variantsOf(world, what, role)[0]?.input ?? {},
              token: world.signedIn.firstStep[role],
            },
            refusal: refusalFor(owing, what),
          })),
        );
        const problems = await changingNothing(() =>
          problemsOf(world.dryApp, all, ({ refusal }, answer) => asExpected(refusal, answer)),
        );
        expect(problems).toEqual([]);
      },
      LIMIT_MS,
    );
  });

if (asksRefusals)
  describe('acting for a shop', () => {
    it(
      'is let through with the consent of its owner, and refused without, for another and by others',
      async () => {
        const problems = await changingNothing(() =>
          problemsOf(world.dryApp, actingCells(world), ({ refusal }, answer) =>
            asExpected(refusal, answer),
          ),
        );
        expect(problems).toEqual([]);
      },
      LIMIT_MS,
    );
  });
