/** What we take from a Lighthouse report: scores from 0 to 100, times in milliseconds, and the audits that cost points. */
export interface LighthouseRun {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Ids of failed audits outside performance. */
  readonly failed: readonly string[];
}

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

/** Reads the report of one run. Throws when Lighthouse could not measure the page. */
export function readLighthouse(report: unknown): LighthouseRun {
  // The library promises this form for the version that packages.json names.
  const { categories, audits, runtimeError } = report as Report;
  if (runtimeError !== undefined) throw new Error(`Lighthouse could not measure the page: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const failed = Object.entries(categories)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed,
  };
}
