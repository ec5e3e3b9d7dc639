import { useCallback, useEffect, useState } from 'react';
import { readServerVersion } from './server-version';
import {
  checkForUpdate,
  readWorkerState,
  type UpdateAnswer,
  type WorkerState,
} from './worker-state';

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
