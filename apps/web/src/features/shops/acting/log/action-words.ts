import { ACTABLE_COMMANDS } from '@chowk/domain/shops';
import type { MessageKey } from '@/i18n';

/** What was done, in words: for the owner's log, and the {action} of their notification. */
export function actionKey(command: string): MessageKey<'acting'> {
  const isKnown = ACTABLE_COMMANDS.includes(command);
  return (isKnown ? `action.${command}` : 'action.other') as MessageKey<'acting'>;
}
