import type { InputOf } from '@chowk/domain/kernel';
import type { setPlatformConfig } from '@chowk/domain/platform';
import { use } from 'react';
import { outputOrThrow } from '@/commands/send-command';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { EffectiveDay } from './effective-day';
import { setPlatformConfigRef } from './figures.queries';

export type Setting = InputOf<typeof setPlatformConfig>;

export function useSetFigure() {
  const t = useMessages('figures');
  const day = use(EffectiveDay);
  const { run } = useCommand(setPlatformConfigRef, { isShownFirst: true });

  /** Throws what it was refused for. */
  async function save(setting: Setting): Promise<void> {
    const input = day === '' ? setting : { ...setting, effective_on: day };
    const what = t(`name.${setting.key}`);
    const outcome = await run(input, {
      done: ({ change: { status } }) =>
        status === 'applied' ? t('saved', { what }) : t(`changes.done.${status}`, { what }),
    });
    outputOrThrow(outcome);
  }

  return { save };
}
