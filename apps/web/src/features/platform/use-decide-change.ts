import type { ConfigChange } from '@chowk/domain/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/toast-store';
import {
  confirmConfigChangeRef,
  listConfigChangesRef,
  readPlatformConfigRef,
  withdrawConfigChangeRef,
} from './figures.queries';

/** Says yes to a change of a figure, or calls it off. */
export function useDecideChange() {
  const t = useMessages('figures');
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function decide({ id, key }: ConfigChange, step: 'confirm' | 'withdraw'): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const ref = step === 'confirm' ? confirmConfigChangeRef : withdrawConfigChangeRef;
      const { status } = await contractClient.runCommand(ref, { id });
      const what = t(`name.${key}`);
      showToast({ title: t(`changes.done.${status}`, { what }), tone: 'success' });
    } catch (error) {
      showToast({ title: t('changes.notDone'), description: errorWords(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
      for (const { name } of [listConfigChangesRef, readPlatformConfigRef]) {
        void queryClient.invalidateQueries({ queryKey: [name] });
      }
    }
  }

  return { isBusy, decide };
}
