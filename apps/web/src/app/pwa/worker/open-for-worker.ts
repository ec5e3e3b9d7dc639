import { asPageRequest } from '@/sw/messages';

/** Opens a page when the worker asks for it after a notification was pressed. */
export function openForWorker(openPath: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const onMessage = ({ data, ports }: MessageEvent) => {
    const request = asPageRequest(data);
    if (!request) return;
    ports[0]?.postMessage('OPENED');
    openPath(request.path);
  };
  serviceWorker.addEventListener('message', onMessage);
  // Earlier messages are held back until this call.
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', onMessage);
}
