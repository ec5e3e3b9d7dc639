import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SECOND_MS = 1000;
/** Finds one that hangs; beside a build and browsers a first start alone takes a minute. */
const READY_LIMIT_MS = 180 * SECOND_MS;
const STOP_LIMIT_MS = 10 * SECOND_MS;
const POLL_MS = 100;
const LOG_LENGTH = 4000;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Like a power cut. */
  kill(): Promise<void>;
}

/** Below the ephemeral ports, so that nothing takes the port while the server is down. */
const PORTS = [20_000, 32_000] as const;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
}

/** A request that a starting server dropped is repeated. */
const ANSWER_LIMIT_MS = 5 * SECOND_MS;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })).ok;
  } catch {
    return false;
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const hardStop = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(hardStop);
}

/** Baseline WebAssembly compilation: optimising takes longer than a journey's server lives. */
export const SHORT_LIVED = ['--liftoff-only'];

/** What a first start makes of an empty folder is copied if this run has made it. */
async function startFromMade(made: string | undefined, dataDir: string) {
  if (!made || existsSync(join(dataDir, 'db'))) return;
  // Sockets of the stopped server cannot be copied.
  await cp(made, dataDir, { recursive: true, filter: (path) => !path.endsWith('.sock') });
}

/** The real server as shipped, on a free port and an empty data folder with the demo. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const ownDir = await mkdtemp(join(tmpdir(), 'chowk-e2e-'));
  const dataDir = env.CHOWK_DATA_DIR ?? ownDir;
  await startFromMade(process.env.CHOWK_E2E_EMPTY_DATA, dataDir);
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...flags, join(ROOT, 'apps/server/dist/main.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      CHOWK_HASHING: 'cheap',
      ...env,
      CHOWK_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const keep = (chunk: Buffer) => {
    log = (log + chunk).slice(-LOG_LENGTH);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const stop = async () => {
    await stopProcess(child);
    await rm(ownDir, { recursive: true, force: true });
  };
  const endMs = Date.now() + READY_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > endMs) {
      await stop();
      throw new Error(`The server did not become ready:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGKILL')) await ended;
  };
  return { url, stop, kill };
}
