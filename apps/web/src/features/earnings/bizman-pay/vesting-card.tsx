import type { ShopVesting } from '@chowk/domain/earnings';
import { formatDate, formatPaise } from '@chowk/domain/kernel';
import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleX, Clock } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { type Translate, useLanguage, useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { useGrowingList } from '@/lists/use-growing-list';
import { ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { vestingOptions } from './bizpay.queries';

type Step = ShopVesting['steps'][number];

const LOOKS = {
  earned: { Icon: CircleCheck, look: 'text-success-ink' },
  due: { Icon: Clock, look: 'text-success-ink' },
  waiting: { Icon: CircleDashed, look: 'text-muted' },
  missed: { Icon: CircleX, look: 'text-danger-ink' },
} as const;

interface VestingCardProps {
  shopsLink: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** Shop by shop: what has come, what is on its way, and what it still takes. */
export function VestingCard({ shopsLink }: VestingCardProps) {
  const t = useMessages('bizpay');
  const list = useGrowingList(vestingOptions());
  return (
    <Card title={t('vesting.title')} description={t('vesting.text')}>
      <ListBody
        list={list}
        skeleton={<Skeleton className="h-48 w-full rounded-lg" />}
        empty={
          <EmptyState
            title={t('vesting.empty.title')}
            text={t('vesting.empty.text')}
            action={<ButtonLink render={shopsLink}>{t('vesting.empty.action')}</ButtonLink>}
          />
        }
        more={t('vesting.more')}
      >
        {(shops) => (
          <ul className="divide-y divide-line">
            {shops.map((shop) => (
              <ShopLine key={shop.shop_id} shop={shop} />
            ))}
          </ul>
        )}
      </ListBody>
    </Card>
  );
}

function ShopLine({ shop }: { shop: ShopVesting }) {
  const t = useMessages('bizpay');
  const language = useLanguage();
  return (
    <li className="py-4 first:pt-0">
      <h3 className="font-sans font-semibold text-base">{shop.shop_name}</h3>
      <p className="text-muted text-sm">
        {[shop.area, t('vesting.since', { day: formatDate(shop.activated_at, language) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className="mt-2 grid gap-2">
        {shop.steps.map((step) => (
          <StepLine key={step.kind} step={step} />
        ))}
      </ul>
    </li>
  );
}

function StepLine({ step }: { step: Step }) {
  const t = useMessages('bizpay');
  const language = useLanguage();
  const { Icon, look } = LOOKS[step.state];
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', look)} />
      <span className="min-w-0 flex-1">
        <span className="block">{t(`kind.${step.kind}`)}</span>
        <span className="block text-muted text-sm">{stateWords(step, t, language)}</span>
      </span>
      <span
        className={clsx('font-semibold tabular-nums', step.state === 'missed' && 'line-through')}
      >
        {formatPaise(step.gross_paise)}
      </span>
    </li>
  );
}

function stateWords(step: Step, t: Translate<'bizpay'>, language: string): string {
  const day = step.on ? formatDate(step.on, language) : '';
  if (step.state === 'earned') return t('state.earned', { day });
  if (step.state !== 'waiting') return t(`state.${step.state}`);
  if (step.kind !== 'day_60') return t('state.waiting.first_proof');
  const from = step.proof_from ? formatDate(step.proof_from, language) : '';
  return step.is_on_track ? t('state.onTrack', { day }) : t('state.waiting.day_60', { day, from });
}
