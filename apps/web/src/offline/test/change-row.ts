import { update } from '@/offline/store/rows';
import type { OfflineDatabase, OfflineSchema, TableName } from '@/offline/store/schema';
import { write } from '@/offline/store/write';

/** Sets some fields of one row. */
export function changeRow<Name extends TableName>(
  database: OfflineDatabase,
  table: Name,
  id: string,
  changes: Partial<OfflineSchema[Name]['value']>,
): Promise<void> {
  return write(database, [table], (tables) => update(tables[table], id, changes));
}
