import { istDay, relativeTime } from '@chowk/domain/kernel';
import type { ConfigKey } from '@chowk/domain/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { ConfirmersNote } from '@/features/platform/proposals/confirmers-note';
import { useLanguage, useMessages } from '@/i18n';
import { Banner } from '@/ui/feedback/banner';
import { ErrorState } from '@/ui/feedback/error-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { useNow } from '@/ui/feedback/use-now';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { ConfigChanges } from './config-changes';
import { EffectiveDay } from './effective-day';
import { FeeTiersForm } from './fee-tiers-form';
import { LINE_FIGURES } from './figure-text';
import { platformConfigOptions } from './figures.queries';
import { LineFigureForm } from './line-figure';
import { SupplierForm } from './supplier-form';

/** Every figure of the business in one place; an admin reads, a super admin sets. */
export function FiguresSection({ uid, canChange }: { uid: string; canChange: boolean }) {
  const t = useMessages('figures');
  const errorWords = useErrorWords();
  const language = useLanguage();
  const nowMs = useNow();
  const [day, setDay] = useState('');
  const { data, error, isFetching, refetch } = useQuery(platformConfigOptions());
  if (!data) {
    if (!error) return <SkeletonText lines={8} />;
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { config, changed } = data;
  const changedWords = (key: ConfigKey) => {
    const at = changed.find((each) => each.key === key)?.updated_at;
    return at ? t('changed', { when: relativeTime(at, nowMs, language) }) : t('initial');
  };
  return (
    <div className="grid gap-5">
      <Banner title={canChange ? t('text') : t('readOnly')} />
      {config.upi_id === null && (
        <Banner tone="warning" title={t('setup.upi')} text={t('setup.upiText')} />
      )}
      {config.supplier.gstin === null && (
        <Banner title={t('setup.gstin')} text={t('setup.gstinText')} />
      )}
      {canChange && <ConfirmersNote />}
      {canChange && (
        <TextField
          className="max-w-sm"
          type="date"
          label={t('effective')}
          hint={t('effectiveHint')}
          min={istDay(nowMs)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      <EffectiveDay value={day}>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card className="divide-y divide-line py-1 sm:py-1">
            {LINE_FIGURES.map((name) => (
              <LineFigureForm
                key={name}
                name={name}
                config={config}
                canChange={canChange}
                changed={changedWords(name)}
              />
            ))}
          </Card>
          <div className="grid gap-5">
            <Card title={t('name.fee_tiers')} description={changedWords('fee_tiers')}>
              <FeeTiersForm tiers={config.fee_tiers} canChange={canChange} />
            </Card>
            <Card title={t('name.supplier')} description={changedWords('supplier')}>
              <SupplierForm supplier={config.supplier} canChange={canChange} />
            </Card>
          </div>
        </div>
      </EffectiveDay>
      <ConfigChanges uid={uid} canChange={canChange} />
    </div>
  );
}
