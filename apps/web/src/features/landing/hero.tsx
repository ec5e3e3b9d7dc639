import { useMessages } from '@/i18n';
import { CallsToAction } from './calls-to-action';
import { HeroScene } from './sketches/hero-scene';

export function Hero() {
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
