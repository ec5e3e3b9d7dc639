import type { InputOf, OutputOf } from '@chowk/domain/kernel';
import type { changeProducts, Product } from '@chowk/domain/products';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import {
  archiveProductsRef,
  changeProductsRef,
  listProductsRef,
  readOwnProductRef,
  restoreProductsRef,
} from './products.queries';

export type BulkChange = Omit<InputOf<typeof changeProducts>, 'ids'>;
export type BulkProblem = OutputOf<typeof changeProducts>['problems'][number];

/** One change to many products; those it was done to are ticked no more. */
export function useBulk(products: readonly Product[], onDone: () => void) {
  const t = useMessages('products');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const ids = products.map(({ id }) => id);

  function finish(changed: number) {
    for (const { name } of [listProductsRef, readOwnProductRef]) {
      void queryClient.invalidateQueries({ queryKey: [name] });
    }
    showToast({ title: t('bulk.done', { count: changed }), tone: 'success' });
    onDone();
  }

  async function take(ref: typeof archiveProductsRef | typeof restoreProductsRef) {
    setIsBusy(true);
    try {
      finish((await contractClient.runCommand(ref, { ids })).changed);
    } catch (error) {
      showToast({ title: errorWords(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    archive: () => take(archiveProductsRef),
    restore: () => take(restoreProductsRef),
    /** The packs that cannot be changed so; none when it was done. */
    change: async (values: BulkChange): Promise<readonly BulkProblem[]> => {
      const done = await contractClient.runCommand(changeProductsRef, { ids, ...values });
      if (done.problems.length === 0) finish(done.changed);
      return done.problems;
    },
  };
}
