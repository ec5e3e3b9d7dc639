import { asPageRequest } from '@/sw/messages';

/** The worker asks for a page when a notification is pressed: this tab goes there by itself. */
export function answerWorker(openPath: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const hear = ({ data, ports }: MessageEvent) => {
    const request = asPageRequest(data);
    if (!request) return;
    ports[0]?.postMessage('OPENED');
    openPath(request.path);
  };
  serviceWorker.addEventListener('message', hear);
  // Messages that came before anybody listened are held back until this.
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener('message', hear);
}
