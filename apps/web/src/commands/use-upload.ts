import { useState } from 'react';
import { useTask } from './use-task';

/** One file at a time; `share` is how much of it has left the device, while it is leaving. */
export function useUpload(
  send: (file: File, onProgress: (share: number) => void) => Promise<void>,
) {
  const [share, setShare] = useState(0);
  const { isBusy, refusal, run } = useTask();
  const upload = (file: File) => run(() => send(file, setShare), { onStart: () => setShare(0) });
  return { share: isBusy ? share : undefined, error: refusal, upload };
}
