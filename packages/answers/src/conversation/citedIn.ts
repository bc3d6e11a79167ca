/** A line that is one link to a section: what stands above it, up to the last such line or a heading, is quoted from there. */
const CITATION = /^\[(?:\\.|[^\]\\])*\]\(\/[^)\s?]*\)$/;
const HEADING = /^#+ /;
const OWN_LINK = /\]\((\/[^)\s]{0,500})\)/g;

/**
 * The addresses on this site that an answer cites, in order, each once. Links within a quotation are those of the docs, and no
 * sources of the answer.
 */
export function citedIn(answer: string): string[] {
  const cited: string[] = [];
  let open: string[] = [];
  for (const line of answer.split('\n')) {
    const links = [...line.matchAll(OWN_LINK)].map(([, url = '']) => url);
    if (CITATION.test(line)) open = [];
    if (CITATION.test(line) || HEADING.test(line)) cited.push(...open.splice(0), ...links);
    else open.push(...links);
  }
  return [...new Set([...cited, ...open])];
}
