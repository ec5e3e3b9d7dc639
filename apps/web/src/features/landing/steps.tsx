import { useMessages } from '@/i18n';
import { HEADING_CLASS } from './heading-class';

const STEPS = ['launch', 'accept', 'prove', 'pay'] as const;

/** One placement from start to end: a road with four stops, down on a phone, across on a desk. */
export function Steps() {
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
