import { expect, type Page } from '@playwright/test';

/** What a service worker can do that the page's own types do not know. */
interface WorkerScope {
  readonly registration: { getNotifications(): Promise<readonly Notification[]> };
  dispatchEvent(event: Event): boolean;
}
type NotificationEventClass = new (type: string, init: { notification: Notification }) => Event;

function workerOf(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No worker is in charge');
  return worker;
}

/** Hands the worker a message as a push service would: by the browser itself, without the service. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
  await session.detach();
}

/** What the device shows, by title. */
export async function shownOnDevice(page: Page): Promise<string[]> {
  return workerOf(page).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });
}

/** There is no tray to press in here, so the press itself is told to the worker. */
export async function pressOnDevice(page: Page): Promise<void> {
  await expect.poll(() => shownOnDevice(page)).toHaveLength(1);
  await workerOf(page).evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope & {
      NotificationEvent: NotificationEventClass;
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) return;
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}
