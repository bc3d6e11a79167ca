import type { ModelSettings } from '../../settings/readModelSettings.ts';
import type { Store } from '../../store/createStore.ts';
import type { AnswerSource } from '../AnswerSource.ts';
import { countTokensInStore } from './countTokensInStore.ts';
import { createModelSource, type ModelSourceOptions } from './createModelSource.ts';
import { createTokenBudget } from './createTokenBudget.ts';
import { openModel } from './openModel.ts';

/** The source of written answers as the settings name it. Imported only where a model is configured. */
export function loadModelSource(
  settings: ModelSettings,
  { store, ...options }: Omit<ModelSourceOptions, 'model' | 'budget' | 'times'> & { store: Store },
): AnswerSource {
  return createModelSource({
    ...options,
    model: openModel(settings),
    times: { idleTimeoutMs: settings.idleTimeoutMs },
    budget: createTokenBudget(settings.tokensADay, {
      addressShare: settings.addressShare,
      count: countTokensInStore(store),
    }),
  });
}
