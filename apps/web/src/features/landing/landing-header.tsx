import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { buttonClass } from '@/ui/base/button-class';
import { Mark } from '@/ui/base/mark';
import { LandingControls } from './controls/landing-controls';
import { Island } from './island';
import { LINKS } from './links';

interface LandingHeaderProps {
  installButton?: ReactNode;
  /** A role's own page leads to that role's sign-up. */
  getStarted?: string;
}

export function LandingHeader(props: LandingHeaderProps) {
  const { installButton, getStarted = LINKS.getStarted } = props;
  const t = useMessages('landing');
  const core = useMessages('core');
  return (
    <header className="[--spacing:min(0.25rem,4px)] sticky top-[var(--top-bar,0px)] z-40 border-line border-b bg-ground pt-safe">
      <nav
        aria-label={t('nav.label')}
        className="gutter mx-auto flex min-h-16 max-w-7xl flex-wrap items-center justify-between gap-1"
      >
        <a href="/" className="flex min-h-touch items-center gap-2.5 text-primary-ink">
          <Mark className="size-8 shrink-0" />
          <span className="font-bold font-heading text-bar-name text-ink max-[26rem]:sr-only">
            {core('app.name')}
          </span>
        </a>
        <div className="flex flex-wrap items-center justify-end sm:gap-1">
          <Island name="controls" className="flex items-center sm:gap-1">
            <LandingControls />
          </Island>
          <Island name="install" className="flex min-w-10 items-center sm:min-w-12">
            {installButton}
          </Island>
          <a href={LINKS.signIn} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            {t('nav.signIn')}
          </a>
          <a href={getStarted} className={`${buttonClass({ size: 'sm' })} ms-1`}>
            {t('nav.getStarted')}
          </a>
        </div>
      </nav>
    </header>
  );
}
