import { type FeatureFlag, setFeatureFlag } from '@chowk/domain/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useCommand } from '@/commands/use-command';
import { type Reason, ReasonForm } from '@/forms/reason-form';
import { useDialogDraft } from '@/forms/use-dialog-draft';
import { useMessages } from '@/i18n';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { featureFlagsOptions, setFeatureFlagRef } from './console.queries';

/** Parts of the product that can be stopped at once, each with who did it last and why. */
export function FeatureSwitches() {
  const t = useMessages('switches');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(featureFlagsOptions());
  const { run } = useCommand(setFeatureFlagRef, { isShownFirst: true });
  const [chosen, setChosen] = useState<FeatureFlag>();
  const step = chosen?.is_on ? 'off' : 'on';
  const draft = useDialogDraft<Reason>(chosen?.key);

  const send = async (reason: string) => {
    if (!chosen) return undefined;
    const { key, is_on } = chosen;
    const done = t(`done.${step}`, { what: t(`feature.${key}`) });
    return run({ key, is_on: !is_on, reason }, { done });
  };

  return (
    <Card title={t('title')} description={t('text')}>
      {!data && error && (
        <ErrorState
          error={error}
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonText lines={4} />}
      <ul className="divide-y divide-line">
        {data?.items.map((flag) => (
          <FlagLine key={flag.key} flag={flag} onChoose={() => setChosen(flag)} />
        ))}
      </ul>
      <LazyDialog
        open={chosen !== undefined}
        onOpenChange={(isOpen) => !isOpen && setChosen(undefined)}
        title={t(`ask.${step}`, { what: chosen ? t(`feature.${chosen.key}`) : '' })}
        description={t(`askText.${step}`)}
      >
        <ReasonForm
          key={chosen?.key}
          schema={setFeatureFlag.input}
          label={t('reason')}
          hint={t('reasonHint')}
          tooShort={(count) => t('reasonShort', { count })}
          sendLabel={t(step)}
          tone={step === 'off' ? 'danger' : 'primary'}
          draft={draft}
          onSend={send}
          onDone={() => setChosen(undefined)}
        />
      </LazyDialog>
    </Card>
  );
}

function FlagLine({ flag, onChoose }: { flag: FeatureFlag; onChoose: () => void }) {
  const t = useMessages('switches');
  const { key, is_on, reason, changed_at, changed_by } = flag;
  const what = t(`feature.${key}`);
  const step = is_on ? 'off' : 'on';
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {what}
          <Badge tone={is_on ? 'success' : 'danger'}>{t(is_on ? 'isOn' : 'isOff')}</Badge>
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          {changed_at ? (
            <>
              {changed_by} · <RelativeTime iso={changed_at} /> · {reason}
            </>
          ) : (
            t('never')
          )}
        </p>
      </div>
      <Button
        variant={is_on ? 'danger' : 'primary'}
        size="sm"
        aria-label={t(`${step}Of`, { what })}
        onClick={onChoose}
      >
        {t(step)}
      </Button>
    </li>
  );
}
