import { renewPush } from './device-push';
import { openLink, type Windows } from './open-link';
import { pathOf, readPush, shownPush } from './push-message';

/** Missing in the worker types. */
interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
}

type Worker = ServiceWorkerGlobalScope & {
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (event: PushSubscriptionChangeEvent) => void,
  ): void;
};

function windowsOf({ clients }: Worker): Windows {
  return {
    list: () => clients.matchAll({ type: 'window', includeUncontrolled: true }),
    open: (path) => clients.openWindow(path),
  };
}

export function listenToPush(worker: Worker): void {
  const { registration, location } = worker;
  worker.addEventListener('push', (event) => {
    const { title, options } = shownPush(readPush(event.data?.text()), location.origin);
    event.waitUntil(
      Promise.all([
        registration.showNotification(title, options),
        // Only a page knows the count; the worker shows that there is something.
        worker.navigator.setAppBadge?.().catch(() => undefined),
      ]),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path = pathOf(event.notification.data?.link, location.origin);
    event.waitUntil(openLink(windowsOf(worker), path));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renewPush(registration, event.oldSubscription));
  });
}
