import { timingSafeEqual } from 'node:crypto';
import type { Ports } from '../../../contract/context';
import type { leadCodes } from '../../../db/schema/leads';
import type { Sealer } from '../../../seal';

type CodeRow = typeof leadCodes.$inferSelect;

/** Sealed for its own row; a copy of the database opens none of them. */
export function codeSealer({ sealerFor }: Pick<Ports, 'sealerFor'>): Sealer {
  return sealerFor('leads/codes');
}

export function openCode(
  ports: Pick<Ports, 'sealerFor'>,
  { id, code_sealed }: CodeRow,
): Buffer | undefined {
  return code_sealed ? codeSealer(ports).open(code_sealed, id) : undefined;
}

export function isCode(ports: Pick<Ports, 'sealerFor'>, row: CodeRow, guess: string): boolean {
  const code = openCode(ports, row);
  const guessed = Buffer.from(guess);
  return code !== undefined && code.length === guessed.length && timingSafeEqual(code, guessed);
}
