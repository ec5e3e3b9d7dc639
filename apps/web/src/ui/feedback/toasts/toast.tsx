import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useMessages } from '@/i18n';
import { type Toast, type ToastTone, toastStore } from './toast-store';

const ICONS: Record<ToastTone, { Icon: typeof CircleCheck; look: string } | undefined> = {
  neutral: undefined,
  success: { Icon: CircleCheck, look: 'text-inverse-success' },
  danger: { Icon: CircleAlert, look: 'text-inverse-danger' },
};

/** Mounted once, near the root. The live region is always there: one added with its text is not read. */
export function ToastRegion() {
  const t = useMessages('ui');
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <section
      aria-label={t('notifications')}
      className={clsx(
        'above-bar pointer-events-none fixed inset-x-3 z-70 flex justify-center sm:justify-end',
        // A sheet has its items and its button there: above it on a phone, beside it elsewhere.
        'max-md:beside-sheet:top-2 max-md:beside-sheet:bottom-auto md:beside-sheet:justify-start',
      )}
    >
      <div role="status" aria-live="polite" aria-atomic="true" className="w-full max-w-md">
        {toast && <ToastCard key={toast.id} toast={toast} closeLabel={t('close')} />}
      </div>
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, title, description, tone, action } = toast;
  const sign = ICONS[tone];
  const card = useRef<HTMLDivElement>(null);
  usePauseWhileAttended(card);
  return (
    <div
      ref={card}
      className="pointer-events-auto flex animate-rise items-center gap-1 rounded-lg bg-inverse py-1 ps-4 pe-1 text-on-inverse shadow-high"
    >
      {sign && <sign.Icon aria-hidden className={clsx('me-2 size-5 shrink-0', sign.look)} />}
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="min-h-touch shrink-0 rounded-md px-3 font-semibold text-inverse-accent focus-visible:outline-inverse-accent"
          onClick={() => {
            toastStore.dismiss(id);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        className="grid size-touch shrink-0 place-items-center rounded-md focus-visible:outline-inverse-accent"
        onClick={() => toastStore.dismiss(id)}
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}

/** Nothing runs away while someone points at it or has it in focus. */
function usePauseWhileAttended(card: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { pause, resume } = toastStore;
    const leave = new AbortController();
    const on = { signal: leave.signal };
    card.current?.addEventListener('pointerenter', pause, on);
    card.current?.addEventListener('pointerleave', resume, on);
    card.current?.addEventListener('focusin', pause, on);
    card.current?.addEventListener('focusout', resume, on);
    return () => leave.abort();
  }, [card]);
}
