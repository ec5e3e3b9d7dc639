export type ToastTone = 'neutral' | 'success' | 'danger';

export interface ToastRequest {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onClick: () => void };
  durationMs?: number;
}

export interface Toast extends ToastRequest {
  id: number;
  tone: ToastTone;
}

export const TOAST_MS = 5000;

/** One toast at a time: a newer one replaces it. */
export function createToastStore() {
  const listeners = new Set<() => void>();
  let current: Toast | undefined;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let remainingMs = 0;
  let startedMs = 0;

  function set(next: Toast | undefined) {
    current = next;
    for (const listener of listeners) listener();
  }

  function run() {
    clearTimeout(timer);
    startedMs = Date.now();
    timer = setTimeout(() => set(undefined), remainingMs);
  }

  return {
    read: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(request: ToastRequest): number {
      lastId += 1;
      remainingMs = request.durationMs ?? TOAST_MS;
      set({ tone: 'neutral', ...request, id: lastId });
      run();
      return lastId;
    },
    /** Without an id: whichever is on show. With one: only if it still is. */
    dismiss(id?: number) {
      if (!current || (id !== undefined && id !== current.id)) return;
      clearTimeout(timer);
      set(undefined);
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remainingMs -= Date.now() - startedMs;
    },
    resume() {
      if (current && timer === undefined) run();
    },
  };
}

export const toastStore = createToastStore();

/** Works anywhere, also outside React; `<ToastRegion />` shows it. */
export const showToast = toastStore.show;
