import { NetworkError } from '@/api/errors/errors';
import { type AuthRefusal, askAuth, refusalOf } from './ask-auth';

/** How a person can confirm their identity; with a second factor, by that factor. */
export interface StepUpWays {
  readonly hasFactor: boolean;
  readonly hasPassword: boolean;
  /** Where a code would be sent, masked. */
  readonly codeTo: string | null;
}

export async function readStepUpWays(): Promise<StepUpWays> {
  const response = await askAuth('/reauthenticate/ways', {});
  if (!response.ok) throw new NetworkError('foreign_answer');
  const { factors, password, code_to } = (await response.json()) as Record<string, unknown>;
  return {
    hasFactor: Array.isArray(factors) && factors.length > 0,
    hasPassword: password === true,
    codeTo: typeof code_to === 'string' ? code_to : null,
  };
}

/** The error's code and status; undefined on success. */
export async function reauthenticateBy(
  proof: { readonly password: string } | { readonly nonce: string },
): Promise<AuthRefusal | undefined> {
  const body = JSON.stringify(proof);
  return refusalOf(await askAuth('/reauthenticate', { method: 'POST', body }));
}
