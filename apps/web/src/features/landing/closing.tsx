import { useMessages } from '@/i18n';
import { Mark } from '@/ui/base/mark';
import { CallsToAction } from './calls-to-action';
import { HEADING_CLASS } from './heading-class';

export function Closing() {
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
