import { LazyDialog } from '@/ui/overlays/lazy-overlays';
import { REVIEW_KEYS, type ReviewKeys } from './use-review-keys';

interface KeyHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What a key does on this page. */
  words: (act: keyof ReviewKeys) => string;
}

export function KeyHelp({ words, ...dialog }: KeyHelpProps) {
  return (
    <LazyDialog {...dialog}>
      <dl className="grid gap-2">
        {REVIEW_KEYS.map(([key, act]) => (
          <div key={key} className="flex items-center gap-3">
            <dt>
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd>{words(act)}</dd>
          </div>
        ))}
      </dl>
    </LazyDialog>
  );
}

export function KeyCap({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="inline-grid min-w-7 place-items-center rounded-sm border border-current/40 px-1.5 font-sans font-semibold text-sm leading-6"
    >
      {children}
    </kbd>
  );
}
