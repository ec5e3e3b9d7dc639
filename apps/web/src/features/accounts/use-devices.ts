import type { endSession } from '@chowk/domain/accounts';
import type { OutputOf } from '@chowk/domain/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contractClient } from '@/api/client/browser-client';
import { errorKey } from '@/api/errors/error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { endOtherSessionsRef, endSessionRef, sessionsOptions } from './settings.queries';

type Devices = OutputOf<typeof endSession>;

/** Which device is being signed out now, or all others at once. */
export function useDevices() {
  const t = useMessages('settings');
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<string>();

  async function run(what: string, work: () => Promise<Devices>) {
    setBusy(what);
    try {
      queryClient.setQueryData(sessionsOptions().queryKey, await work());
      showToast({ title: t('device.ended'), tone: 'success' });
    } catch (error) {
      showToast({ title: t('notKept'), description: errors(errorKey(error)), tone: 'danger' });
      await queryClient.invalidateQueries({ queryKey: sessionsOptions().queryKey });
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    end: (id: string) => run(id, () => contractClient.runCommand(endSessionRef, { id })),
    endOthers: () => run('others', () => contractClient.runCommand(endOtherSessionsRef, {})),
  };
}
