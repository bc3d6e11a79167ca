import type { Store } from '../store/createStore.ts';
import { deleteBefore } from '../store/deleteBefore.ts';
import { BACKUP_TABLES, noRows, type RowCounts } from './backupFormat.ts';

/** Removes everything readers did before a time, in Unix milliseconds, out of the tables and the files; resolves to how many rows went. */
export async function forgetBefore(store: Store, time: number): Promise<RowCounts> {
  const database = await store.database();
  const counts = noRows();
  for (const table of BACKUP_TABLES) counts[table] = await deleteBefore(database, table, time);
  await store.purge();
  return counts;
}
