import { StoreError } from './createStore.ts';

/** SQLite result codes that pass, or that an operator can resolve: busy, locked, read-only, I/O, full, cannot open. */
const SQLITE_CODES = [5, 6, 8, 10, 13, 14];
/** PostgreSQL classes of the same kind: connection, transaction rollback, resources, object in use, operator, system. */
const POSTGRES_CLASSES = /^(08|25006|40|53|55|57|58)/;
const LOST_CONNECTION = /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_)|timeout|terminated/i;

/** Whether a failed write may succeed later; other statements will never work. */
export function isTransient(error: unknown): boolean {
  if (error instanceof StoreError) return true;
  if (!(error instanceof Error)) return false;
  const sqlite: unknown = Reflect.get(error, 'errcode');
  if (typeof sqlite === 'number') return SQLITE_CODES.includes(sqlite & 0xff);
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && (POSTGRES_CLASSES.test(code) || LOST_CONNECTION.test(code))) return true;
  return LOST_CONNECTION.test(error.message);
}
