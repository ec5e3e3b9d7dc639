import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SECOND_MS = 1000;
const READY_LIMIT_MS = 90 * SECOND_MS;
const STOP_LIMIT_MS = 10 * SECOND_MS;
const POLL_MS = 100;
const LOG_LENGTH = 4000;

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
  /** As a power cut does it. */
  kill(): Promise<void>;
}

/** Below those a connection gets as its own end: nobody takes it while a server is away. */
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

/** A question that a starting server took and forgot is asked again. */
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

/** The embedded database compiled once: optimising it takes longer than one journey's server lives. */
export const SHORT_LIVED = ['--liftoff-only'];

/** The real server as it is shipped, on a free port and an empty data folder with the demo in it. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chowk-e2e-'));
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...flags, join(ROOT, 'apps/server/dist/main.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      CHOWK_DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      CHOWK_HASHING: 'cheap',
      ...env,
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
    await rm(dataDir, { recursive: true, force: true });
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
