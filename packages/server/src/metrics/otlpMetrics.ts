import type { Registry } from 'prom-client';
import { attributesOf, nanoseconds } from './otlpValues.ts';

/** One series of a metric: its labels, and its values by what they are (`_bucket` by upper bound, `_sum`, `_count`). */
interface Series {
  readonly labels: Readonly<Record<string, string | number>>;
  readonly buckets: [bound: number, count: number][];
  sum: number;
  count: number;
}

type MetricJson = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
/** As the library gives the values of histograms, whose names its types leave out. */
type Value = MetricJson['values'][number] & { readonly metricName?: string };

/** All figures of a registry as `metrics` of OTLP (JSON), counted since `startedAt`. */
export async function otlpMetrics(registry: Registry, startedAt: number, now: number): Promise<unknown[]> {
  const times = { startTimeUnixNano: nanoseconds(startedAt), timeUnixNano: nanoseconds(now) };
  const metrics = await registry.getMetricsAsJSON();
  return metrics.map((metric) => {
    const { name, help: description } = metric;
    const values = metric.values as readonly Value[];
    // Named by the library's enumeration in its types, and by these words in what it gives.
    const type = String(metric.type);
    if (type === 'histogram') {
      const dataPoints = seriesOf(name, values).map((series) => ({ ...times, ...histogramPoint(series) }));
      return { name, description, histogram: { aggregationTemporality: CUMULATIVE, dataPoints } };
    }
    // JSON has no word for what could not be measured.
    const measured = values.filter(({ value }) => Number.isFinite(value));
    const dataPoints = measured.map(({ value, labels }) => ({
      ...times,
      attributes: attributesOf(labels),
      asDouble: value,
    }));
    if (type === 'counter')
      return { name, description, sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints } };
    return { name, description, gauge: { dataPoints } };
  });
}

const CUMULATIVE = 2;

function seriesOf(name: string, values: readonly Value[]): Series[] {
  const all = new Map<string, Series>();
  for (const { metricName, labels, value } of values) {
    const { le, ...rest } = labels as Readonly<Record<string, string | number>>;
    const key = JSON.stringify(rest);
    const series = all.get(key) ?? { labels: rest, buckets: [], sum: 0, count: 0 };
    all.set(key, series);
    if (metricName === `${name}_sum`) series.sum = value;
    else if (metricName === `${name}_count`) series.count = value;
    else if (le !== '+Inf') series.buckets.push([Number(le), value]);
  }
  return [...all.values()];
}

/** OTLP counts what lies in each bucket, Prometheus what lies in it and all before. */
function histogramPoint({ labels, buckets, sum, count }: Series) {
  const counts = [...buckets.map(([, upTo]) => upTo), count];
  return {
    attributes: attributesOf(labels),
    count: String(count),
    sum,
    explicitBounds: buckets.map(([bound]) => bound),
    bucketCounts: counts.map((upTo, at) => String(upTo - (counts[at - 1] ?? 0))),
  };
}
