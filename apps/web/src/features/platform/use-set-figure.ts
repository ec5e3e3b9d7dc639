import type { InputOf } from '@chowk/domain/kernel';
import type { setPlatformConfig } from '@chowk/domain/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/browser-client';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/toast-store';
import { platformConfigOptions, setPlatformConfigRef } from './figures.queries';

type Setting = InputOf<typeof setPlatformConfig>;

export function useSetFigure() {
  const t = useMessages('figures');
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  /** Whether it was saved. */
  async function save(setting: Setting): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(undefined);
    try {
      await contractClient.runCommand(setPlatformConfigRef, setting);
      await queryClient.invalidateQueries({ queryKey: platformConfigOptions().queryKey });
      showToast({ title: t('saved', { what: t(`name.${setting.key}`) }), tone: 'success' });
      return true;
    } catch (error) {
      setProblem(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, save };
}
