import type { Consent, giveConsent } from '@chowk/domain/accounts';
import type { InputOf } from '@chowk/domain/kernel';
import { NetworkError } from '@/api/errors/errors';
import { giveConsentRef, type KnownConsents } from '@/features/accounts/settings.queries';
import { listPending } from '@/offline/outbox/outbox';
import type { PendingUpload } from '@/offline/outbox/queue-row';

/** As the server will have it. */
export function consentIn({ data, timestamp }: Pick<PendingUpload, 'data' | 'timestamp'>): Consent {
  const { purpose, version } = data as InputOf<typeof giveConsent>;
  return { purpose, version, given_at: new Date(timestamp).toISOString(), withdrawn_at: null };
}

/** The latest first, as the server has them. */
export function withConsents(
  known: KnownConsents | undefined,
  given: readonly Consent[],
): KnownConsents {
  const { items, ...heard } = known ?? { items: [], isOnlyHere: true };
  return { ...heard, items: [...given, ...items], isWaiting: true };
}

/** What was agreed to on this device counts until the server refuses it, however often it is asked. */
export async function withWaiting(answer: Promise<KnownConsents>): Promise<KnownConsents> {
  const pending = await listPending().catch(() => []);
  const given = pending
    .filter(({ type, state }) => type === giveConsentRef.name && state !== 'needs_attention')
    .map(consentIn);
  if (given.length === 0) return answer;
  const known = await answer.catch((error: unknown) => {
    if (error instanceof NetworkError) return undefined;
    throw error;
  });
  return withConsents(known, given);
}
