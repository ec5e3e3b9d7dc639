import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Translate, useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { Card } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { type PendingCount, useClearCache } from './use-clear-cache';

export function ClearCachePage() {
  const t = useMessages('pwa');
  const { state, pending, clear } = useClearCache();
  return (
    <div className="flex w-full max-w-2xl flex-col gap-6">
      <PageHeader title={t('cache.title')} description={t('cache.text')} />
      <div className="grid gap-4 md:grid-cols-2">
        <Card title={t('cache.goes')}>
          <ul className="flex flex-col gap-3">
            <Line icon={<Minus className="text-danger-ink" />}>{t('cache.goesPages')}</Line>
            <Line icon={<Minus className="text-danger-ink" />}>{t('cache.goesRows')}</Line>
          </ul>
        </Card>
        <Card title={t('cache.stays')}>
          <ul className="flex flex-col gap-3">
            <Line icon={<Check className="text-success-ink" />}>{pendingWords(t, pending)}</Line>
            <Line icon={<Check className="text-success-ink" />}>{t('cache.staysSession')}</Line>
            <Line icon={<Check className="text-success-ink" />}>{t('cache.staysSettings')}</Line>
          </ul>
        </Card>
      </div>
      {state === 'offline' && <Banner tone="warning" title={t('cache.offline')} />}
      {state === 'failed' && (
        <Banner tone="danger" title={t('cache.failed')} text={t('cache.failedText')} />
      )}
      {state === 'done' ? (
        <Banner
          tone="success"
          title={t('cache.done')}
          text={t('cache.doneText')}
          action={<Button onClick={() => window.location.reload()}>{t('cache.reload')}</Button>}
        />
      ) : (
        <Button className="sm:self-start" isLoading={state === 'clearing'} onClick={clear}>
          {t('cache.action')}
        </Button>
      )}
    </div>
  );
}

function pendingWords(t: Translate<'pwa'>, pending: PendingCount): string {
  if (pending === undefined) return t('cache.pendingCounting');
  if (pending === 'unknown') return t('cache.pendingUnknown');
  return pending === 0 ? t('cache.pendingNone') : t('cache.pending', { count: pending });
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden className="mt-0.5 shrink-0 [&_svg]:size-5">
        {icon}
      </span>
      {children}
    </li>
  );
}
