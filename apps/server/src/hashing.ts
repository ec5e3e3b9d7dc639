/**
 * Argon2id parameters: the cost of hashing a password, and of guessing one from a stolen database.
 */
export interface HashingCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's parameters: 19 MiB and two passes. */
export const HASHING: HashingCost = { memoryCost: 19_456, timeCost: 2 };

/** The minimum of argon2, for tests only: the environment refuses it anywhere else. */
export const CHEAP_HASHING: HashingCost = { memoryCost: 8, timeCost: 1 };
