import { useMessages } from '@/i18n';
import { LazyDialog } from '@/ui/lazy-overlays';
import { REVIEW_KEYS } from './use-review-keys';

interface KeyHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function KeyHelp(props: KeyHelpProps) {
  const t = useMessages('review');
  return (
    <LazyDialog {...props} title={t('keys.title')}>
      <dl className="grid gap-2">
        {REVIEW_KEYS.map(([key, act]) => (
          <div key={key} className="flex items-center gap-3">
            <dt>
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd>{t(`keys.${act}`)}</dd>
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
