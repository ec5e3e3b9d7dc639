import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Closing } from './closing';
import { Comparison } from './comparison';
import { ScheduleDemo } from './demo-request/schedule-demo';
import { FeatureSection } from './feature-section';
import { Hero } from './hero';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { RoleCards } from './role-cards';
import { StatsStrip } from './stats/stats-strip';
import { Steps } from './steps';
import { Testimonials } from './testimonials/testimonials';

interface LandingPageProps {
  /** Comes from outside: installing is the app's business, not this page's. */
  installButton?: ReactNode;
}

/** Plain links throughout: the page also stands alone, without the app's router. */
export function LandingPage({ installButton }: LandingPageProps) {
  const t = useMessages('core');
  return (
    <div className="overflow-x-clip">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-80 focus:rounded-lg focus:bg-inverse focus:px-4 focus:py-3 focus:text-on-inverse"
      >
        {t('page.skipToContent')}
      </a>
      <LandingHeader installButton={installButton} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <StatsStrip />
        <RoleCards />
        <Steps />
        <FeatureSection />
        <Comparison />
        <Testimonials />
        <ScheduleDemo />
        <Closing />
      </main>
      <LandingFooter />
    </div>
  );
}
