import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { buttonClass } from '@/ui/base/button-class';
import { Calculator } from './calculator';
import { HEADING_CLASS } from './heading-class';
import { Island } from './island';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import type { StoryRole } from './story-role';

interface RolePageProps {
  story: StoryRole;
  installButton?: ReactNode;
}

const STEPS = ['step1', 'step2', 'step3'] as const;
const QUESTIONS = [1, 2, 3, 4] as const;

/** One role's own story: what it does, what it pays or earns, and what people ask. */
export function RolePage({ story, installButton }: RolePageProps) {
  const t = useMessages('roles');
  return (
    <div data-role={story} className="overflow-x-clip">
      <LandingHeader installButton={installButton} getStarted={`/${story}/signup`} />
      <main id="content" tabIndex={-1} className="outline-none">
        <section className="gutter mx-auto grid max-w-7xl items-start gap-10 pt-10 pb-14 lg:grid-cols-2 lg:gap-16 lg:pt-16 lg:pb-24">
          <div>
            <h1 className="max-w-[10em] text-4xl lg:text-[3.5rem] lg:leading-[1.05] [:lang(hi)_&]:leading-tight">
              {t(`${story}.title`)}
            </h1>
            <p className="mt-5 max-w-[52ch] text-pretty text-lg text-muted lg:text-xl">
              {t(`${story}.text`)}
            </p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              <a href={`/${story}/signup`} className={buttonClass({ size: 'lg' })}>
                {t(`${story}.start`)}
                <ArrowRight aria-hidden className="size-5" />
              </a>
              <a
                href={`/${story}/signin`}
                className={buttonClass({ variant: 'secondary', size: 'lg' })}
              >
                {t('signIn')}
              </a>
            </div>
          </div>
          <div className="rounded-xl border border-line bg-role-soft p-5 lg:p-7">
            <h2 className="mb-4 text-2xl text-role-ink">{t('calculator')}</h2>
            <Island name="calculator" className="min-h-96">
              <Calculator story={story} />
            </Island>
          </div>
        </section>
        <Story story={story} />
        <Questions story={story} />
      </main>
      <LandingFooter />
    </div>
  );
}

function Story({ story }: { story: StoryRole }) {
  const t = useMessages('roles');
  return (
    <section aria-labelledby="how-title" className="bg-sunken">
      <div className="gutter mx-auto max-w-7xl py-14 lg:py-20">
        <h2 id="how-title" className={HEADING_CLASS}>
          {t('how')}
        </h2>
        <ol className="mt-8 grid gap-6 lg:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step} className="rounded-xl border border-line bg-surface p-5 lg:p-7">
              <span
                aria-hidden
                className="mb-3 grid size-9 place-items-center rounded-md bg-role font-bold font-heading text-on-role"
              >
                {index + 1}
              </span>
              <h3 className="text-xl">{t(`${story}.${step}`)}</h3>
              <p className="mt-1.5 text-pretty text-muted">{t(`${story}.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Questions({ story }: { story: StoryRole }) {
  const t = useMessages('roles');
  return (
    <section aria-labelledby="faq-title" className="gutter mx-auto max-w-4xl py-14 lg:py-20">
      <h2 id="faq-title" className={HEADING_CLASS}>
        {t('questions')}
      </h2>
      <div className="mt-6 divide-y divide-line border-line border-y">
        {QUESTIONS.map((number) => (
          <details key={number} className="group py-1">
            <summary className="flex min-h-touch cursor-pointer items-center font-semibold text-lg">
              {t(`${story}.q${number}`)}
            </summary>
            <p className="max-w-prose pb-4 text-pretty text-muted">{t(`${story}.a${number}`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
