import { CONSENT_VERSION, type ConsentPurpose } from '@chowk/domain/accounts';
import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import { giveConsentRef } from '@/features/accounts/settings.queries';
import type { MessageKey } from '@/i18n';

/** Undefined when all of them are recorded; giving one twice does no harm. */
export async function giveConsents(
  purposes: readonly ConsentPurpose[],
): Promise<MessageKey<'errors'> | undefined> {
  try {
    for (const purpose of purposes) {
      await contractClient.runCommand(giveConsentRef, { purpose, version: CONSENT_VERSION });
    }
    return undefined;
  } catch (error) {
    return errorKey(error);
  }
}
