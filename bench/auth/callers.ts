import { fork } from 'node:child_process';
import { post, repeat } from '../harness/post';

/**
 * Callers in a process of their own, so that their work is not counted as the server's. They are
 * told a task, and answer when it is done.
 */
const CALLERS = 16;

export interface Task {
  readonly url: string;
  readonly times: number;
  /** Refresh these in turn and keep what comes back. */
  readonly tokens?: readonly string[];
  /** What is sent otherwise. */
  readonly body?: unknown;
}

interface Report {
  readonly wallMs: number;
  readonly problem: string | undefined;
}

const queue: string[] = [];

async function refresh(url: string): Promise<void> {
  const refresh_token = queue.shift();
  if (!refresh_token) throw new Error('More callers than sessions');
  queue.push(JSON.parse(await post(url, { refresh_token })).refresh_token);
}

async function perform({ url, times, tokens, body = {} }: Task): Promise<void> {
  if (tokens && queue.length === 0) queue.push(...tokens);
  await repeat(times, CALLERS, tokens ? () => refresh(url) : () => post(url, body));
}

export function startCallers() {
  const child = fork(new URL(import.meta.url));
  let isClosing = false;
  child.once('exit', () => {
    if (!isClosing) throw new Error('The callers have gone');
  });
  return {
    /** How long it took, as the callers saw it. */
    perform: (task: Task) =>
      new Promise<number>((resolve, reject) => {
        child.once('message', ({ wallMs, problem }: Report) =>
          problem ? reject(new Error(problem)) : resolve(wallMs),
        );
        child.send(task);
      }),
    close: () => {
      isClosing = true;
      child.disconnect();
    },
  };
}

process.on('message', (task: Task) => {
  const startMs = performance.now();
  const report = (problem?: string) => {
    const wallMs = performance.now() - startMs;
    process.send?.({ wallMs, problem } satisfies Report);
  };
  perform(task).then(
    () => report(),
    (error: unknown) => report(String(error)),
  );
});
