import { Failure } from './failure.mjs';

const NEEDED = [20, 19];

export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

export function requireNode() {
  if (isNodeNewEnough(process.versions.node)) return;
  throw new Failure(
    `Chowk needs Node ${NEEDED.join('.')} or newer and this is ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.`,
  );
}
