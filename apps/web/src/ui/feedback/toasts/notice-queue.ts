export interface Notice {
  title: string;
  description?: string;
  tone?: 'info' | 'success' | 'warning' | 'danger';
  action?: { label: string; onClick: () => void };
}

/** Queues notices until the toaster is loaded and mounted. */
export function createNoticeQueue() {
  const waiting: Notice[] = [];
  const listeners = new Set<() => void>();
  let deliver: ((notice: Notice) => void) | undefined;
  let isWanted = false;

  return {
    isWanted: () => isWanted,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push(notice: Notice) {
      if (deliver) return deliver(notice);
      waiting.push(notice);
      isWanted = true;
      for (const listener of listeners) listener();
    },
    /** From now on notices are shown at once, the queued ones first. */
    connect(to: (notice: Notice) => void) {
      deliver = to;
      for (const notice of waiting.splice(0)) to(notice);
      return () => {
        deliver = undefined;
      };
    },
  };
}

export const noticeQueue = createNoticeQueue();

/** Works anywhere, also outside React; `<Notices />` shows it. */
export const notify = noticeQueue.push;
