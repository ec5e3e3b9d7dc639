import { useEffect, useState } from 'react';
import { refusalKey } from '@/api/errors/error-words';
import { useMessages } from '@/i18n';
import type { PendingUpload } from '@/offline/outbox/queue-row';
import { watchQueue } from '@/offline/outbox/watch-queue';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { drawerStore } from './drawer-store';
import { whatWords } from './what-words';

/** Above a form whose fields show what the server has: what was changed here it did not take. */
export function RefusedChange({ target }: { target: string }) {
  const [item, setItem] = useState<PendingUpload>();
  useEffect(() => {
    const isRefused = (one: PendingUpload) =>
      one.target === target && one.state === 'needs_attention';
    return watchQueue((waiting) => waiting.find(isRefused), setItem);
  }, [target]);
  return item ? <RefusedBanner item={item} /> : null;
}

export function RefusedBanner({ item }: { item: PendingUpload }) {
  const t = useMessages('sync');
  const errors = useMessages('errors');
  const { code = 'unknown', details } = item.lastError ?? {};
  return (
    <Banner
      tone="danger"
      title={t('arrived.refused', { what: whatWords(t, item.type) })}
      text={code === 'STALE_VERSION' ? t('reason.conflict') : errors(refusalKey(code, details))}
      action={
        <Button variant="secondary" size="sm" onClick={() => drawerStore.set(true)}>
          {t('arrived.show')}
        </Button>
      }
    />
  );
}
