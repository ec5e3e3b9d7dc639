import { setTimeout as pause } from 'node:timers/promises';
import { ChowkError, SECOND_MS } from '@chowk/domain/kernel';
import type { Mail } from '../../../mail';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';

/**
 * What differs between a known and an unknown address happens after the response, so that neither
 * its content nor its time reveals which it is.
 */
export function inBackground({ log }: AuthServices, what: string, work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    // Asked again within the minute: that is what the limit is for.
    if (error instanceof AuthError) log.info({ what, code: error.code }, 'not sent');
    else log.error({ err: error, what }, 'auth work after the answer failed');
  });
}

const RETRY_PAUSES_MS = [2 * SECOND_MS, 10 * SECOND_MS];

function isPermanent(error: unknown): boolean {
  return error instanceof ChowkError && error.details?.isPermanent === true;
}

/**
 * Sent from memory instead of the job table: a stored link could be used by whoever reads a copy of
 * the database. Lost in a crash, it is requested again.
 */
export async function sendMail({ ports }: Pick<AuthServices, 'ports'>, mail: Mail): Promise<void> {
  const id = ports.newId();
  for (const pauseMs of RETRY_PAUSES_MS) {
    try {
      await ports.mailer.send({ ...mail, id });
      return;
    } catch (error) {
      if (isPermanent(error)) throw error;
      await pause(pauseMs, undefined, { ref: false });
    }
  }
  await ports.mailer.send({ ...mail, id });
}
