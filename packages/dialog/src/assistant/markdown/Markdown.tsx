import type { ListItem, Nodes, Paragraph, PhrasingContent, RootContent, TableRow } from 'mdast';
import { Fragment, memo, type ReactElement, type ReactNode } from 'react';
import { ASSISTANT_TEXTS } from '../texts.ts';
import { AnswerLink } from './AnswerLink.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { isCitation } from './isCitation.ts';
import { isLinkList } from './isLinkList.ts';
import styles from './Markdown.module.css';
import { parseMarkdown } from './parseMarkdown.ts';
import { safeAddress } from './safeAddress.ts';
import { splitBlocks } from './splitBlocks.ts';

/** Longest text that is read as Markdown, in UTF-16 code units; answers have 20,000, and quotations may follow. */
const MAX_LENGTH = 64_000;

/**
 * An answer's Markdown as elements. Raw HTML is shown as text, images as their description, links that are not safe as
 * their text: nothing of an answer runs or is fetched. A text that cannot be parsed is shown as it is.
 */
export const Markdown = memo(function Markdown({ text }: { readonly text: string }): ReactElement {
  const blocks = text.length > MAX_LENGTH ? [text] : splitBlocks(text);
  return (
    <div className={styles.markdown}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a growing text only adds at the end, so a block's place is what it is
        <Block key={at} text={block} />
      ))}
    </div>
  );
});

/** A part of an answer; while the answer grows, only the last one is parsed again. */
const Block = memo(function Block({ text }: { readonly text: string }): ReactNode {
  const tree = parseMarkdown(text);
  if (tree !== null) return renderAll(tree.children);
  return (
    <>
      <p>{ASSISTANT_TEXTS.markdownFailed}</p>
      <pre>{text}</pre>
    </>
  );
});

function renderAll(nodes: readonly RootContent[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a growing text only adds at the end, so a node's place is what it is
  return nodes.map((node, at) => <Fragment key={at}>{render(node)}</Fragment>);
}

function render(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return withBreaks(node.value);
    case 'paragraph':
      return <p className={classOf(node)}>{renderAll(node.children)}</p>;
    case 'heading':
      return (
        <p className={styles.heading} data-heading>
          {renderAll(node.children)}
        </p>
      );
    case 'emphasis':
      return <em>{renderAll(node.children)}</em>;
    case 'strong':
      return <strong>{renderAll(node.children)}</strong>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return <CodeBlock code={node.value} language={node.lang ?? ''} />;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote>{renderAll(node.children)}</blockquote>;
    case 'list':
      return node.ordered === true ? (
        <ol start={node.start ?? 1}>{renderAll(node.children)}</ol>
      ) : (
        (renderLabelled(node.children) ?? <ul>{renderAll(node.children)}</ul>)
      );
    case 'listItem':
      return <li>{renderAll(node.children)}</li>;
    case 'link':
      return renderLink(node.url, renderAll(node.children));
    case 'image':
      return renderLink(node.url, node.alt || node.url);
    case 'table':
      return renderTable(node.children);
    case 'html':
      return withBreaks(node.value);
    case 'linkReference':
    case 'delete':
      return renderAll(node.children);
    case 'imageReference':
      return node.alt ?? '';
    default:
      return null;
  }
}

/** A list whose entries all begin with a label, which stands in a column of its own; null for any other. */
function renderLabelled(items: readonly ListItem[]): ReactElement | null {
  const entries = items.map(labelOf).filter((entry) => entry !== null);
  if (entries.length < items.length) return null;
  return (
    <ul className={styles.labelled}>
      {entries.map(({ label, rest }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a growing text only adds at the end, so an entry's place is what it is
        <li key={at}>
          {/* A site may give it a colour by its text. */}
          <span className={styles.label} data-label={label}>
            {label}
          </span>
          <p>{renderAll(rest)}</p>
        </li>
      ))}
    </ul>
  );
}

function classOf(paragraph: Paragraph): string | undefined {
  if (isCitation(paragraph)) return styles.citation;
  return isLinkList(paragraph) ? styles.links : undefined;
}

function renderLink(url: string, children: ReactNode): ReactNode {
  const address = safeAddress(url);
  return address === null ? children : <AnswerLink address={address}>{children}</AnswerLink>;
}

function renderTable(rows: readonly TableRow[]): ReactNode {
  const [head, ...body] = rows;
  const hasHead = head?.children.some(({ children }) => children.length > 0) === true;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <div className={styles.table} tabIndex={0} role="group" aria-label="Table">
      <table>
        {hasHead && (
          <thead>
            <tr>{renderCells(head, 'th')}</tr>
          </thead>
        )}
        <tbody>
          {body.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's place is what it is
            <tr key={at}>{renderCells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function renderCells(row: TableRow, Cell: 'th' | 'td'): ReactNode {
  return row.children.map((cell, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell's place is what it is
    <Cell key={at} {...(Cell === 'th' ? { scope: 'col' } : {})}>
      {renderAll(cell.children)}
    </Cell>
  ));
}

// Single line breaks are breaks.
function withBreaks(text: string): ReactNode {
  const lines = text.split('\n');
  if (lines.length === 1) return text;
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's place is what it is
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** An entry of a list and the label that it begins with, such as the kind of a change. */
interface Labelled {
  readonly label: string;
  readonly rest: readonly PhrasingContent[];
}

/** Reads an entry that begins with a word in bold italics as labelled (docs/protocol.md); null for any other. */
function labelOf({ children }: ListItem): Labelled | null {
  const [paragraph, ...more] = children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) return null;
  const [emphasis, ...rest] = paragraph.children;
  const [strong, ...others] = emphasis?.type === 'emphasis' ? emphasis.children : [];
  const [text] = strong?.type === 'strong' && others.length === 0 ? strong.children : [];
  return text?.type === 'text' ? { label: text.value, rest } : null;
}
