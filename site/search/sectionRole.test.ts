import type { DocPage } from '@feedback-docs/docusaurus-search';
import { expect, test } from 'vitest';
import { sectionRole } from './sectionRole.ts';

test.each([
  ['/docs', null, 'overview'],
  ['/docs/versions/recent-versions', 'web', 'overview'],
  ['/docs/survey/Docs/Best_Practices', 'what-can-go-wrong', 'troubleshooting'],
  ['/docs/survey/Docs/Appendix', 'limits', 'reference'],
  ['/docs/survey/Docs/Appendix', null, undefined],
  ['/docs/survey/Docs/Best_Practices', 'wording', undefined],
])('%s#%s has the role %s', (path, anchor, role) => {
  expect(sectionRole({ page: { path } as DocPage, anchor }).role).toBe(role);
});
