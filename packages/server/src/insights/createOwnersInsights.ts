import type { SearchEngine } from '@feedback-docs/search';
import type { FastifyBaseLogger } from 'fastify';
import type { ModelSettings } from '../settings/readModelSettings.ts';
import type { StorePlace } from '../store/createStore.ts';
import { createInsightsReader, type InsightsReader } from './createInsightsReader.ts';
import { createGapPlacer } from './gaps/createGapPlacer.ts';
import type { PlacedGap } from './gaps/draftSections.ts';
import { listSections } from './listSections.ts';
import { PERIODS } from './page/insightsPage.ts';
import type { PlacedInsights } from './readInsights.ts';

/** What owners learn of their readers. */
export interface OwnersInsights extends Pick<InsightsReader, 'close'> {
  read(days: number): Promise<PlacedInsights>;
  /**
   * A patch with drafts of what readers did not find in the last so many days, or of one gap alone, with texts of the language model where
   * one answers. Null when there is no such gap.
   */
  draft(days: number, gapId?: string): Promise<string | null>;
  /** Reads the longest period of the owner's page, which sums up the days that nobody has looked at yet. */
  sumUpDays(): void;
}

interface OwnersInsightsOptions {
  readonly settings: StorePlace & { readonly siteDir: string; readonly model: ModelSettings | null };
  /** The index of the whole documentation, while it is loaded. */
  readonly engine: () => SearchEngine | undefined;
  readonly log: () => Pick<FastifyBaseLogger, 'warn'>;
  readonly onError: (error: unknown) => void;
}

/** Insights over the store. */
export function createOwnersInsights({ settings, engine, log, onError }: OwnersInsightsOptions): OwnersInsights {
  let sections: Promise<string[]> | undefined;
  const reader = createInsightsReader(settings, async () => {
    const docs = engine();
    if (docs === undefined) return null;
    sections ??= listSections(docs);
    return sections;
  });
  const place = createGapPlacer(engine);
  return {
    close: reader.close,
    async read(days) {
      const insights = await reader.read(days);
      const placed = await place(insights.gaps);
      return { ...insights, gaps: placed.map(({ material: _, ...gap }) => gap) };
    },
    async draft(days, gapId) {
      const gaps = await reader.readGaps(days);
      const wanted = gaps.filter(({ id }) => gapId === undefined || id === gapId);
      if (gapId !== undefined && wanted.length === 0) return null;
      const placed = await place(wanted);
      const { model, siteDir } = settings;
      // Imported here, so that the server does not start with what writes patches.
      const { draftGaps } = await import('./gaps/draftGaps.ts');
      if (model === null) return draftGaps(placed, { siteDir });
      // Imported here, so that a server without a model does not load what models need.
      const { writeDraft } = await import('./gaps/writeDraft.ts');
      const write = async (gap: PlacedGap) => ({ text: await writeDraft(model, gap), by: model.name });
      return draftGaps(placed, { siteDir, write }).catch((error: unknown) => {
        log().warn(error, 'the language model drafted no texts for gaps');
        return draftGaps(placed, { siteDir });
      });
    },
    sumUpDays() {
      reader.read(Math.max(...Object.values(PERIODS))).catch(onError);
    },
  };
}
