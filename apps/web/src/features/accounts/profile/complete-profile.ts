import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import type { MessageKey } from '@/i18n';
import { updateProfileRef } from './profile.queries';

/** The number given at sign-up goes into the profile as soon as there is somebody to own it. */
export async function savePhone(phone: string): Promise<MessageKey<'errors'> | undefined> {
  try {
    await contractClient.runCommand(updateProfileRef, { phone });
    return undefined;
  } catch (error) {
    return errorKey(error);
  }
}
