import { openAssistant } from '@feedback-docs/dialog/openAssistant';
import { useHasAssistant } from '@feedback-docs/docusaurus-search/client';
import { installCommands } from '@feedback-docs/pages/installCommands';
import { type ReactNode, useId, useRef } from 'react';
import { CopyChips, CopyItem } from './CopyItem';
import styles from './PageMenuPanel.module.css';
import { PanelItem } from './PanelItem';
import { useMenuKeys } from './useMenuKeys';

/** Where the page can be taken to. */
interface PageLinks {
  /** Its Markdown. */
  markdown: string;
  chatGpt: string;
  claude: string;
  /** The address of the MCP server on this host, where there is one. */
  mcp: string | undefined;
}

/** The page menu as the app draws it: what its links and buttons do, in groups, each with a line that says so. */
export function PageMenuPanel({ markdown, chatGpt, claude, mcp }: PageLinks): ReactNode {
  const hasAssistant = useHasAssistant();
  const panel = useRef<HTMLElement>(null);
  useMenuKeys(panel);
  return (
    <nav ref={panel} className={styles.panel} aria-label="Use with AI">
      <Group title="This page">
        <CopyItem
          title="Copy as Markdown"
          hint="The whole page, to paste into any chat"
          getText={() => readMarkdown(markdown)}
        />
        <PanelItem icon="file" title="View as Markdown" hint="As plain text" href={markdown} />
      </Group>
      <Group title="Ask about it">
        {hasAssistant && (
          <PanelItem icon="ask" title="Ask about this page" hint="Answered from these docs" onClick={askAboutPage} />
        )}
        <PanelItem icon="chat" title="Open in ChatGPT" hint="A chat that reads this page" href={chatGpt} isOutside />
        <PanelItem icon="chat" title="Open in Claude" hint="A chat that reads this page" href={claude} isOutside />
      </Group>
      {mcp !== undefined && <Connections mcp={mcp} />}
    </nav>
  );
}

/** Ways to tell an AI client of the docs. */
function Connections({ mcp }: { mcp: string }): ReactNode {
  const url = new URL(mcp, window.location.href).href;
  return (
    <Group title="Connect your AI app to these docs">
      <CopyItem title="Copy the MCP address" hint={url} getText={async () => url} />
      <CopyChips title="Copy the command for" texts={installCommands(url)} />
      <PanelItem
        icon="plug"
        title="Ask or connect by MCP"
        hint="What apps can do here, and how to set them up"
        href={mcp}
      />
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </div>
  );
}

function askAboutPage(): void {
  const title = document.querySelector('main h1')?.textContent ?? document.title;
  openAssistant({ kind: 'draft', question: `About “${title}”: ` });
}

/** In the Markdown of a long page, where its other parts are. */
const PART = /^- \[Part \d+: .*\]\((.+)\)$/gm;
const FRONT_MATTER = /^---\n.*?\n---\n/s;

/** The Markdown of a page, the parts of a long one together. */
async function readMarkdown(address: string): Promise<string> {
  const first = await readText(await fetch(address));
  const others = [...first.matchAll(PART)].map(async ([, url = '']) => {
    return (await readText(await fetch(new URL(url, window.location.href).pathname))).replace(FRONT_MATTER, '');
  });
  return [first, ...(await Promise.all(others))].join('\n');
}

async function readText(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`The Markdown of the page was answered with ${response.status}.`);
  return response.text();
}
