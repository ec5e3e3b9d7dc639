import type { ShopReliability as Reliable } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ShieldCheck } from 'lucide-react';
import { spaceShopOptions } from '@/features/ad-spaces/ad-spaces.queries';
import { useMessages } from '@/i18n';

interface ReliabilityProps {
  /** Absent while it is asked for; its place is kept meanwhile. */
  reliability: Reliable | undefined;
}

/** Whether the shop keeps its word, in one line, before money is held for it. */
export function Reliability({ reliability }: ReliabilityProps) {
  const t = useMessages('spacemarket');
  const { approved_percent: approved = null, on_time_percent: onTime = null } = reliability ?? {};
  const said = [
    approved === null ? t('space.new') : t('space.reliable', { percent: approved }),
    onTime === null ? undefined : t('space.onTime', { percent: onTime }),
  ];
  return (
    <p className="flex min-h-5 items-start gap-1.5 text-sm">
      {reliability && (
        <>
          <ShieldCheck
            aria-hidden
            className={clsx(
              'mt-0.5 size-4 shrink-0',
              approved === null ? 'text-muted' : 'text-success-ink',
            )}
          />
          {said.filter(Boolean).join(' · ')}
        </>
      )}
    </p>
  );
}

export function ShopReliability({ shopId }: { shopId: string }) {
  const { data } = useQuery(spaceShopOptions(shopId));
  return <Reliability reliability={data?.reliability} />;
}
