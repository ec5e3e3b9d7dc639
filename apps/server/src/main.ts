import { SECOND_MS } from '@chowk/domain/kernel';
import { readEnv } from './env';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './features/auth';
import { createFirstAdmin } from './ops/create-admin';
import { restoreFromStorage } from './ops/restore-from-storage';
import { rotateKeys } from './ops/rotate-keys';
import { rotateSecret } from './ops/rotate-secret';
import { startServer } from './serve';
import { CannotStart, describeFailure } from './start/start-failure';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function demoPeople(): string[] {
  const people = DEMO_PEOPLE.map(({ email, roles }) => `  ${email.padEnd(20)} ${roles[0]}`);
  return [`Demo people (password ${DEMO_PASSWORD}):`, ...people];
}

/** A second signal ends the process at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      say('Finishing what is under way…');
      await stop();
      process.exit(0);
    });
  }
}

async function run(words: readonly string[]): Promise<void> {
  const env = readEnv();
  if (words[0] === 'admin') {
    if (words[1] === 'rotate-keys') await rotateKeys(env, say);
    else if (words[1] === 'rotate-secret') await rotateSecret(env, say);
    else if (words[1] === 'restore') await restoreFromStorage(env, words.slice(2), say);
    else await createFirstAdmin(env, words.slice(1), say);
    return;
  }
  if (words.length > 0) throw new CannotStart(`There is no command "${words.join(' ')}".`);
  const server = await startServer(env, say);
  stopOnSignal(server.stop);
  const tookS = (performance.now() / SECOND_MS).toFixed(1);
  const ready = `Chowk is ready at ${server.url} (started in ${tookS} s)`;
  say([ready, ...(server.ports.isDemo ? demoPeople() : [])].join('\n'));
}

function endWith(error: unknown): never {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

// Node prints every field of an uncaught error, which includes a statement's values.
process.on('uncaughtException', endWith);
run(process.argv.slice(2)).catch(endWith);
