import { CodeBlock } from '@site/src/components/CodeBlock/CodeBlock';
import { isValidElement, type ReactNode } from 'react';

/** A fenced block of Markdown: the code element inside carries the language as a class and the rest of the fence as `metastring`. */
export default function Pre({ children }: { children?: ReactNode }): ReactNode {
  if (!isValidElement<{ className?: string; metastring?: string }>(children)) return <CodeBlock>{children}</CodeBlock>;
  const { className = '', metastring = '' } = children.props;
  const language = /language-([\w-]+)/.exec(className)?.[1];
  const title = /title="([^"]*)"/.exec(metastring)?.[1];
  return (
    <CodeBlock title={title} language={language}>
      <code className={className}>{(children.props as { children?: ReactNode }).children}</code>
    </CodeBlock>
  );
}
