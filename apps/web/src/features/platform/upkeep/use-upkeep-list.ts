import type { UpkeepState } from '@chowk/domain/upkeep';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { usePagedList } from '@/lists/use-paged-list';
import {
  type createBackupRef,
  isUnderWay,
  lookAgain,
  type runRetentionRef,
} from './upkeep.queries';

interface UpkeepPage {
  readonly items: readonly { readonly status: UpkeepState }[];
  readonly nextCursor: string | null;
}

/** Runs that are asked for and then watched; one at a time. */
export function useUpkeepList<Page extends UpkeepPage, Key extends readonly unknown[]>(
  command: typeof createBackupRef | typeof runRetentionRef,
  pageAt: (cursor: string | undefined) => UseQueryOptions<Page, Error, Page, Key>,
) {
  const list = usePagedList<Page, Key>({}, (cursor) => ({
    ...pageAt(cursor),
    refetchInterval: ({ state }) => lookAgain(state.data),
  }));
  const t = useMessages('switches');
  const { isBusy, run } = useCommand(command, { refused: t('notDone'), isShownFirst: true });
  const start = (done: string) => run((id) => ({ id }), { done });
  const runs: Page['items'] | undefined = list.rows;
  return { list, isBusy, start, mayNotStart: runs?.some(isUnderWay) ?? true };
}
