import { MINUTE_MS } from '@chowk/domain/kernel';
import { queryOptions } from '@tanstack/react-query';
import { readPublicJson } from '@/api/light-fetch';

export interface AuthSettings {
  /** Whom a person can come through, by the name the server knows them by. */
  readonly providers: readonly string[];
  readonly hasPhone: boolean;
}

/** Ways in that are not somebody else's account. */
const OUR_OWN = new Set(['email', 'phone', 'anonymous_users']);
const NOTHING_MORE: AuthSettings = { providers: [], hasPhone: false };
const FRESH_MS = 5 * MINUTE_MS;

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function readSettings(answer: unknown): AuthSettings {
  const external = fieldsOf(fieldsOf(answer).external);
  const providers = Object.keys(external).filter(
    (name) => external[name] === true && !OUR_OWN.has(name),
  );
  return { providers, hasPhone: external.phone === true };
}

/** What this server offers beside e-mail and password; nothing more when it cannot be asked. */
export function authSettingsOptions() {
  return queryOptions({
    queryKey: ['auth_settings'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const answer = await readPublicJson('/auth/v1/settings', signal);
      return answer === undefined ? NOTHING_MORE : readSettings(answer);
    },
  });
}

/** `google` is written Google; a name with its own spelling is left to the server's owner. */
export function providerName(provider: string): string {
  return provider.charAt(0).toUpperCase() + provider.slice(1);
}
