import clsx from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { HEADING_CLASS } from '@/features/landing/heading-class';
import { useLanguage, useMessages } from '@/i18n';
import { buttonClass } from '@/ui/base/button-class';
import { Skeleton } from '@/ui/feedback/skeleton';
import { fetchTestimonials, type Testimonial, type Testimonials } from './read-testimonials';

/** Nobody has written any, or they could not be fetched: the page does without. */
const NONE: Testimonials = { note: '', voices: [] };

/** They drift by themselves, stop at a press or under a pointer, and stand still for who asked so. */
export function TestimonialRail() {
  const t = useMessages('front');
  const language = useLanguage();
  const [found, setFound] = useState<Testimonials>();
  const [isStill, setIsStill] = useState(false);

  useEffect(() => {
    const leave = new AbortController();
    void fetchTestimonials(language, leave.signal).then((fetched) => {
      if (!leave.signal.aborted) setFound(fetched ?? NONE);
    });
    return () => leave.abort();
  }, [language]);

  if (found?.voices.length === 0) return null;
  const Icon = isStill ? Play : Pause;
  return (
    <section aria-labelledby="voices-title" className="bg-sunken py-14 lg:py-24">
      <div className="gutter mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-4">
        <div>
          <h2 id="voices-title" className={HEADING_CLASS}>
            {t('voices.title')}
          </h2>
          <p className="mt-2 min-h-6 text-muted">{found?.note}</p>
        </div>
        <button
          type="button"
          className={`${buttonClass({ variant: 'quiet', size: 'sm' })} motion-reduce:hidden`}
          onClick={() => setIsStill(!isStill)}
        >
          <Icon aria-hidden className="size-4" />
          {t(isStill ? 'voices.play' : 'voices.pause')}
        </button>
      </div>
      <div className="group mt-6 flex min-h-64 overflow-hidden motion-reduce:overflow-visible">
        {found ? (
          <>
            <Voices voices={found.voices} isStill={isStill} />
            <Voices voices={found.voices} isStill={isStill} isCopy />
          </>
        ) : (
          <Waiting words={t('voices.loading')} />
        )}
      </div>
    </section>
  );
}

interface VoicesProps {
  voices: readonly Testimonial[];
  isStill: boolean;
  /** Follows the first round, so that there is no gap; read by nobody. */
  isCopy?: boolean;
}

function Voices({ voices, isStill, isCopy }: VoicesProps) {
  return (
    <ul
      aria-hidden={isCopy}
      className={clsx(
        'flex w-max shrink-0 animate-drift gap-4 px-2 group-hover:[animation-play-state:paused]',
        'motion-reduce:gutter motion-reduce:mx-auto motion-reduce:w-auto motion-reduce:max-w-7xl motion-reduce:shrink motion-reduce:animate-none motion-reduce:flex-wrap',
        isStill && '[animation-play-state:paused]',
        isCopy && 'motion-reduce:hidden',
      )}
    >
      {voices.map(({ who, words }) => (
        <li
          key={who}
          className="flex w-72 flex-col justify-between gap-4 rounded-xl border border-line bg-surface p-5 sm:w-88"
        >
          <blockquote className="text-pretty text-lg">{words}</blockquote>
          <p className="font-semibold text-primary-ink">{who}</p>
        </li>
      ))}
    </ul>
  );
}

function Waiting({ words }: { words: string }) {
  return (
    <div aria-busy className="flex gap-4 px-2">
      <span className="sr-only">{words}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-64 w-72 shrink-0 rounded-xl sm:w-88" />
      ))}
    </div>
  );
}
