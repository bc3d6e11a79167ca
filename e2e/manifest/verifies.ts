import type { TestDetails } from '@playwright/test';
import type { RequirementId } from '../requirements.ts';

/** Says which requirements a test verifies: shown in reports, and as tags for `--grep @B1.8`. */
export function verifies(...ids: [RequirementId, ...RequirementId[]]): TestDetails {
  return {
    tag: ids.map((id) => `@${id}`),
    annotation: ids.map((id) => ({ type: 'verifies', description: id })),
  };
}
