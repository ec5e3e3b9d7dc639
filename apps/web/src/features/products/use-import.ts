import type { OutputOf } from '@chowk/domain/kernel';
import { IMPORT_LIMITS, type importProducts } from '@chowk/domain/products';
import { useState } from 'react';
import { newId } from '@/api/client/contract-client';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { importProductsRef } from './products.queries';

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
  const [table, setTable] = useState<ChosenTable>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const { isBusy, refusalWords, run } = useCommand(importProductsRef);

  async function look(file: File) {
    setTable(undefined);
    const base64 = await base64Of(file);
    setIsTooLarge(base64.length > IMPORT_LIMITS.base64Length);
    if (base64.length > IMPORT_LIMITS.base64Length) return;
    const id = newId();
    const input = { id, file_name: file.name, file_base64: base64, step: 'preview' as const };
    await run(input, { onDone: (looked) => setTable({ id, name: file.name, base64, looked }) });
  }

  async function commit() {
    if (!table) return;
    const { id, name: file_name, base64: file_base64, looked } = table;
    const skip_bad = looked.bad_lines > 0;
    await run(
      { id, file_name, file_base64, step: 'commit', skip_bad },
      {
        // The catalogue may have changed since it was looked at.
        onDone: (after) => setTable(after.batch ? undefined : { ...table, looked: after }),
        done: ({ batch }) => (batch ? t('import.done', { count: batch.products }) : undefined),
      },
    );
  }

  return { table, refusal: isTooLarge ? t('import.tooLarge') : refusalWords, isBusy, look, commit };
}

export type ImportState = ReturnType<typeof useImport>;
