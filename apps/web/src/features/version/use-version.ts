import { useCallback, useEffect, useState } from 'react';
import { readPublicJson } from '@/api/network/public-fetch';
import {
  checkForUpdate,
  readWorkerState,
  type UpdateAnswer,
  type WorkerState,
} from './worker-state';

const HEALTH_PATH = '/healthz';

/** `null` when the server was not reached, `undefined` when it does not say. */
async function readServerVersion(): Promise<string | null | undefined> {
  const answer = await readPublicJson(HEALTH_PATH);
  if (typeof answer !== 'object' || answer === null) return null;
  return 'version' in answer && typeof answer.version === 'string' ? answer.version : undefined;
}

interface VersionState {
  worker: WorkerState | undefined;
  server: { version: string | null | undefined } | undefined;
  answer: UpdateAnswer | undefined;
  isChecking: boolean;
  check: () => Promise<void>;
}

export function useVersion(): VersionState {
  const [worker, setWorker] = useState<WorkerState>();
  const [server, setServer] = useState<VersionState['server']>();
  const [answer, setAnswer] = useState<UpdateAnswer>();
  const [isChecking, setIsChecking] = useState(false);

  useEffect(() => {
    void readWorkerState().then(setWorker);
    void readServerVersion().then((version) => setServer({ version }));
  }, []);

  const check = useCallback(async () => {
    setIsChecking(true);
    setAnswer(await checkForUpdate());
    setWorker(await readWorkerState());
    setIsChecking(false);
  }, []);

  return { worker, server, answer, isChecking, check };
}
