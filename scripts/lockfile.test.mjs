import { describe, expect, it } from 'vitest';
import { completed, machineOf, missingOptionals } from './lib/lockfile.mjs';

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
  it('is asked for the binaries it leaves out', () => {
    expect(missingOptionals(lock)).toEqual([
      { name: '@tool/linux-x64-musl', version: '1.0.0', isDev: true },
    ]);
  });

  it('is complete once they are in it, each for its own machines', () => {
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
