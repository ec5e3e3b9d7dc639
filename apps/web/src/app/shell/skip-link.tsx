import { useMessages } from '@/i18n';

export const CONTENT_ID = 'content';

/** The first Tab stop: skips the navigation. */
export function SkipLink() {
  const t = useMessages('core');
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only z-80 rounded-md bg-primary px-4 py-3 text-on-primary focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
    >
      {t('page.skipToContent')}
    </a>
  );
}
