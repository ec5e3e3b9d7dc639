import { describe, expect, it } from 'vitest';
import {
  completed,
  listWithoutIntegrity,
  machineOf,
  missingOptionals,
  withIntegrity,
  withoutIntegrity,
} from './lib/lockfile.mjs';

const lock = {
  packages: {
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/darwin-arm64': '1.0.0' },
    },
    'node_modules/@tool/darwin-arm64': { version: '1.0.0', optional: true },
  },
};

describe('a lockfile', () => {
  it('is checked for missing binaries', () => {
    expect(missingOptionals(lock)).toEqual([
      { name: '@tool/linux-x64-musl', version: '1.0.0', isDev: true },
    ]);
  });

  it('is complete once they are added, each for its own platforms', () => {
    const whole = completed(lock);
    expect(missingOptionals(whole)).toEqual([]);
    expect(whole.packages['node_modules/@tool/linux-x64-musl']).toMatchObject({
      version: '1.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
      dev: true,
    });
  });
});

describe('the name of a binary', () => {
  it.each([
    ['@a/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@a/binding-win32-x64-gnu', { os: ['win32'], cpu: ['x64'], libc: undefined }],
    ['@a/binding-wasm32-wasi', { os: undefined, cpu: ['wasm32'], libc: undefined }],
  ])('%s says for which machine it is', (name, machine) => {
    expect(machineOf(name)).toEqual(machine);
  });
});

describe('the integrity of packages', () => {
  const packages = {
    '': { name: 'ours' },
    'apps/server': { name: '@ours/server' },
    'node_modules/@ours/server': { resolved: 'apps/server', link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
  };

  it('is required of every package but our own', () => {
    expect(withoutIntegrity({ packages }).map(({ name }) => name)).toEqual(['@b/c']);
  });

  it('is filled in where the registry knows it, and counted where it does not', async () => {
    const filled = await withIntegrity({ packages }, async (spec) =>
      spec === '@b/c@2.0.0' ? 'sha512-c' : undefined,
    );
    expect(filled.unknown).toBe(0);
    expect(withoutIntegrity(filled.lock)).toEqual([]);
    expect((await withIntegrity({ packages }, async () => undefined)).unknown).toBe(1);
  });

  it('is complete in both lockfiles', () => {
    expect(listWithoutIntegrity()).toEqual([]);
  });
});
