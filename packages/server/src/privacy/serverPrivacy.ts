import type { ServerPrivacy } from '@feedback-docs/pages/privacy';
import type { Settings } from '../settings/parseSettings.ts';

const ANTHROPIC_HOST = 'api.anthropic.com';

/** What this server's settings say about readers' data, for the privacy page. */
export function serverPrivacy({
  databaseUrl,
  keepQuestions,
  keptDays,
  model,
}: Pick<Settings, 'databaseUrl' | 'keepQuestions' | 'keptDays' | 'model'>): ServerPrivacy {
  return {
    store: databaseUrl === '' ? 'sqlite' : 'postgresql',
    keepsQuestions: keepQuestions,
    keptDays,
    modelHost: model === null ? '' : model.baseUrl === '' ? ANTHROPIC_HOST : new URL(model.baseUrl).host,
  };
}
