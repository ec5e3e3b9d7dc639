import { update } from '@/offline/store/rows';
import type { OfflineDatabase, OfflineSchema, TableName } from '@/offline/store/schema';
import { write } from '@/offline/store/write';

/** Some fields of one row, as a test wants them. */
export function changeRow<Name extends TableName>(
  database: OfflineDatabase,
  table: Name,
  id: string,
  changes: Partial<OfflineSchema[Name]['value']>,
): Promise<void> {
  return write(database, [table], (tables) => update(tables[table], id, changes));
}
