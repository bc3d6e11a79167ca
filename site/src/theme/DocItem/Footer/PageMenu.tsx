import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const PageMenuButtons = lazy(() => import('./PageMenuButtons'));

/** Ways to take a page to a language model: links, which need no script, and buttons, which are fetched when it is opened. */
export function PageMenu(): ReactNode {
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const { mcp } = customFields as { mcp?: string };
  const [isOpen, setIsOpen] = useState(false);
  const markdown = `${useDoc().metadata.permalink.replace(/\/$/, '')}.md`;
  return (
    <nav aria-label="Use with AI">
      <details
        className="article-end"
        onToggle={() => setIsOpen(true)}
        // It may have been opened before the app was there.
        ref={(details) => {
          if (details?.open) setIsOpen(true);
        }}
      >
        <summary>Use with AI</summary>
        <a href={markdown}>View as Markdown</a>
        <a href={`https://chatgpt.com/?q=${url}${markdown}`}>Open in ChatGPT</a>
        <a href={`https://claude.ai/new?q=${url}${markdown}`}>Open in Claude</a>
        {mcp && <a href={mcp}>Ask or connect by MCP</a>}
        {isOpen && (
          <Suspense>
            <PageMenuButtons markdown={markdown} mcp={mcp} />
          </Suspense>
        )}
      </details>
    </nav>
  );
}
