import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { useMessages } from '@/i18n';
import { type Notice, noticeQueue } from './notice-queue';

const VISIBLE = 3;
const DURATION_MS = 4000;

const SAY = {
  info: toast,
  success: toast.success,
  warning: toast.warning,
  danger: toast.error,
} as const;

function deliver({ title, description, tone = 'info', action }: Notice) {
  SAY[tone](title, { description, action });
}

/** Bare toasts in our own clothes: the library's look is not ours in either theme. */
const CLOTHES = {
  toast:
    'flex w-full items-start gap-3 rounded-lg border border-line bg-raised px-4 py-3 text-ink shadow-high',
  content: 'min-w-0 flex-1',
  title: 'font-semibold',
  description: 'text-muted text-sm',
  icon: 'mt-0.5 shrink-0',
  actionButton: 'min-h-touch shrink-0 rounded-md px-3 -my-2 -me-2 font-semibold text-primary-ink',
} as const;

export function NoticesToaster() {
  const t = useMessages('ui');
  useEffect(() => noticeQueue.connect(deliver), []);
  return (
    <Toaster
      expand
      visibleToasts={VISIBLE}
      duration={DURATION_MS}
      position="top-center"
      gap={10}
      containerAriaLabel={t('news')}
      offset={{ top: 'calc(env(safe-area-inset-top) + 12px)' }}
      mobileOffset={{ top: 'calc(env(safe-area-inset-top) + 12px)', left: 12, right: 12 }}
      toastOptions={{ unstyled: true, classNames: CLOTHES }}
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-success-ink" />,
        warning: <TriangleAlert aria-hidden className="size-5 text-warning-ink" />,
        error: <CircleAlert aria-hidden className="size-5 text-danger-ink" />,
      }}
      style={{ fontFamily: 'inherit', zIndex: 70 }}
    />
  );
}
