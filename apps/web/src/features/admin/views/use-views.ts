import type { ExportableList, SavedView } from '@chowk/domain/admin';
import { useQuery } from '@tanstack/react-query';
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
    keep: (name: string, filter: Readonly<Record<string, string>>) =>
      run(saveViewRef, (id) => ({ id, list, name, filter }), { done: t('kept', { name }) }),
    forget: ({ id, name }: SavedView) =>
      run(deleteViewRef, { id }, { done: t('forgotten', { name }) }),
  };
}
