import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '@/ui/base/icon-button';
import type { QueuePosition } from './queue-position';

interface CaseHeaderProps {
  title: string;
  subtitle: string;
  /** Its state, in badges. */
  children: ReactNode;
  place: QueuePosition;
  words: { of: (place: number) => string; previous: string; next: string; keys: string };
  onPrevious: () => void;
  onNext: () => void;
  onHelp: () => void;
}

/** The header of a case in a queue: its subject, position and links to the others. */
export function CaseHeader({ title, subtitle, children, place, words, ...on }: CaseHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here is gone with its case, so focus moves to the name.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <p className="text-muted">{subtitle}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2">{children}</p>
      </div>
      <div className="flex items-center gap-1">
        {place.place !== undefined && (
          <span className="px-2 text-muted text-sm tabular-nums">{words.of(place.place)}</span>
        )}
        <IconButton
          label={words.previous}
          tone="filled"
          icon={<ChevronLeft aria-hidden />}
          disabled={!place.previous}
          aria-keyshortcuts="K"
          onClick={on.onPrevious}
        />
        <IconButton
          label={words.next}
          tone="filled"
          icon={<ChevronRight aria-hidden />}
          disabled={!place.next}
          aria-keyshortcuts="J"
          onClick={on.onNext}
        />
        <IconButton
          label={words.keys}
          icon={<Keyboard aria-hidden />}
          className="max-md:hidden"
          onClick={on.onHelp}
        />
      </div>
    </header>
  );
}
