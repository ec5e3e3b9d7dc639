import { createHash } from 'node:crypto';

const DIGEST_BYTES = 32;

/** Independent of row order, which a restore does not keep. */
export interface TableDigest {
  readonly add: (line: string) => void;
  readonly rows: () => number;
  readonly hex: () => string;
}

export function createTableDigest(): TableDigest {
  const sum = Buffer.alloc(DIGEST_BYTES);
  let rows = 0;
  return {
    add: (line) => {
      const hash = createHash('sha256').update(line).digest();
      for (let i = 0; i < DIGEST_BYTES; i++) sum[i] = (sum[i] ?? 0) ^ (hash[i] ?? 0);
      rows += 1;
    },
    rows: () => rows,
    hex: () => sum.toString('hex'),
  };
}
