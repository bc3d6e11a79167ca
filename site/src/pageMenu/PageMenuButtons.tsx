import { openAssistant } from '@feedback-docs/dialog/openAssistant';
import { copyText } from '@feedback-docs/docusaurus-releases/client';
import { useHasAssistant } from '@feedback-docs/docusaurus-search/client';
import { installCommands } from '@feedback-docs/pages/installCommands';
import { type ReactNode, useState } from 'react';

interface PageMenuButtonsProps {
  /** Where the Markdown of the page is. */
  markdown: string;
  /** The address of the MCP server on this host, where there is one. */
  mcp: string | undefined;
}

/** The buttons of the page menu: ask about the page, copy it as Markdown, copy the address of the MCP server or what installs it. */
export function PageMenuButtons({ markdown, mcp }: PageMenuButtonsProps): ReactNode {
  const hasAssistant = useHasAssistant();
  const ask = () => {
    const title = document.querySelector('main h1')?.textContent ?? document.title;
    openAssistant({ kind: 'draft', question: `About “${title}”: ` });
  };
  return (
    <>
      {hasAssistant && (
        <span>
          <button type="button" className="clean-btn" onClick={ask}>
            Ask about this page
          </button>
        </span>
      )}
      <Copy label="Copy as Markdown" getText={() => readMarkdown(markdown)} />
      {mcp !== undefined && <CopyConnections url={new URL(mcp, window.location.href).href} />}
    </>
  );
}

/** Copies the address of the MCP server, or the command by which a client is told of it. */
function CopyConnections({ url }: { url: string }): ReactNode {
  return (
    <>
      <Copy label="Copy the MCP address" getText={async () => url} />
      {installCommands(url).map(([client, command]) => (
        <Copy key={client} label={`Copy for ${client}`} getText={async () => command} />
      ))}
    </>
  );
}

/** A button that copies a text and says whether that worked. */
function Copy({ label, getText }: { label: string; getText: () => Promise<string> }): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await getText().then(copyText, () => false);
    setSaid(isCopied ? 'Copied' : 'Copying failed');
  };
  return (
    <span>
      <button type="button" className="clean-btn" onClick={copy} onBlur={() => setSaid('')}>
        {label}
      </button>{' '}
      <span role="status">{said}</span>
    </span>
  );
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
