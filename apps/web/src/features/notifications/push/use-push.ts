import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { useMessages } from '@/i18n';
import { showToast } from '@/ui/feedback/toast-store';
import { listPushDevicesRef } from './push.queries';
import { readPushState, turnOffPush, turnOnPush } from './push-device';
import type { PushState } from './push-state';

/** Whether this device shows notifications, and how to change that. */
export function usePush() {
  const t = useMessages('push');
  const errors = useMessages('errors');
  const queryClient = useQueryClient();
  const [state, setState] = useState<PushState>();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    let isWanted = true;
    void readPushState().then((found) => isWanted && setState(found));
    return () => {
      isWanted = false;
    };
  }, []);

  async function change(work: () => Promise<PushState>): Promise<PushState | undefined> {
    setIsBusy(true);
    try {
      const next = await work();
      setState(next);
      void queryClient.invalidateQueries({ queryKey: [listPushDevicesRef.name] });
      return next;
    } catch (error) {
      showToast({ title: t('failed'), description: errors(errorKey(error)), tone: 'danger' });
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    state,
    isBusy,
    turnOn: () => change(turnOnPush),
    turnOff: () => change(turnOffPush),
  };
}
