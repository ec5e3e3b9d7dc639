import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { HEADING_CLASS } from './heading-class';
import { FenceSketch } from './sketches/fence-sketch';
import { LedgerSketch } from './sketches/ledger-sketch';
import { OutboxSketch } from './sketches/outbox-sketch';

export function FeatureSection() {
  const t = useMessages('landing');
  return (
    <section aria-labelledby="features-title" className="gutter mx-auto max-w-7xl py-14 lg:py-24">
      <h2 id="features-title" className={`max-w-[13em] ${HEADING_CLASS}`}>
        {t('features.title')}
      </h2>
      <div className="mt-8 grid gap-4 lg:mt-10 lg:grid-cols-[1.2fr_1fr_1fr] lg:gap-6">
        <Feature
          title={t('offline.title')}
          text={t('offline.text')}
          sketch={<OutboxSketch />}
          className="lg:row-span-2"
        />
        <Feature
          title={t('proof.title')}
          text={t('proof.text')}
          sketch={<FenceSketch className="size-24 shrink-0 lg:size-40" />}
          className="lg:col-span-2 lg:flex-row-reverse! lg:items-center"
        />
        <Feature title={t('money.title')} text={t('money.text')} sketch={<LedgerSketch />} />
        <Feature title={t('language.title')} text={t('language.text')} sketch={<TwoScripts />} />
      </div>
    </section>
  );
}

interface FeatureProps {
  title: string;
  text: string;
  sketch: ReactNode;
  className?: string;
}

function Feature({ title, text, sketch, className = '' }: FeatureProps) {
  return (
    <article
      className={`flex flex-col justify-between gap-6 rounded-xl border border-line bg-surface p-5 lg:p-7 ${className}`}
    >
      {sketch}
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1.5 max-w-prose text-pretty text-muted">{text}</p>
      </div>
    </article>
  );
}

function TwoScripts() {
  return (
    <p aria-hidden className="flex items-end gap-3 font-bold font-heading text-primary-ink">
      <span className="text-[4rem] leading-none">A</span>
      <span lang="hi" className="text-[3.5rem] text-accent-ink leading-none!">
        अ
      </span>
    </p>
  );
}
