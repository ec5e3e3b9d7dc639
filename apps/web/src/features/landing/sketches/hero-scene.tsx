import { CircleCheck, Wallet } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Mark } from '@/ui/base/mark';
import { FenceSketch } from './fence-sketch';
import { ShelfSketch } from './shelf-sketch';

/** What a deal looks like when it went well. Labelled as an example, so no figure passes as news. */
export function HeroScene() {
  const t = useMessages('landing');
  return (
    <figure
      aria-label={t('scene.label')}
      className="relative isolate overflow-hidden rounded-xl bg-primary px-5 pt-5 pb-8 sm:px-12 sm:py-12 dark:bg-primary-soft"
    >
      <Mark className="absolute -right-24 -bottom-28 -z-10 size-96 text-on-primary opacity-10 lg:size-[30rem]" />
      <p className="mb-4 font-semibold text-on-primary text-sm">{t('scene.example')}</p>
      <div className="mx-auto max-w-sm rounded-xl bg-surface p-3 text-ink shadow-high sm:ms-0">
        <ShelfSketch />
        <div className="px-1.5 pt-3.5 pb-1">
          <p className="flex items-center justify-between gap-3 font-heading font-semibold text-lg">
            {t('scene.title')}
            <CircleCheck
              aria-label={t('scene.approved')}
              className="size-6 shrink-0 text-success"
            />
          </p>
          <div className="mt-3 flex items-center gap-3">
            <FenceSketch className="size-14 shrink-0" />
            <p className="text-sm">
              <span className="block font-semibold text-success-ink">{t('scene.place')}</span>
              <span className="text-muted">{t('scene.distance')}</span>
            </p>
          </div>
        </div>
      </div>
      <div className="-mt-3 relative ms-auto flex w-fit items-center gap-3 rounded-lg bg-accent py-3 ps-3.5 pe-5 text-on-accent shadow-high sm:-mt-6 sm:-me-4">
        <Wallet aria-hidden className="size-6 shrink-0" />
        <p className="text-sm leading-tight">
          {t('scene.payout')}
          <span className="block font-bold text-xl tabular-nums">
            {t('scene.amount')} <span className="font-semibold text-sm">{t('scene.due')}</span>
          </span>
        </p>
      </div>
    </figure>
  );
}
