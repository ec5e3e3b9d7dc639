import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPasswords } from '../apps/server/src/features/auth/password/passwords';
import { HASHING } from '../apps/server/src/hashing';
import { openBenchAuth } from './auth/auth-server';
import { startCallers, type Task } from './auth/callers';
import { startPlainRefresh } from './auth/plain-refresh';
import { median, percentile } from './harness/measure';

/**
 * Two promises of the auth server. Signing in costs hardly more than the one hash it cannot do
 * without; and a fleet of phones that all wake up at once is let in, measured against the same SQL
 * behind a bare server. On a busy machine the clock says little, so the work done counts as well.
 */
const SIGN_IN_BUDGET = 1.3;
const REFRESH_BUDGET_PER_S = 500;
/** By number, not by time: the code must be as warm on a slow day as on a fast one. */
const WARM_UP_SIGN_INS = 300;
const SIGN_INS = 120;
const WARM_UP_REFRESHES = 2000;
const REFRESHES = 800;
const ROUNDS = 3;

interface Cost {
  readonly wallMs: number;
  /** What this process worked, all its threads together: a busy machine hardly changes it. */
  readonly workMs: number;
}

/** `work` may say itself how long it took. */
async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const startMs = performance.now();
  const before = process.cpuUsage();
  const said = await work();
  const { user, system } = process.cpuUsage(before);
  const wallMs = typeof said === 'number' ? said : performance.now() - startMs;
  return { wallMs, workMs: (user + system) / 1000 };
}

const urlOf = (server: Pick<Server, 'address'>) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const auth = await openBenchAuth();
const passwords = createPasswords(HASHING);
const callers = startCallers();
const url = urlOf(auth.server);

function sayCosts(name: string, costs: readonly Cost[]): { p95: number; work: number } {
  const wall = costs.map(({ wallMs }) => wallMs);
  const work = median(costs.map(({ workMs }) => workMs));
  const p95 = percentile(wall, 95);
  console.log(
    `${name}: median ${median(wall).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, work ${work.toFixed(1)} ms`,
  );
  return { p95, work };
}

/** In turns, so that whatever else this machine does falls on both. */
async function measureSignIn(): Promise<boolean> {
  const hashes: Cost[] = [];
  const signIns: Cost[] = [];
  const { email, password } = auth;
  const task = {
    url: `${url}/auth/v1/token?grant_type=password`,
    times: 1,
    body: { email, password },
  };
  for (let i = -WARM_UP_SIGN_INS; i < SIGN_INS; i++) {
    const hashed = await costOf(() => passwords.hash(password));
    const signedIn = await costOf(() => callers.perform(task));
    if (i < 0) continue;
    hashes.push(hashed);
    signIns.push(signedIn);
  }
  const one = sayCosts('one hash', hashes);
  const whole = sayCosts('sign-in', signIns);
  const p95 = whole.p95 / one.p95;
  const work = whole.work / one.work;
  console.log(
    `sign-in / one hash = ${p95.toFixed(2)} at p95, ${work.toFixed(2)} in work (budget ≤ ${SIGN_IN_BUDGET})`,
  );
  return p95 <= SIGN_IN_BUDGET;
}

interface Round {
  readonly rate: number;
  readonly workMs: number;
}

async function round(task: Task): Promise<Round> {
  const { wallMs, workMs } = await costOf(() => callers.perform(task));
  return { rate: (task.times * 1000) / wallMs, workMs: workMs / task.times };
}

async function measureRefresh(): Promise<boolean> {
  const plain = await startPlainRefresh(auth.sessionIds);
  const rounds: { ours: Round; theirs: Round }[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    const times = i === 0 ? WARM_UP_REFRESHES : REFRESHES;
    const theirs = await round({ url: urlOf(plain.server), times });
    const path = '/auth/v1/token?grant_type=refresh_token';
    const ours = await round({ url: url + path, times, tokens: auth.refreshTokens });
    const say = ({ rate, workMs }: Round) => `${rate.toFixed(0)}/s, ${workMs.toFixed(2)} ms work`;
    const name = i === 0 ? 'warm-up' : `round ${i}`;
    console.log(`${name}: refreshes ${say(ours)}; the plain SQL ${say(theirs)}`);
    if (i > 0) rounds.push({ ours, theirs });
  }
  await plain.close();
  const ratio = median(rounds.map(({ ours, theirs }) => ours.rate / theirs.rate));
  const rate = median(rounds.map(({ ours }) => ours.rate));
  const perCore = 1000 / median(rounds.map(({ ours }) => ours.workMs));
  console.log(
    `refresh / the plain SQL = ${ratio.toFixed(2)}; ${rate.toFixed(0)}/s here, ` +
      `${perCore.toFixed(0)}/s by the work of one core (budget ≥ ${REFRESH_BUDGET_PER_S}/s)`,
  );
  return rate >= REFRESH_BUDGET_PER_S;
}

const isRefreshGood = auth.isPostgres && (await measureRefresh());
const isSignInGood = await measureSignIn();
callers.close();
await auth.close();
if (!auth.isPostgres) {
  // The embedded database works in this very process, so its work is counted as the server's.
  console.log('The budgets are for PostgreSQL: set BENCH_DATABASE_URL to judge by them.');
  process.exit(0);
}
process.exit(isSignInGood && isRefreshGood ? 0 : 1);
