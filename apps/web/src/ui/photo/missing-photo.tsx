import { ImageOff, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useMessages } from '@/i18n';
import { coreWord } from '@/i18n/core-word';
import { isAway } from '@/ui/feedback/is-away';

interface FailedProps {
  className: string;
  alt: string;
  onRetry: () => void;
}

/** Replaces a photo that could not be loaded. */
export function MissingPhoto({ error, ...props }: FailedProps & { error: unknown }) {
  return isAway(error) ? <Away {...props} /> : <Failed {...props} />;
}

/** Says why there is no photo, and retries with the network or on press. */
function Away({ className, alt, onRetry }: FailedProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <button type="button" className={`${className} @container`} onClick={onRetry}>
      <span className="sr-only">{`${alt}: `}</span>
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 p-2 text-center text-muted text-xs">
        <ImageOff aria-hidden className="size-5" />
        {/* In a small tile the sentence would be cut in its middle. */}
        <span className="@[9rem]:not-sr-only sr-only">{coreWord('part.awayText')}</span>
      </span>
    </button>
  );
}

function Failed({ className, alt, onRetry }: FailedProps) {
  const t = useMessages('ui');
  return (
    <button type="button" className={className} onClick={onRetry}>
      <span className="sr-only">{`${alt}: ${t('errorTitle')}`}</span>
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 p-1 text-center text-muted text-sm">
        <ImageOff aria-hidden className="size-6" />
        <span className="inline-flex items-center gap-1 font-semibold">
          <RotateCw aria-hidden className="size-4" />
          {t('retry')}
        </span>
      </span>
    </button>
  );
}
