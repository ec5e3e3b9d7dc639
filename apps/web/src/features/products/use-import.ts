import type { OutputOf } from '@chowk/domain/kernel';
import { IMPORT_LIMITS, type importProducts } from '@chowk/domain/products';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { newId } from '@/api/client/contract-client';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { importProductsRef, listImportsRef, listProductsRef } from './products.queries';

type Looked = OutputOf<typeof importProducts>;

interface ChosenTable {
  /** Of the batch to be: pressed twice it is one batch. */
  readonly id: string;
  readonly name: string;
  readonly base64: string;
  readonly looked: Looked;
}

/** As it lies on the disk; which letters the bytes mean, the server reads. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A table is looked at first, and put into the catalogue only when somebody says so. */
export function useImport() {
  const t = useMessages('products');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [table, setTable] = useState<ChosenTable>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(errorWords(error));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    table,
    refusal,
    isBusy,
    look: (file: File) =>
      attempt(async () => {
        setTable(undefined);
        const base64 = await base64Of(file);
        if (base64.length > IMPORT_LIMITS.base64Length) {
          setRefusal(t('import.tooLarge'));
          return;
        }
        const id = newId();
        const input = { id, file_name: file.name, file_base64: base64, step: 'preview' as const };
        const looked = await contractClient.runCommand(importProductsRef, input);
        setTable({ id, name: file.name, base64, looked });
      }),
    commit: () =>
      attempt(async () => {
        if (!table) return;
        const { batch, ...looked } = await contractClient.runCommand(importProductsRef, {
          id: table.id,
          file_name: table.name,
          file_base64: table.base64,
          step: 'commit',
          skip_bad: table.looked.bad_lines > 0,
        });
        // The catalogue may have changed since it was looked at.
        setTable(batch ? undefined : { ...table, looked: { ...looked, batch } });
        if (!batch) return;
        for (const { name } of [listImportsRef, listProductsRef]) {
          void queryClient.invalidateQueries({ queryKey: [name] });
        }
        showToast({ title: t('import.done', { count: batch.products }), tone: 'success' });
      }),
  };
}

export type ImportState = ReturnType<typeof useImport>;
