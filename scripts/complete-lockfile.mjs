import { completed, missingOptionals, readLockfile, writeLockfile } from './lib/lockfile.mjs';

const lock = readLockfile();
const missing = missingOptionals(lock);
if (missing.length > 0) writeLockfile(completed(lock));
console.log(`${missing.length} entries added to package-lock.json`);
