import type { SearchEngine } from '@feedback-docs/search';
import type { FastifyBaseLogger } from 'fastify';
import type { ModelSettings } from '../settings/readModelSettings.ts';
import type { Store, StorePlace } from '../store/createStore.ts';
import { createInsightsReader, type InsightsReader } from './createInsightsReader.ts';
import { draftGaps } from './gaps/draftGaps.ts';
import type { PlacedGap } from './gaps/draftSections.ts';
import { listSections } from './listSections.ts';
import { PERIODS } from './page/insightsPage.ts';

/** What an owner can write in a sitting. */
const DRAFTED_GAPS = 25;

/** What owners learn of their readers. */
export interface OwnersInsights extends InsightsReader {
  /** A patch with drafts of what readers did not find since a time, with texts of the language model where one answers. */
  draft(from: number): Promise<string>;
  /** Reads the longest period of the owner's page, which sums up the days that nobody has looked at yet. */
  sumUpDays(): void;
}

interface OwnersInsightsOptions {
  readonly settings: StorePlace & { readonly siteDir: string; readonly model: ModelSettings | null };
  readonly store: Store;
  /** The index of the whole documentation, while it is loaded. */
  readonly engine: () => SearchEngine | undefined;
  readonly log: () => Pick<FastifyBaseLogger, 'warn'>;
  readonly onError: (error: unknown) => void;
}

/** Insights over the store. */
export function createOwnersInsights({ settings, store, engine, log, onError }: OwnersInsightsOptions): OwnersInsights {
  let sections: Promise<string[]> | undefined;
  const reader = createInsightsReader(settings, async () => {
    const docs = engine();
    if (docs === undefined) return null;
    sections ??= listSections(docs);
    return sections;
  });
  return {
    ...reader,
    async draft(from) {
      const database = await store.database();
      const { model, siteDir } = settings;
      const options = { from, to: Date.now(), rows: DRAFTED_GAPS, siteDir, engine: engine() };
      if (model === null) return draftGaps(database, options);
      // Imported here, so that a server without a model does not load what models need.
      const { writeDraft } = await import('./gaps/writeDraft.ts');
      const write = async (gap: PlacedGap) => ({ text: await writeDraft(model, gap), by: model.name });
      return draftGaps(database, { ...options, write }).catch((error: unknown) => {
        log().warn(error, 'the language model drafted no texts for gaps');
        return draftGaps(database, options);
      });
    },
    sumUpDays() {
      reader.read(Math.max(...Object.values(PERIODS))).catch(onError);
    },
  };
}
