import { contractClient } from '@/api/client/browser-client';
import { storedSession } from '@/api/session/stored-session';
import { isInstalled } from '@/ui/device/is-installed';
import { platformOf } from '@/ui/device/platform';
import {
  listPushDevicesRef,
  pushKeyRef,
  subscribePushRef,
  unsubscribePushRef,
} from './push.queries';
import { type PushState, pushStateOf } from './push-state';
import { findPushWish, forgetPushWish, rememberPushWish } from './push-wish';

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined;
}

async function findSubscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager?.getSubscription()) ?? null;
}

export async function readPushState(): Promise<PushState> {
  const worker = await registration();
  const canPush = 'Notification' in window && worker?.pushManager !== undefined;
  return pushStateOf({
    canPush,
    isIos: platformOf(navigator) === 'ios',
    isInstalled: isInstalled(),
    permission: canPush ? Notification.permission : 'default',
    isSubscribed:
      findPushWish()?.personId === storedSession()?.userId && (await findSubscription()) !== null,
  });
}

/** A key of the server that changed makes the browser refuse; then the old one is given up first. */
async function subscribe(worker: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { public_key } = await contractClient.runQuery(pushKeyRef, {}, { asSelf: true });
  const wanted = { userVisibleOnly: true, applicationServerKey: public_key };
  try {
    return await worker.pushManager.subscribe(wanted);
  } catch (error) {
    const old = await worker.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return worker.pushManager.subscribe(wanted);
  }
}

/** As one would say which device it is, for the list of devices. */
function deviceLabel(): string {
  const { userAgent } = navigator;
  const browser = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'].find((name) =>
    userAgent.includes(name),
  );
  const system = { android: 'Android', ios: 'iOS', desktop: '' }[platformOf(navigator)];
  return [browser, system].filter(Boolean).join(', ');
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  const input = { endpoint, keys: { p256dh, auth }, label: deviceLabel() };
  await contractClient.runCommand(subscribePushRef, input, { asSelf: true });
  const personId = storedSession()?.userId;
  if (personId) rememberPushWish({ personId, endpoint });
}

/** Only ever after a press: this is where the browser asks. */
export async function turnOnPush(): Promise<PushState> {
  const worker = await registration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return readPushState();
  await tellServer(await subscribe(worker));
  return readPushState();
}

/** Whoever never wanted them here has nothing to give up, and the browser is not troubled with it. */
export async function turnOffPush(): Promise<PushState> {
  const subscription = findPushWish() ? await findSubscription() : null;
  forgetPushWish();
  if (subscription) {
    const { endpoint } = subscription;
    await subscription.unsubscribe();
    // A device that cannot be reached is found out at the next message.
    await contractClient
      .runCommand(unsubscribePushRef, { endpoint }, { asSelf: true })
      .catch(() => undefined);
  }
  return readPushState();
}

async function isKnownInThisSession(): Promise<boolean> {
  const { items } = await contractClient.runQuery(listPushDevicesRef, {}, { asSelf: true });
  return items.some((device) => device.is_this);
}

/** For whoever wants them here: after a sign-in, and when the browser changed its address. */
export async function keepPush(personId: string): Promise<void> {
  const wish = findPushWish();
  if (wish?.personId !== personId || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const worker = await registration();
  if (!worker) return;
  const subscription = (await findSubscription()) ?? (await subscribe(worker));
  const isSame = subscription.endpoint === wish.endpoint;
  // A device ends with the session it was told in, and this may be another one.
  if (!isSame || !(await isKnownInThisSession())) await tellServer(subscription);
}
