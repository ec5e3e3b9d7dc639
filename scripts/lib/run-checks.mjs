import { seconds } from './steps.mjs';

const AT_ONCE = 2;

async function runOne(check) {
  const startMs = performance.now();
  const { code, output } = await check.run();
  const isPassed = code === 0;
  console.log(
    `${isPassed ? '  ok  ' : 'FAILED'} ${check.title} (${seconds(performance.now() - startMs)})`,
  );
  if (!isPassed) console.log(output.trimEnd().replace(/^/gm, '       '));
  return isPassed;
}

/** Runs the checks, two at a time, and returns how many passed and failed. */
export async function runChecks(checks) {
  const waiting = [...checks];
  const results = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      results.push(await runOne(check));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
