import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const PageMenuButtons = lazy(async () => ({ default: (await import('./PageMenuButtons')).PageMenuButtons }));

/** Ways to take a page to a language model: links, which need no script, and buttons, which are fetched when it is opened. */
export function PageMenu(): ReactNode {
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const { mcp } = customFields as { mcp?: string };
  const [isOpen, setIsOpen] = useState(false);
  const markdown = `${useLocation().pathname.replace(/\/$/, '')}.md`;
  return (
    <details
      className={isOpen ? 'article-top article-top--open' : 'article-top'}
      onToggle={() => setIsOpen(true)}
      // It may have been opened before the app was there.
      ref={(details) => {
        if (details?.open) setIsOpen(true);
      }}
    >
      <summary>Use with AI</summary>
      <nav>
        <a href={markdown}>View as Markdown</a>
        <a href={`https://chatgpt.com/?q=${url}${markdown}`}>Open in ChatGPT</a>
        <a href={`https://claude.ai/new?q=${url}${markdown}`}>Open in Claude</a>
        {mcp && <a href={mcp}>Ask or connect by MCP</a>}
        {isOpen && (
          <Suspense>
            <PageMenuButtons markdown={markdown} mcp={mcp} />
          </Suspense>
        )}
      </nav>
    </details>
  );
}
