/** What one password costs to hash, and so to guess from a copy of the database: argon2id. */
export interface HashingCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** OWASP's parameters: 19 MiB and two passes. */
export const HASHING: HashingCost = { memoryCost: 19_456, timeCost: 2 };

/** As little as argon2 takes. For tests alone: the environment refuses it anywhere else. */
export const CHEAP_HASHING: HashingCost = { memoryCost: 8, timeCost: 1 };
