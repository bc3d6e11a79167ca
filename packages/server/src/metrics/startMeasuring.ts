import type { FastifyInstance } from 'fastify';
import type { AnswerSource } from '../assistant/AnswerSource.ts';
import type { Settings } from '../settings/parseSettings.ts';
import type { MetricsSources } from './createMetrics.ts';

interface Measured extends Omit<MetricsSources, 'siteDir'> {
  /** Called with the reason when the address of the figures cannot be listened on. */
  readonly onUnservable: (reason: string) => void;
}

/**
 * Measures the server as its settings say, and returns what measures a source of answers. Loads what that takes only where something is
 * measured.
 */
export async function startMeasuring(
  app: FastifyInstance,
  { siteDir, metrics, otlp }: Pick<Settings, 'siteDir' | 'metrics' | 'otlp'>,
  { onUnservable, ...sources }: Measured,
): Promise<(source: AnswerSource) => AnswerSource> {
  if (metrics === null && otlp === null) return (source) => source;
  const { createMetrics } = await import('./createMetrics.ts');
  const { registry, measure } = createMetrics(app, { siteDir, ...sources });
  if (otlp !== null) {
    const { exportOtlp } = await import('./exportOtlp.ts');
    exportOtlp(app, registry, otlp);
  }
  if (metrics !== null) {
    const { serveMetrics } = await import('./serveMetrics.ts');
    try {
      app.log.info(`Figures at http://${metrics.host}:${await serveMetrics(app, registry, metrics)}/metrics`);
    } catch (error) {
      onUnservable(error instanceof Error ? error.message : String(error));
    }
  }
  return measure;
}
