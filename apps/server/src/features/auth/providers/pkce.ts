import { invalidRequest } from '../auth-error';

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/;

export interface PkceParams {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

/** The challenge. Both or neither, and only hashed: a plain one in a mail link protects nothing. */
export function requirePkceParams(params: PkceParams): string | undefined {
  const { code_challenge, code_challenge_method } = params;
  if (!code_challenge && !code_challenge_method) return undefined;
  if (!code_challenge || !code_challenge_method) {
    throw invalidRequest('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (code_challenge_method.toLowerCase() !== 's256') {
    throw invalidRequest('PKCE code_challenge_method must be s256');
  }
  if (!CHALLENGE.test(code_challenge)) {
    throw invalidRequest('PKCE code_challenge is not valid');
  }
  return code_challenge;
}
