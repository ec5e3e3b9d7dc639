import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useMessages } from '@/i18n';
import { spaceShopOptions } from './ad-spaces.queries';

/** Whether the shop keeps its word, in one line, before money is held for it. */
export function ShopReliability({ shopId }: { shopId: string }) {
  const t = useMessages('spacemarket');
  const { data } = useQuery(spaceShopOptions(shopId));
  if (!data) return null;
  const { approved_percent: approved, on_time_percent: onTime } = data.reliability;
  const said = [
    approved === null ? t('space.new') : t('space.reliable', { percent: approved }),
    onTime === null ? undefined : t('space.onTime', { percent: onTime }),
  ];
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <ShieldCheck aria-hidden className="size-4 shrink-0 text-success-ink" />
      {said.filter(Boolean).join(' · ')}
    </p>
  );
}
