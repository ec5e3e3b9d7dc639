import { useState } from 'react';
import { useTask } from './use-task';

/** One file at a time; `share` is the uploaded fraction while it is being uploaded. */
export function useUpload(
  send: (file: File, onProgress: (share: number) => void) => Promise<void>,
) {
  const [share, setShare] = useState(0);
  const { isBusy, refusal, run } = useTask();
  const upload = (file: File) => run(() => send(file, setShare), { onStart: () => setShare(0) });
  return { share: isBusy ? share : undefined, error: refusal, upload };
}
