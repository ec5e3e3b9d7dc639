import type { PlatformStat } from '@chowk/domain/platform';
import { useCommands } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { deletePlatformStatRef, savePlatformStatRef } from './stats.queries';

export function useStatSteps() {
  const t = useMessages('stats');
  const { isBusy, run } = useCommands({ refused: t('notDone'), isShownFirst: true });
  return {
    isBusy,
    save: (stat: PlatformStat) => run(savePlatformStatRef, stat, { done: t('saved') }),
    remove: ({ id }: PlatformStat) => run(deletePlatformStatRef, { id }, { done: t('removed') }),
  };
}
