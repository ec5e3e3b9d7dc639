import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.mjs';

const USERS = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root, so it runs as a user without rights. */
export function findUnprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of USERS) {
    const entry = lines.find((line) => line[0] === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Failure(
    `PostgreSQL does not run as root and there is no user ${USERS.join(' or ')} here.`,
  );
}

/** The programs where that user can reach them: a checkout may be in a private folder. */
export function reachable(binDir, user, homeDir) {
  if (!user) return binDir;
  const probe = spawnSync(join(binDir, 'initdb'), ['--version'], user);
  if (probe.status === 0) return binDir;
  const copy = join(homeDir, 'postgres');
  cpSync(dirname(binDir), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return join(copy, 'bin');
}
