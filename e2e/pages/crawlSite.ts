/** What a crawl found: how many addresses of the site were asked, and what is wrong with them. */
interface Crawl {
  asked: number;
  faults: string[];
}

const ADDRESS = /\s(?:href|src|action)=(?:"([^"]*)"|([^\s>"]+))/g;
/** What is sent there cannot be asked for. */
const POST_FORM = /<form\s[^>]*method="?post[^>]*>/g;
/** Asks as a browser does. */
const READER = { headers: { accept: 'text/html, */*' } };

/**
 * Asks for everything that pages and files of a site lead to: links, scripts, styles, pictures, feeds, whether they say the path or, as
 * they do to machines, the address that the site was built for. A fault is what leads out of the site's path or is not there.
 */
export async function crawlSite(
  paths: readonly string[],
  { address, builtFor }: { address: string; builtFor: string },
): Promise<Crawl> {
  const { origin, pathname: base } = new URL(`${address}/`);
  const statuses = new Map<string, Promise<number>>();
  const faults: string[] = [];
  const check = async (target: string, page: string) => {
    // The page for addresses that lead nowhere says its own, where it is not found either.
    if (/\/404(\.html)?$/.test(target)) return;
    if (!target.startsWith(origin + base)) return void faults.push(`${page} leads out of the site to ${target}`);
    const [url = ''] = target.split('#', 1);
    const status = statuses.get(url) ?? fetch(url, READER).then(({ status }) => status);
    statuses.set(url, status);
    if ((await status) !== 200) faults.push(`${page} leads to ${url}, which answers ${await status}`);
  };
  for (const path of paths) {
    const page = address + path;
    const text = await (await fetch(page, READER)).text();
    const targets = [...text.replace(POST_FORM, '').matchAll(ADDRESS)].flatMap(([, quoted, bare]) => {
      const target = (quoted ?? bare ?? '').replaceAll('&amp;', '&');
      if (/^(\/(?!\/)|\.)/.test(target)) return [new URL(target, page).href];
      return [];
    });
    // To machines the site says its whole address, in the head, in data and in feeds.
    const complete = [...text.matchAll(new RegExp(`${new URL(builtFor).origin}[^"'<>\\s&{]*`, 'g'))].map(([target]) =>
      target.startsWith(builtFor) ? address + target.slice(builtFor.length) : target,
    );
    await Promise.all([...new Set([...targets, ...complete])].map((target) => check(target, path)));
  }
  return { asked: statuses.size, faults };
}
