import type { ReactNode } from 'react';
import type { PageMeta } from '@/app/router/page-meta';
import { useMessages } from '@/i18n';
import { PageHeader } from '@/ui/layout/page-header';
import { BRAND_CLASS, BrandName } from './brand-name';
import { LanguageSwitch } from './language-switch';
import { CONTENT_ID, SkipLink } from './skip-link';
import { ThemeToggle } from './theme-toggle';

interface PublicShellProps {
  meta: Pick<PageMeta, 'accent' | 'title' | 'hasOwnHeading'>;
  children: ReactNode;
}

/** The shell of public pages: a slim header. */
export function PublicShell({ meta, children }: PublicShellProps) {
  const t = useMessages('shell');
  return (
    <div data-role={meta.accent ?? 'brand'} className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="[--spacing:min(0.25rem,4px)] border-line border-b pt-safe">
        <div className="gutter mx-auto flex h-16 max-w-6xl items-center gap-1">
          <div className="flex-1">
            {/* A whole page load: the front page is an entry of its own. */}
            <a href="/" className={BRAND_CLASS}>
              <BrandName />
            </a>
          </div>
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="gutter mx-auto flex w-full max-w-6xl flex-1 flex-col py-6 outline-none md:py-10"
      >
        {!meta.hasOwnHeading && <PageHeader title={t(meta.title)} className="mb-6" />}
        {children}
      </main>
    </div>
  );
}
