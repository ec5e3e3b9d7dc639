import type { Me } from '@chowk/domain/accounts';
import { type FirstStepName, firstSteps, missingOf } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Check, ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { shopsOptions } from '@/features/shops/shops.queries';
import { useMessages } from '@/i18n';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Card } from '@/ui/layout/card';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface FirstStepsProps {
  me: Me;
  hasUpi: boolean;
  hasDeal: boolean;
  /** Where each is done; absent for who may not do it, and for what is done on this screen. */
  links: Readonly<Partial<Record<FirstStepName, LinkElement>>>;
}

/** What a new store does first, until it has done all of it. */
export function FirstSteps({ me, hasUpi, hasDeal, links }: FirstStepsProps) {
  const t = useMessages('shops');
  const { data } = useQuery(shopsOptions());
  const shop = data?.items.find(({ owner_id }) => owner_id === me.id);
  const steps = shop ? firstSteps({ missing: missingOf(shop), hasUpi, hasDeal }) : [];
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  if (!next) return null;
  return (
    <Card title={t('first.title')} description={t('first.text', { done, all: steps.length })}>
      <ProgressBar isLabelHidden label={t('first.title')} value={done} max={steps.length} />
      <ol className="mt-2 flex flex-col divide-y divide-line">
        {steps.map(({ step, isDone }) => (
          <li key={step}>
            <Step
              words={t(`first.${step}`)}
              hint={step === next ? t(`first.${step}Text`) : undefined}
              isDone={isDone}
              doneWord={t('first.done')}
              link={isDone ? undefined : links[step]}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  words: string;
  hint: string | undefined;
  isDone: boolean;
  doneWord: string;
  link: LinkElement | undefined;
}

function Step({ words, hint, isDone, doneWord, link }: StepProps) {
  const className = 'flex min-h-touch items-center gap-3 py-2';
  const content = (
    <>
      <span
        aria-hidden
        className={clsx(
          'grid size-6 shrink-0 place-items-center rounded-full',
          isDone ? 'bg-role text-on-role' : 'border-2 border-line',
        )}
      >
        {isDone && <Check className="size-3.5" strokeWidth={3} />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={clsx('block', isDone ? 'text-muted' : 'font-semibold')}>
          {words}
          {isDone && <span className="sr-only"> {doneWord}</span>}
        </span>
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </span>
      {link && <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />}
    </>
  );
  if (!link) return <span className={className}>{content}</span>;
  return cloneElement(link, { className }, content);
}
