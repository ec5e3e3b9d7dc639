import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BUILD_FACTS, type BuildFacts } from '../../src/features/version/build-facts';

function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // An unpacked archive has no git history, and the page then says so.
    return 'unknown';
  }
}

function readVersion(packageUrl: URL): string {
  const { version }: { version?: string } = JSON.parse(readFileSync(packageUrl, 'utf8'));
  return version ?? 'unknown';
}

/**
 * What /version shows about this build. It is in the page, not in a script: script names come from
 * their content, so a release would rename it and its importers.
 */
export function buildInfo(): Plugin {
  const facts: BuildFacts = {
    version: readVersion(new URL('../../package.json', import.meta.url)),
    commit: readCommit(),
    builtAt: new Date().toISOString(),
  };
  return {
    name: 'chowk-build-info',
    apply: 'build',
    transformIndexHtml: (_html, { filename }) =>
      filename.endsWith('/index.html')
        ? [{ tag: 'meta', attrs: { name: BUILD_FACTS, content: JSON.stringify(facts) } }]
        : [],
  };
}
