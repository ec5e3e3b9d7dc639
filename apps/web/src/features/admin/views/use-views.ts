import type { ExportableList, SavedView } from '@chowk/domain/admin';
import { useQuery } from '@tanstack/react-query';
import { answerIn } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { deleteViewRef, savedViewsOptions, saveViewRef } from './views.queries';

/** The views somebody keeps of a list. */
export function useViews(list: ExportableList) {
  const t = useMessages('views');
  const { data } = useQuery(savedViewsOptions(list));
  const { isBusy, run } = useCommands({ refused: t('notDone'), isShownFirst: true });
  return {
    isBusy,
    views: data?.items ?? [],
    /** Throws what it was refused for: the form that stays says so. */
    keep: async (name: string, filter: Readonly<Record<string, string>>) => {
      const telling = { done: t('kept', { name }), refused: undefined };
      answerIn(await run(saveViewRef, (id) => ({ id, list, name, filter }), telling));
    },
    forget: ({ id, name }: SavedView) =>
      run(deleteViewRef, { id }, { done: t('forgotten', { name }) }),
  };
}
