import { pino } from 'pino';
import { serializeError } from '../../src/safe-error';
import { startWorld, type World } from '../matrix/world';
import { listFaults, rowsOfOthers } from './books';
import { problemWith } from './judge';
import { ownAccounts } from './own-accounts';
import { type FuzzCall, type FuzzRequest, fuzzCall } from './requests';

export interface FuzzPlan {
  readonly seed: number;
  readonly calls: number;
  /** One call alone, by its number. */
  readonly only?: number | undefined;
}

export interface FuzzReport {
  /** Each with what is needed to run it again alone. */
  readonly problems: string[];
  /** How many were answered with what. */
  readonly answers: Readonly<Record<string, number>>;
  /** Commands and queries of which at least one call was carried out. */
  readonly done: ReadonlySet<string>;
}

/** The books are looked at this often. */
const ROUND = 1_000;
/** And this often those who signed themselves out are signed in again. */
const ACCOUNTS_ROUND = 200;
const MOST_PROBLEMS = 20;

async function send(app: World['app'], { method, path, headers, body }: FuzzRequest) {
  const response = await app.request(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const code = /^\{"code":"(\w+)"/.exec(text)?.[1] ?? String(response.status);
  return { status: response.status, code, text };
}

function inWords({ seed, index, role, request }: FuzzCall, problem: string): string {
  const { method, path, headers, body } = request;
  const { authorization: _, ...shown } = headers;
  return [
    `${problem}: npm run fuzz -- --seed ${seed} --only ${index}`,
    `as ${role ?? 'nobody'}: ${method} ${path} ${JSON.stringify(shown)}`,
    ...(body === undefined ? [] : [body.slice(0, 2_000)]),
  ].join('\n');
}

/**
 * Calls made of the contract and then hurt, against the whole server. What is meant to reach the
 * other side runs to its end and is taken back; all the rest is kept, so that the books and the
 * other side's rows can be looked at afterwards.
 */
export async function runFuzz({ seed, calls, only }: FuzzPlan): Promise<FuzzReport> {
  let logged = '';
  const write = (line: string) => {
    logged += line;
  };
  const log = pino(
    { level: 'info', base: undefined, serializers: { err: serializeError } },
    { write },
  );
  let frozenMs: number | undefined;
  // Signed in just now for as long as the run takes.
  const world = await startWorld({ log, nowMs: () => frozenMs ?? Date.now() });
  try {
    frozenMs = Date.now();
    const accounts = await ownAccounts(world);
    const others = await rowsOfOthers(world);
    const before = await listFaults(world);
    if (before.length > 0)
      throw new Error(`The books are wrong from the start: ${before.join(', ')}`);
    const problems: string[] = [];
    const answers: Record<string, number> = {};
    const done = new Set<string>();
    let checkedTo = 0;

    const check = async (index: number) => {
      const since = `calls ${checkedTo} to ${index} of seed ${seed}`;
      for (const fault of await listFaults(world)) problems.push(`After ${since}: ${fault}`);
      const now = await rowsOfOthers(world);
      for (const [table, rows] of Object.entries(others)) {
        if (now[table] !== rows)
          problems.push(
            `After ${since}: a row of the other side in ${table} changed\n${rows}\n${now[table]}`,
          );
      }
      checkedTo = index;
    };

    const [from, to] = only === undefined ? [0, calls] : [only, only + 1];
    for (let index = from; index < to && problems.length < MOST_PROBLEMS; index++) {
      const call = fuzzCall(world, seed, index);
      logged = '';
      const answer = await send(call.isDry ? world.dryApp : world.app, call.request);
      const kind = `${answer.status} ${answer.status < 400 ? 'OK' : answer.code}`;
      answers[kind] = (answers[kind] ?? 0) + 1;
      if (answer.status < 400) done.add(call.what.name);
      const problem = problemWith(call, answer, logged);
      if (problem)
        problems.push(
          `${inWords(call, problem)}\n${answer.text.slice(0, 500)}\n${logged.slice(0, 1_500)}`,
        );
      if ((index + 1) % ACCOUNTS_ROUND === 0) await accounts.restore();
      if ((index + 1) % ROUND === 0) await check(index + 1);
    }
    await check(to);
    return { problems, answers, done };
  } finally {
    await world.server.close();
  }
}
