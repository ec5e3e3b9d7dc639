import { useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import type { Mark } from './marks';
import { listNotificationsRef, type Notices } from './notifications.queries';

interface ReadAllProps {
  unread: number;
  onMark: (mark: Mark) => Promise<void>;
}

/** What comes in while the question is open was not meant by it: up to the newest one shown. */
function useNewestId(): () => string | undefined {
  const queryClient = useQueryClient();
  return () =>
    queryClient
      .getQueriesData<Notices>({ queryKey: [listNotificationsRef.name] })
      .flatMap(([, lists]) => lists?.pages.flatMap(({ items }) => items) ?? [])
      .map(({ id }) => id)
      .sort()
      .at(-1);
}

export function ReadAll({ unread, onMark }: ReadAllProps) {
  const t = useMessages('notifications');
  const newestId = useNewestId();
  const [asked, setAsked] = useState<{ readonly upTo: string; readonly count: number }>();
  if (unread === 0 && !asked) return null;

  const ask = () => {
    const upTo = newestId();
    if (upTo !== undefined) setAsked({ upTo, count: unread });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<CheckCheck aria-hidden className="size-4" />}
        onClick={ask}
      >
        {t('readAll.button')}
      </Button>
      <LazyConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={t('readAll.ask', { count: asked?.count ?? unread })}
        description={t('readAll.text')}
        tone="primary"
        confirmLabel={t('readAll.button')}
        onConfirm={() => {
          if (asked) void onMark({ kind: 'all-read', upTo: asked.upTo });
          setAsked(undefined);
          showToast({ title: t('readAll.done'), tone: 'success' });
        }}
      />
    </>
  );
}
