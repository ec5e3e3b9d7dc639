import { fork } from 'node:child_process';

/**
 * A process that answers one question at a time, the first answer unasked: that it is there.
 * BENCH_PROFILE names a folder for what its processor did, written when it ends.
 */
export function startChild<Ask extends object>(file: URL, ...args: readonly string[]) {
  const folder = process.env.BENCH_PROFILE;
  const profiled = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
  const child = fork(file, args, { execArgv: [...process.execArgv, ...profiled] });
  let isClosing = false;
  child.once('exit', () => {
    if (!isClosing) throw new Error(`${file.pathname} has gone`);
  });
  const next = () =>
    new Promise<unknown>((resolve) => {
      child.once('message', ({ answer }: { answer: unknown }) => resolve(answer));
    });
  const started = next();
  return {
    started,
    pid: child.pid,
    ask: (what: Ask) => {
      const answer = next();
      child.send(what);
      return answer;
    },
    close: () => {
      isClosing = true;
      child.disconnect();
    },
  };
}
