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

export function NoticesToaster() {
  const t = useMessages('ui');
  useEffect(() => noticeQueue.connect(deliver), []);
  return (
    <Toaster
      visibleToasts={VISIBLE}
      duration={DURATION_MS}
      position="top-center"
      containerAriaLabel={t('news')}
      offset={{ top: 'calc(env(safe-area-inset-top) + 12px)' }}
      mobileOffset={{ top: 'calc(env(safe-area-inset-top) + 12px)', left: 12, right: 12 }}
      toastOptions={{ className: 'chowk-notice' }}
      style={{ fontFamily: 'inherit', zIndex: 70 }}
    />
  );
}
