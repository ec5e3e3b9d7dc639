export type WorkerState = 'unsupported' | 'none' | 'installing' | 'waiting' | 'active';

type Phases = Pick<ServiceWorkerRegistration, 'installing' | 'waiting' | 'active'>;

/** The news first: a waiting update matters more than the worker it will replace. */
export function workerStateOf(registration: Partial<Phases> | undefined): WorkerState {
  if (registration?.waiting) return 'waiting';
  if (registration?.installing) return 'installing';
  return registration?.active ? 'active' : 'none';
}

export async function readWorkerState(): Promise<WorkerState> {
  if (!('serviceWorker' in navigator)) return 'unsupported';
  return workerStateOf(await navigator.serviceWorker.getRegistration());
}

export type UpdateAnswer = 'up-to-date' | 'found' | 'failed';

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const onChange = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', onChange);
    onChange();
  });
}

/** Asks the server for a newer worker and waits until it is installed. */
export async function checkForUpdate(): Promise<UpdateAnswer> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return 'failed';
    await registration.update();
    if (registration.installing) await settled(registration.installing);
    return registration.waiting ? 'found' : 'up-to-date';
  } catch {
    return 'failed';
  }
}
