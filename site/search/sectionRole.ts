import type { DescribedSection, SectionFacts } from '@feedback-docs/docusaurus-search';

/** What a section is for, where it is not about one subject like the others. */
export function sectionRole({ page, anchor }: Pick<DescribedSection, 'page' | 'anchor'>): Pick<SectionFacts, 'role'> {
  if (page.path === '/docs' || page.path.startsWith('/docs/versions/')) return { role: 'overview' };
  // The part under the title is about the page's subject whatever else the page is.
  if (anchor === null) return {};
  if (anchor === 'what-can-go-wrong') return { role: 'troubleshooting' };
  return page.path.endsWith('/Appendix') ? { role: 'reference' } : {};
}
