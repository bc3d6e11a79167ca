import type { Check } from '../Check.ts';
import { createContent } from '../createContent.ts';

/** What a check says about a site that consists of these files, one line a problem. */
export async function messagesOf(
  check: Check,
  texts: Readonly<Record<string, string>>,
  files: readonly string[] = [],
): Promise<readonly string[]> {
  const problems = await check(createContent({ texts: new Map(Object.entries(texts)), files }));
  return problems.map(({ file, line, what, remedy }) => `${file}:${line}  ${what} — ${remedy}`);
}
