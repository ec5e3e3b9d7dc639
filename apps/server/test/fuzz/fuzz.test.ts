import { expect, it } from 'vitest';
import { isPostgres } from '../database';
import { EVERYTHING } from '../matrix/cells';
import { runFuzz } from './run-fuzz';

const { CHOWK_FUZZ_SEED, CHOWK_FUZZ_CALLS, CHOWK_FUZZ_ONLY } = process.env;
const seed = Number(CHOWK_FUZZ_SEED ?? 1);
/** PostgreSQL carries the number: a statement of the embedded database takes four times as long. */
const calls = Number(CHOWK_FUZZ_CALLS ?? (isPostgres ? 5_000 : 300));
const only = CHOWK_FUZZ_ONLY ? Number(CHOWK_FUZZ_ONLY) : undefined;
const MS_A_CALL = 100;
const LIMIT_MS = 300_000 + calls * MS_A_CALL;

it(
  `holds against ${only === undefined ? `${calls} calls` : `call ${only}`} made of the contract, seed ${seed}`,
  async () => {
    const { problems, answers, done } = await runFuzz({ seed, calls, only });
    const isAsked = CHOWK_FUZZ_CALLS !== undefined || only !== undefined;
    if (isAsked) process.stdout.write(`${JSON.stringify(answers, null, 2)}\n`);
    expect(problems.join('\n\n')).toBe('');
    if (only !== undefined || calls < 5_000) return;
    // Calls that are all refused at the door would prove nothing.
    const idle = EVERYTHING.map(({ name }) => name).filter((name) => !done.has(name));
    if (isAsked) process.stdout.write(`never carried out: ${idle.join(', ')}\n`);
    expect(done.size).toBeGreaterThan(EVERYTHING.length / 2);
  },
  LIMIT_MS,
);
