import { existsSync } from 'node:fs';
import { attempt } from './run.mjs';
import { step } from './steps.mjs';

const APT = '/usr/bin/apt-get';
const isRoot = () => process.getuid?.() === 0;

async function prefix() {
  if (isRoot()) return [];
  const { code } = await attempt('sudo', ['-n', 'true']);
  return code === 0 ? ['sudo', '-n'] : undefined;
}

/** Installs a Debian package if possible; returns whether it did. */
export async function aptInstall(name) {
  if (!existsSync(APT)) return false;
  const sudo = await prefix();
  if (!sudo) return false;
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, APT, ...args];
    return attempt(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  return step(`Installing ${name} (apt-get)`, async () => {
    await apt('update', '-qq');
    const { code } = await apt('install', '-y', '-qq', '--no-install-recommends', name);
    return code === 0;
  });
}
