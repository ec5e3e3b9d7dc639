import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { HashingCost } from '../../../hashing';
import { createGate } from './hash-gate';
import { MAX_PASSWORD_LENGTH } from './password-rules';

const ARGON2ID = 2;
/** Of the four threads Node shares between hashing, files and name lookups, leave one free. */
const MAX_RUNNING = Math.max(1, Math.min(3, availableParallelism()));
const MAX_WAITING = 256;

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** The same work whether or not there is a hash to compare with. */
  readonly matches: (password: string, stored: string | null | undefined) => Promise<boolean>;
}

/** Phones write the same Hindi letters in different ways; only one of them is hashed. */
function canonical(password: string): string {
  return password.normalize('NFKC');
}

export function createPasswords(cost: HashingCost): Passwords {
  const options = { algorithm: ARGON2ID, parallelism: 1, ...cost };
  const gate = createGate(MAX_RUNNING, MAX_WAITING);
  let decoy: Promise<string> | undefined;

  return {
    hash: (password) => gate.run(() => hash(canonical(password), options)),
    matches: async (password, stored) => {
      decoy ??= hash('nobody has this password', options);
      const against = stored ?? (await decoy);
      // A longer one cannot be anybody's, and hashing it would be work for the asking.
      const asked = password.length > MAX_PASSWORD_LENGTH ? '' : canonical(password);
      const isMatch = await gate.run(() => verify(against, asked));
      return isMatch && Boolean(stored);
    },
  };
}
