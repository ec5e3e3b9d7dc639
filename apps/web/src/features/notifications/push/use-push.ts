import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTask } from '@/commands/use-task';
import { useMessages } from '@/i18n';
import { listPushDevicesRef } from './push.queries';
import { readPushState, turnOffPush, turnOnPush } from './push-device';
import type { PushState } from './push-state';

/** Whether this device shows notifications, and how to change that. */
export function usePush() {
  const t = useMessages('push');
  const queryClient = useQueryClient();
  const [state, setState] = useState<PushState>();

  useEffect(() => {
    let isWanted = true;
    void readPushState().then((found) => isWanted && setState(found));
    return () => {
      isWanted = false;
    };
  }, []);

  const { isBusy, run } = useTask();
  async function change(work: () => Promise<PushState>): Promise<PushState | undefined> {
    const outcome = await run(work, {
      onDone: (next) => {
        setState(next);
        void queryClient.invalidateQueries({ queryKey: [listPushDevicesRef.name] });
      },
      refused: t('failed'),
    });
    return outcome?.kind === 'done' ? outcome.output : undefined;
  }

  return {
    state,
    isBusy,
    turnOn: () => change(turnOnPush),
    turnOff: () => change(turnOffPush),
  };
}
