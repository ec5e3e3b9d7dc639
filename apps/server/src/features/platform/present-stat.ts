import type { PlatformStat } from '@chowk/domain/platform';
import type { platformStats } from '../../db/schema/platform';

type StatRow = typeof platformStats.$inferSelect;

export function presentStat(row: StatRow): PlatformStat {
  return {
    id: row.id,
    category: row.category as PlatformStat['category'],
    is_active: row.is_active,
    display_order: row.display_order,
    stat_value: row.stat_value,
    stat_label: row.stat_label,
    stat_label_hi: row.stat_label_hi,
  };
}
