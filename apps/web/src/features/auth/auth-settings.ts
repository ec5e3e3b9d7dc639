import { MINUTE_MS } from '@chowk/domain/kernel';
import { readPublicJson } from '@/api/network/public-fetch';

export interface AuthSettings {
  /** Whom a person can come through, by the name the server knows them by. */
  readonly providers: readonly string[];
  readonly hasPhone: boolean;
  /** Whether a person must show that they are one. */
  readonly hasCaptcha: boolean;
  /** Nobody new is let in. */
  readonly isClosed: boolean;
}

/** Ways in that are not somebody else's account. */
const OUR_OWN = new Set(['email', 'phone', 'anonymous_users']);
const NOTHING_MORE: AuthSettings = {
  providers: [],
  hasPhone: false,
  hasCaptcha: false,
  isClosed: false,
};
export const FRESH_MS = 5 * MINUTE_MS;

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function readSettings(answer: unknown): AuthSettings {
  const external = fieldsOf(fieldsOf(answer).external);
  const providers = Object.keys(external).filter(
    (name) => external[name] === true && !OUR_OWN.has(name),
  );
  return {
    providers,
    hasPhone: external.phone === true,
    hasCaptcha: typeof fieldsOf(answer).captcha === 'object',
    isClosed: fieldsOf(answer).disable_signup === true,
  };
}

let asked: { readonly atMs: number; readonly answer: Promise<unknown> } | undefined;

/**
 * What this server offers beside e-mail and password; nothing more when it cannot be asked. Asked once
 * for the page and for what it sends; an answer that did not come is asked for again.
 */
export async function askForSettings(): Promise<AuthSettings> {
  const isFresh = asked && Date.now() - asked.atMs < FRESH_MS;
  if (!isFresh) asked = { atMs: Date.now(), answer: readPublicJson('/auth/v1/settings') };
  const answer = await asked?.answer;
  if (answer !== undefined) return readSettings(answer);
  asked = undefined;
  return NOTHING_MORE;
}

/** `google` is written Google; a name with its own spelling is left to the server's owner. */
export function providerName(provider: string): string {
  return provider.charAt(0).toUpperCase() + provider.slice(1);
}
