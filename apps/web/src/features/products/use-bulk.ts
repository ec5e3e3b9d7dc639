import type { InputOf, OutputOf } from '@chowk/domain/kernel';
import type { changeProducts, Product } from '@chowk/domain/products';
import { outputOrThrow } from '@/commands/send-command';
import { useCommands } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { archiveProductsRef, changeProductsRef, restoreProductsRef } from './products.queries';

export type BulkChange = Omit<InputOf<typeof changeProducts>, 'ids'>;
export type BulkProblem = OutputOf<typeof changeProducts>['problems'][number];

/** One change to many products; those it was done to are ticked no more. */
export function useBulk(products: readonly Product[], onDone: () => void) {
  const t = useMessages('products');
  const { isBusy, run } = useCommands();
  const ids = products.map(({ id }) => id);
  const done = ({ changed }: { readonly changed: number }) => t('bulk.done', { count: changed });
  const telling = { done, onDone, refused: true } as const;
  return {
    isBusy,
    archive: () => run(archiveProductsRef, { ids }, telling),
    restore: () => run(restoreProductsRef, { ids }, telling),
    /** The packs that cannot be changed so; none when it was done. Throws what it was refused for. */
    change: async (values: BulkChange): Promise<readonly BulkProblem[]> => {
      const outcome = await run(
        changeProductsRef,
        { ids, ...values },
        {
          done: (answer) => (answer.problems.length === 0 ? done(answer) : undefined),
          onDone: ({ problems }) => problems.length === 0 && onDone(),
        },
      );
      return outputOrThrow(outcome)?.problems ?? [];
    },
  };
}
