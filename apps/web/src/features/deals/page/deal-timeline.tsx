import type { Deal, TimelineStep } from '@chowk/domain/deals';
import { formatDate } from '@chowk/domain/kernel';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useDisplayWords } from '@/features/deals/display-words';
import { isProofWaiting } from '@/features/deals/waiting-proof';
import { useLanguage, useMessages } from '@/i18n';
import { Card } from '@/ui/layout/card';
import { wordFor } from './reader-words';
import type { DealFacts } from './use-deal-facts';

interface DealTimelineProps {
  deal: Deal;
  facts: DealFacts;
  isOwn: boolean;
}

/** The way to the money, step by step with its days; nothing for a deal that ended before. */
export function DealTimeline({ deal, facts, isOwn }: DealTimelineProps) {
  const t = useMessages('deal');
  const list = useMessages('deals');
  const displayWords = useDisplayWords();
  const { timeline } = facts;
  if (timeline.length === 0) return null;
  const title = t(wordFor('steps.title', isOwn));
  const stays =
    deal.display_until === null
      ? t(wordFor('stays.open', isOwn))
      : displayWords(deal, isOwn ? 'stays.keep' : 'stays');
  return (
    <Card>
      <h2 className="sr-only">{title}</h2>
      <ol aria-label={title} className="flex flex-col">
        {timeline.map((step, place) => (
          <Step
            key={step.step}
            step={step}
            isLast={place === timeline.length - 1}
            words={
              step.step === 'photo' && isProofWaiting(deal)
                ? list('proofWaits')
                : t(wordFor(`steps.${step.step}`, isOwn), { count: deal.photos_needed })
            }
            note={step.step === 'place' ? stays : undefined}
          />
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  step: TimelineStep;
  isLast: boolean;
  words: string;
  note: string | undefined;
}

function Step({ step: { state, day }, isLast, words, note }: StepProps) {
  const t = useMessages('deal');
  const language = useLanguage();
  const short = day && formatDate(day, language, { isShort: true });
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="relative flex gap-3 pb-3 last:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden
          className={clsx(
            'absolute start-2.75 top-6 bottom-0 w-0.5',
            state === 'done' ? 'bg-role' : 'bg-line',
          )}
        />
      )}
      <span
        aria-hidden
        className={clsx(
          'grid size-6 shrink-0 place-items-center rounded-full',
          state === 'done' && 'bg-role text-on-role',
          state === 'now' && 'border-2 border-role bg-surface',
          state === 'ahead' && 'border-2 border-line bg-surface',
        )}
      >
        {state === 'done' && <Check className="size-3.5" strokeWidth={3} />}
        {state === 'now' && <span className="size-2.5 rounded-full bg-role" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={clsx('block', state === 'now' && 'font-semibold')}>
          {words}
          {state === 'done' && <span className="sr-only"> {t('steps.done')}</span>}
        </span>
        {note && <span className="block text-muted text-sm">{note}</span>}
      </span>
      {short && (
        <span className="shrink-0 text-muted text-sm leading-6">
          {state === 'done' ? short : t('steps.by', { day: short })}
        </span>
      )}
    </li>
  );
}
