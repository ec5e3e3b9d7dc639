import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));
/** Finds one that hangs; beside a build and browsers a first start alone takes a minute. */
const START_LIMIT_MS = 180_000;

export interface ServerProcess {
  readonly url: string;
  readonly output: () => string;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** The embedded database compiled once: optimising it takes longer than these processes live. */
const SHORT_LIVED = '--liftoff-only';

function spawnMain(env: Record<string, string>, words: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [SHORT_LIVED, inject('program'), ...words], {
    cwd: FOLDER,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Not "exit": what it said last may still be on its way then. */
function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}

/** The real program in a process of its own; resolves when it says it is ready. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawnMain(env);
  const output = collect(child);
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output()}`));
    const timer = setTimeout(() => fail('The server did not get ready'), START_LIMIT_MS);
    child.stdout?.on('data', () => {
      const ready = /Chowk is ready at (\S+)/.exec(output());
      if (!ready?.[1]) return;
      clearTimeout(timer);
      resolve(ready[1]);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      fail('The server ended');
    });
  });
  return {
    url,
    output,
    kill: (signal) => {
      child.kill(signal);
      return exitOf(child);
    },
  };
}

/** Runs the program to its end: what it said and its exit code. */
export async function runToEnd(env: Record<string, string>, words: readonly string[] = []) {
  const child = spawnMain(env, words);
  const output = collect(child);
  const code = await endOf(child);
  return { code, output: output() };
}
