import {
  completed,
  missingOptionals,
  readLockfile,
  withIntegrity,
  writeLockfile,
} from './lib/lockfile.mjs';
import { attempt } from './lib/run.mjs';

/** The registry's integrity for a package; undefined when it does not have it. */
async function findIntegrity(spec) {
  const { code, output } = await attempt('npm', ['view', spec, 'dist.integrity', '--silent']);
  const [found] = output.match(/sha512-[A-Za-z0-9+/=]+/) ?? [];
  return code === 0 ? found : undefined;
}

const before = readLockfile();
const added = missingOptionals(before).length;
const { lock, unknown } = await withIntegrity(completed(before), findIntegrity);
if (JSON.stringify(lock) !== JSON.stringify(before)) writeLockfile(lock);
console.log(`${added} entries added to package-lock.json; ${unknown} still have no integrity`);
