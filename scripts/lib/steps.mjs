const SECOND_MS = 1000;
const HEARTBEAT_MS = 10 * SECOND_MS;

export function seconds(ms) {
  return ms < SECOND_MS ? `${Math.round(ms)} ms` : `${(ms / SECOND_MS).toFixed(1)} s`;
}

/**
 * Runs a long step, reporting its start, progress and duration. A terminal gets one line that
 * counts; a log file gets a line now and then.
 */
export async function step(title, work) {
  const startMs = performance.now();
  const elapsed = () => performance.now() - startMs;
  const isTerminal = process.stdout.isTTY === true;
  process.stdout.write(isTerminal ? `${title} …` : `${title} …\n`);
  const beat = setInterval(
    () => {
      const line = `${title} … ${Math.round(elapsed() / SECOND_MS)} s`;
      process.stdout.write(isTerminal ? `\r${line}` : `${line}\n`);
    },
    isTerminal ? SECOND_MS : HEARTBEAT_MS,
  );
  const finish = (word) => {
    clearInterval(beat);
    process.stdout.write(
      `${isTerminal ? '\r\u001b[K' : ''}${title}: ${word}, ${seconds(elapsed())}\n`,
    );
  };
  try {
    const result = await work();
    finish('done');
    return result;
  } catch (error) {
    finish('failed');
    throw error;
  }
}
