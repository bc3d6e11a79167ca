import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { lazy, type ReactNode, Suspense, useState } from 'react';

const PageMenuPanel = lazy(async () => ({ default: (await import('./PageMenuPanel')).PageMenuPanel }));

/** Ways to take a page to a language model: plain links, and in their place the whole menu, which is fetched when the reader comes near. */
export function PageMenu(): ReactNode {
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const { mcp } = customFields as { mcp?: string };
  const [isNear, setIsNear] = useState(false);
  const come = () => setIsNear(true);
  const markdown = `${useLocation().pathname.replace(/\/$/, '')}.md`;
  const chatGpt = `https://chatgpt.com/?q=${url}${markdown}`;
  const claude = `https://claude.ai/new?q=${url}${markdown}`;
  const links = (
    <nav>
      <a href={markdown}>View as Markdown</a>
      <a href={chatGpt}>Open in ChatGPT</a>
      <a href={claude}>Open in Claude</a>
      {mcp && <a href={mcp}>Ask or connect by MCP</a>}
    </nav>
  );
  return (
    <details
      className="article-top"
      onMouseEnter={come}
      onFocus={come}
      onToggle={come}
      // It may have been opened before the app was there.
      ref={(details) => {
        if (details?.open) come();
      }}
    >
      <summary>Use with AI</summary>
      {isNear ? (
        <Suspense fallback={links}>
          <PageMenuPanel markdown={markdown} chatGpt={chatGpt} claude={claude} mcp={mcp} />
        </Suspense>
      ) : (
        links
      )}
    </details>
  );
}
