import { readLink } from '@chowk/domain/deep-links';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';
import { lazy } from '@/ui/lazy';
import { Mark } from '@/ui/mark';

const LinkFailed = lazy(() =>
  import('../links/link-failed').then((module) => ({ default: module.LinkFailed })),
);

/** An address that begins like a link was sent by somebody; it leads home, with a word why. */
export function NotFoundPage() {
  return readLink(window.location.pathname).kind === 'none' ? <Missing /> : <LinkFailed />;
}

function Missing() {
  const t = useMessages('behaviours');
  return (
    <main className="gutter mx-auto grid min-h-[80dvh] max-w-lg place-content-center justify-items-center text-center">
      <Mark className="size-20 text-primary-ink opacity-90" />
      <h1 className="mt-6 text-3xl">{t('missing.title')}</h1>
      <p className="mt-2 wrap-anywhere text-pretty text-muted">
        {t('missing.text', { path: window.location.pathname })}
      </p>
      {/* A whole page load: the address '/' is the front page, an entry of its own. */}
      <ButtonLink render={<a href="/">{null}</a>} className="mt-8">
        {t('missing.home')}
      </ButtonLink>
    </main>
  );
}
