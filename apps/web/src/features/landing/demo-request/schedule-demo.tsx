import { ArrowRight } from 'lucide-react';
import { HEADING_CLASS } from '@/features/landing/heading-class';
import { Island } from '@/features/landing/island';
import { LINKS } from '@/features/landing/links';
import { useMessages } from '@/i18n';
import { DemoForm } from './demo-form';

export function ScheduleDemo() {
  const t = useMessages('landing');
  return (
    <section
      id="schedule-demo"
      aria-labelledby="ask-title"
      className="gutter mx-auto grid max-w-7xl scroll-mt-16 gap-8 py-14 lg:grid-cols-2 lg:gap-16 lg:py-24"
    >
      <div>
        <h2 id="ask-title" className={HEADING_CLASS}>
          {t('ask.title')}
        </h2>
        <p className="mt-2 max-w-prose text-pretty text-lg text-muted">{t('ask.text')}</p>
        <a
          href={LINKS.tour}
          className="mt-4 inline-flex min-h-touch items-center gap-2 font-semibold text-primary-ink underline-offset-4 hover:underline"
        >
          {t('ask.tour')}
          <ArrowRight aria-hidden className="size-5" />
        </a>
        <noscript>
          <p className="mt-4 text-muted">
            {t('ask.withoutScript')}{' '}
            <a href={LINKS.contact} className="text-primary-ink underline">
              {t('ask.contact')}
            </a>
          </p>
        </noscript>
      </div>
      <Island name="demo" className="min-h-120">
        <DemoForm />
      </Island>
    </section>
  );
}
