import { useState } from 'react';

/** One file at a time; `share` is how much of it has left the device, while it is leaving. */
export function useUpload(
  send: (file: File, onProgress: (share: number) => void) => Promise<void>,
) {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<unknown>();

  async function upload(file: File) {
    setError(undefined);
    setShare(0);
    try {
      await send(file, setShare);
    } catch (problem) {
      setError(problem);
    } finally {
      setShare(undefined);
    }
  }

  return { share, error, upload };
}
