import { formatDistance } from '@chowk/domain/kernel';
import { isFarVisit, type ShopHealth } from '@chowk/domain/shops';
import { useLanguage, useMessages } from '@/i18n';
import { Money } from '@/ui/base/money';
import { StatTile } from '@/ui/charts/stat-tile';
import { RelativeTime } from '@/ui/feedback/relative-time';

export function HealthTiles({ health }: { health: ShopHealth }) {
  const t = useMessages('myshops');
  const language = useLanguage();
  const { last_visit_m: awayM } = health;
  const when = (iso: string | null, none: string) => (iso ? <RelativeTime iso={iso} /> : none);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <StatTile label={t('tile.open')} value={health.open_deals} />
      <StatTile label={t('tile.due')} value={health.proofs_due} />
      <StatTile label={t('tile.offers')} value={health.offers} />
      <StatTile label={t('month')} value={<Money paise={health.month_paise} isCompact />} />
      <StatTile label={t('tile.active')} value={when(health.last_active_at, t('neverActive'))} />
      <StatTile
        label={t('tile.visited')}
        value={
          <>
            {when(health.last_visited_at, t('never'))}
            {isFarVisit(awayM) && (
              <span className="block font-medium font-sans text-muted text-sm">
                {t('visit.away', { distance: formatDistance(awayM, language) })}
              </span>
            )}
          </>
        }
      />
    </div>
  );
}
