import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ShieldCheck } from 'lucide-react';
import { useMessages } from '@/i18n';
import { useSeen } from '@/ui/use-seen';
import { spaceShopOptions } from './ad-spaces.queries';

/**
 * Whether the shop keeps its word, in one line, before money is held for it. Asked once a shop, and
 * only for those somebody scrolls to; its place is kept meanwhile.
 */
export function ShopReliability({ shopId }: { shopId: string }) {
  const t = useMessages('spacemarket');
  const [line, wasSeen] = useSeen<HTMLParagraphElement>();
  const { data } = useQuery({ ...spaceShopOptions(shopId), enabled: wasSeen });
  const { approved_percent: approved = null, on_time_percent: onTime = null } =
    data?.reliability ?? {};
  const said = [
    approved === null ? t('space.new') : t('space.reliable', { percent: approved }),
    onTime === null ? undefined : t('space.onTime', { percent: onTime }),
  ];
  return (
    <p ref={line} className="flex min-h-5 items-start gap-1.5 text-sm">
      {data && (
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
