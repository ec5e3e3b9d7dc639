import type { endSession } from '@chowk/domain/accounts';
import type { OutputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '@/commands/use-command';
import { useMessages } from '@/i18n';
import { endOtherSessionsRef, endSessionRef, sessionsOptions } from './settings.queries';

/** Which device is being signed out now, or all others at once. */
export function useDevices() {
  const t = useMessages('settings');
  const queryClient = useQueryClient();
  const ended = {
    onDone: (devices: OutputOf<typeof endSession>) =>
      queryClient.setQueryData(sessionsOptions().queryKey, devices),
    done: t('device.ended'),
    refused: t('notKept'),
  };
  const one = useCommand(endSessionRef, ended);
  const others = useCommand(endOtherSessionsRef, ended);
  return {
    busy: others.isBusy ? 'others' : one.running?.id,
    end: (id: string) => one.run({ id }),
    endOthers: () => others.run({}),
  };
}
