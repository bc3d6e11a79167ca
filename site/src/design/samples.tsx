import { FilterBar } from '@feedback-docs/dialog/searchPage';
import { CopyButton } from '@feedback-docs/docusaurus-releases/client';
import fields from '@feedback-docs/docusaurus-releases/fields.module.css';
import type { ReactNode } from 'react';
import { Figure } from '../components/Figure/Figure';
import styles from './DesignPage.module.css';

/** Buttons, fields and a link, with what they look like where they are not possible. */
export const CONTROLS = {
  primary: (
    <p className={styles.row}>
      <button type="button" className={fields.primary}>
        Main action
      </button>
      <button type="button" className={fields.primary} disabled>
        Not possible now
      </button>
    </p>
  ),
  secondary: (
    <p className={styles.row}>
      <CopyButton className={fields.secondary} label="Second action" isLabelShown getText={() => 'copied'} />
      <button type="button" className={fields.secondary} disabled>
        Not possible now
      </button>
    </p>
  ),
  field: (
    <p className={styles.row}>
      <input className={fields.field} aria-label="Field" placeholder="Field" />
      <input
        className={fields.field}
        aria-label="Field that cannot be filled now"
        placeholder="Not possible now"
        disabled
      />
    </p>
  ),
  choice: (
    <p className={styles.row}>
      <select className={fields.field} aria-label="Choice">
        <option>Choice</option>
      </select>
      <select className={fields.field} aria-label="Choice that is not open now" disabled>
        <option>Not possible now</option>
      </select>
    </p>
  ),
  box: (
    <p className={styles.row}>
      <label>
        <input type="checkbox" defaultChecked /> Chosen
      </label>
      <label>
        <input type="checkbox" disabled /> Not possible now
      </label>
    </p>
  ),
  link: (
    <p>
      A <a href="#controls">link in text</a>
    </p>
  ),
};

/** Filter chips, on and off. */
export function Filters(): ReactNode {
  const choices = ['Chosen', 'Not chosen'].map((label) => ({ value: label, label, conditions: [] }));
  return (
    <FilterBar
      label="Filters"
      definitions={[{ name: 'chips', label: 'Chips', choices }]}
      chosen={{ chips: 'Chosen' }}
      anyChoice={(name) => `Any ${name}`}
      onChoose={() => undefined}
    />
  );
}

/** The link to the pages of a tag. */
export function TagLink(): ReactNode {
  return (
    <p>
      <a href="/docs/tags" rel="tag">
        Tag
      </a>
    </p>
  );
}

/** A card of the overview: all of it leads to its page. */
export function PageCard(): ReactNode {
  return (
    <div className="docs-doc-id-index">
      <div className="markdown">
        <ul>
          <li>
            <a href="#cards">One target</a> a title and a sentence.
          </li>
        </ul>
      </div>
    </div>
  );
}

/** A card with a link in it. */
export function ReleaseCard(): ReactNode {
  return (
    <ul className="release-cards">
      <li>
        <h2>
          <a href="#cards">Web 1.74</a>
        </h2>
        <p>A card with links of its own.</p>
      </li>
    </ul>
  );
}

/** A table, which scrolls where its columns are many. */
export function Table({ head, row }: { head: readonly string[]; row: readonly string[] }): ReactNode {
  return (
    <div className="table-scroll">
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {row.map((text, at) => (
              <td key={head[at]}>{text}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** A figure with its words below it. */
export function Drawing(): ReactNode {
  return (
    <Figure className="figure">
      <div className="figure__scroll">
        <svg viewBox="0 0 320 80" width="320" height="80" role="img" aria-label="One box">
          <rect x="80" y="20" width="160" height="40" rx="8" fill="var(--accent-soft)" stroke="var(--accent)" />
          <text x="160" y="45" textAnchor="middle" fontSize="14" fill="var(--ink)">
            One idea for each box
          </text>
        </svg>
      </div>
      <figcaption>What the drawing shows</figcaption>
    </Figure>
  );
}
