/** The tables of a backup, in the order in which they are written. Limits, leases and keys are made again by the server. */
export const BACKUP_TABLES = ['searches', 'events', 'questions', 'citations', 'feedback', 'dayCounts'] as const;

export type BackupTable = (typeof BACKUP_TABLES)[number];

/** How many rows of each table. */
export type RowCounts = Record<BackupTable, number>;

/** The format's name and version, in the first line. */
export const BACKUP_FORMAT = 'feedback-docs-store-1';

/**
 * A backup is gzip of JSON lines: first this, then `["table", {row}]` for each row, and last `{"rows": RowCounts}`, without which it is
 * incomplete.
 */
export interface BackupHead {
  readonly format: typeof BACKUP_FORMAT;
  /** Names of the migrations that had run. */
  readonly migrations: readonly string[];
  /** When it was made, in ISO 8601. */
  readonly at: string;
}

/** Thrown for a file that is not a whole backup this version can read; the message says what to do. */
export class BackupError extends Error {}

export function noRows(): RowCounts {
  return { searches: 0, events: 0, questions: 0, citations: 0, feedback: 0, dayCounts: 0 };
}

export function isBackupTable(name: unknown): name is BackupTable {
  return BACKUP_TABLES.some((table) => table === name);
}
