import type { PlatformStat } from '@chowk/domain/platform';
import { answerIn } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { deletePlatformStatRef, savePlatformStatRef } from './stats.queries';

export function useStatSteps() {
  const t = useMessages('stats');
  const { isBusy, run } = useCommands({ refused: t('notDone'), isShownFirst: true });
  return {
    isBusy,
    /** Throws what it was refused for: the form that stays says so. */
    save: async (stat: PlatformStat) => {
      answerIn(await run(savePlatformStatRef, stat, { done: t('saved'), refused: undefined }));
    },
    remove: ({ id }: PlatformStat) => run(deletePlatformStatRef, { id }, { done: t('removed') }),
  };
}
