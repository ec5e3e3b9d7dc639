import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // An unpacked archive has no history; the page then says so.
    return 'unknown';
  }
}

function readVersion(packageUrl: URL): string {
  const { version }: { version?: string } = JSON.parse(readFileSync(packageUrl, 'utf8'));
  return version ?? 'unknown';
}

/** What the page /version tells about this build. */
export function buildInfo(): Plugin {
  return {
    name: 'chowk-build-info',
    config: () => ({
      define: {
        __CHOWK_BUILD__: JSON.stringify({
          version: readVersion(new URL('../../package.json', import.meta.url)),
          commit: readCommit(),
          builtAt: new Date().toISOString(),
        }),
      },
    }),
  };
}
