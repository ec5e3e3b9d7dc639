import { defineJob, type Job } from '../../jobs';
import type { AuthDeps } from './auth-deps';
import { keyStore } from './keyring';
import { rotateSigningKey } from './signing-keys';

/** A month is far longer than any token lives, and short for someone trying to break a key. */
const FIRST_OF_THE_MONTH = '30 3 1 * *';

export function authJobs({ ports, secret }: Pick<AuthDeps, 'ports' | 'secret'>): readonly Job[] {
  return [
    defineJob({
      name: 'auth.rotate-signing-key',
      cron: FIRST_OF_THE_MONTH,
      handler: async () => async () => {
        await rotateSigningKey(keyStore(ports, secret));
      },
    }),
  ];
}
