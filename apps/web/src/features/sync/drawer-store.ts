const listeners = new Set<() => void>();
let isOpen = false;

/** Whether **Waiting to send** is open: a toast anywhere in the app may open it. */
export const drawerStore = {
  read: () => isOpen,
  set(next: boolean): void {
    isOpen = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
