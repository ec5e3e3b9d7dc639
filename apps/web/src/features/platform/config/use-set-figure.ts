import type { InputOf } from '@chowk/domain/kernel';
import type { setPlatformConfig } from '@chowk/domain/platform';
import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { EffectiveDay } from './effective-day';
import { listProposalsRef, platformConfigOptions, setPlatformConfigRef } from './figures.queries';

type Setting = InputOf<typeof setPlatformConfig>;

export function useSetFigure() {
  const t = useMessages('figures');
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();

  const day = use(EffectiveDay);

  /** Whether it was saved. */
  async function save(setting: Setting): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setProblem(undefined);
    try {
      const input = day === '' ? setting : { ...setting, effective_on: day };
      const { change } = await contractClient.runCommand(setPlatformConfigRef, input);
      await queryClient.invalidateQueries({ queryKey: platformConfigOptions().queryKey });
      void queryClient.invalidateQueries({ queryKey: [listProposalsRef.name] });
      const what = t(`name.${setting.key}`);
      const isNow = change.status === 'applied';
      showToast({
        title: isNow ? t('saved', { what }) : t(`changes.done.${change.status}`, { what }),
        tone: 'success',
      });
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
