import { parseArgs } from 'node:util';

/** What the owner asks for. */
export interface InsightsOptions {
  /** Length of the period in days, up to now. Default 30. */
  days: number;
  /** Longest list. Default 20. */
  rows: number;
  asJson: boolean;
  /** Asks what was not answered again, in place of the lists. */
  verify: boolean;
  /** The file for a patch with a draft of each gap; empty for none. */
  draft: string;
  dataDir: string;
  databaseUrl: string;
  siteDir: string;
}

const MAX_DAYS = 400;
const MAX_ROWS = 10_000;

/** Reads the command line. Throws a TypeError that names the option, its value and what is allowed. */
export function parseInsightsOptions(
  args: readonly string[],
  { DATA_DIR, DATABASE_URL, SITE_DIR }: Readonly<Record<string, string | undefined>>,
): InsightsOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      days: { type: 'string', default: '30' },
      rows: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
      draft: { type: 'string', default: '' },
    },
  });
  return {
    days: readNumber('--days', values.days, MAX_DAYS),
    rows: readNumber('--rows', values.rows, MAX_ROWS),
    asJson: values.json,
    verify: values.verify,
    draft: values.draft,
    dataDir: DATA_DIR?.trim() || 'data',
    databaseUrl: DATABASE_URL?.trim() ?? '',
    siteDir: SITE_DIR?.trim() || 'site',
  };
}

function readNumber(name: string, text: string, largest: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > largest) {
    throw new TypeError(`${name} is "${text}", but it must be a whole number from 1 to ${largest}.`);
  }
  return value;
}
