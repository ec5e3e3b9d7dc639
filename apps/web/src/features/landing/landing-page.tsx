import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Mark } from '@/ui/base/mark';
import { CallsToAction } from './calls-to-action';
import { Comparison } from './comparison';
import { ScheduleDemo } from './demo-request/schedule-demo';
import { FeatureSection } from './feature-section';
import { HEADING_CLASS } from './heading-class';
import { Island } from './island';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { RoleCards } from './role-cards';
import { HeroScene } from './sketches/hero-scene';
import { StatsStrip } from './stats/stats-strip';
import { TestimonialRail } from './testimonials/testimonial-rail';

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

function Closing() {
  const t = useMessages('landing');
  return (
    <section aria-labelledby="closing-title" className="gutter mx-auto max-w-7xl pb-14 lg:pb-24">
      <div className="relative isolate overflow-hidden rounded-xl bg-primary px-6 py-12 text-on-primary sm:px-12 lg:py-20 dark:bg-primary-soft">
        <Mark className="absolute -top-20 -right-16 -z-10 size-80 opacity-10 lg:-top-24 lg:right-4 lg:size-[32rem]" />
        <h2 id="closing-title" className={`max-w-[12em] ${HEADING_CLASS}`}>
          {t('close.title')}
        </h2>
        <p className="mt-3 max-w-prose text-lg">{t('close.text')}</p>
        <CallsToAction isOnDark className="mt-8" />
      </div>
    </section>
  );
}

function Hero() {
  const t = useMessages('landing');
  return (
    <section className="gutter mx-auto grid max-w-7xl items-center gap-10 pt-10 pb-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pt-16 lg:pb-20">
      <div>
        <h1 className="max-w-[9em] text-4xl lg:text-[4.25rem] lg:leading-[1.02] [:lang(hi)_&]:leading-tight">
          {t('hero.title')}
        </h1>
        <p className="mt-5 max-w-[52ch] text-pretty text-lg text-muted lg:text-xl">
          {t('hero.text')}
        </p>
        <CallsToAction className="mt-8" />
      </div>
      <HeroScene />
    </section>
  );
}

const STEPS = ['launch', 'accept', 'prove', 'pay'] as const;

/** One placement from start to end: a road with four stops, down on a phone, across on a desk. */
function Steps() {
  const t = useMessages('landing');
  return (
    <section aria-labelledby="steps-title" className="bg-sunken">
      <div className="gutter mx-auto max-w-7xl py-14 lg:py-24">
        <h2 id="steps-title" className={HEADING_CLASS}>
          {t('steps.title')}
        </h2>
        <ol className="mt-8 ml-4.5 grid lg:mt-12 lg:ml-0 lg:grid-cols-4">
          {STEPS.map((step, index) => (
            <li
              key={step}
              className="relative border-line-strong/60 border-dashed pb-8 pl-9 not-last:border-l-2 last:pb-0 lg:border-l-0! lg:pt-10 lg:pr-8 lg:pb-0 lg:pl-0 lg:border-t-2 lg:last:border-t-transparent"
            >
              <span
                aria-hidden
                className="absolute top-0 left-0 grid size-9 -translate-x-1/2 place-items-center rounded-md bg-primary font-bold font-heading text-on-primary lg:translate-x-0 lg:-translate-y-1/2"
              >
                {index + 1}
              </span>
              <h3 className="pt-0.5 text-xl lg:pt-0">{t(`steps.${step}`)}</h3>
              <p className="mt-1.5 max-w-prose text-pretty text-muted">{t(`steps.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Testimonials() {
  return (
    <Island name="testimonials">
      <TestimonialRail />
    </Island>
  );
}
