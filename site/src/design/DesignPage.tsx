import { CopyButton, KindLabel } from '@feedback-docs/docusaurus-releases/client';
import fields from '@feedback-docs/docusaurus-releases/fields.module.css';
import { ITEM_KINDS } from '@feedback-docs/releases';
import Admonition from '@theme/Admonition';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect, useState } from 'react';
import { CodeBlock } from '../components/CodeBlock/CodeBlock';
import { Figure } from '../components/Figure/Figure';
import { QuestionPreview } from '../components/QuestionPreview/QuestionPreview';
import styles from './DesignPage.module.css';

const HEADINGS = ['h1', 'h2', 'h3', 'h4'] as const;
const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** Every token and the parts that pages are made of, with the styles that pages use. For colour modes use the switch in the navbar. */
// biome-ignore lint/style/noDefaultExport: the framework takes the component of a route from the default export.
export default function DesignPage(): ReactNode {
  return (
    <Layout title="Design language">
      <main className="plain-page">
        <div className="markdown">
          <h1>Design language</h1>
          <Tokens />
          <Part title="Type">
            {HEADINGS.map((Heading) => (
              <Heading key={Heading}>Heading {Heading.slice(1)}: what readers scan</Heading>
            ))}
            <p>
              Text with <strong>what matters</strong>, a <a href="#type">link to the type scale</a>, <code>code</code>,{' '}
              <kbd>Ctrl</kbd> and a <mark>found word</mark>. Lines end after 66 to 75 characters.
            </p>
          </Part>
          <Part title="Buttons and fields">
            <p className={styles.row}>
              <button type="button" className={fields.primary}>
                Main action
              </button>
              <CopyButton className={fields.secondary} label="Second action" isLabelShown getText={() => 'copied'} />
              <button type="button" className={fields.secondary} disabled>
                Not possible now
              </button>
            </p>
            <p className={styles.row}>
              <input className={fields.field} aria-label="Field" placeholder="Field" />
              <select className={fields.field} aria-label="Choice">
                <option>Choice</option>
              </select>
              <label>
                <input type="checkbox" defaultChecked /> Chosen
              </label>
              <label>
                <input type="checkbox" disabled /> Not possible now
              </label>
            </p>
          </Part>
          <Part title="Chips">
            <p className={styles.row}>
              {ITEM_KINDS.map((kind) => (
                <KindLabel key={kind} kind={kind} />
              ))}
            </p>
          </Part>
          <Part title="Cards">
            <ul className="release-cards">
              <li>
                <h2>Web 1.74</h2>
                <p>A card is one target: a title, a sentence, and links at its foot.</p>
              </li>
            </ul>
          </Part>
          <Part title="Tables">
            <div className="table-scroll">
              <table>
                <thead>
                  <tr>
                    <th>Property</th>
                    <th>Value</th>
                  </tr>
                </thead>
                <tbody>
                  <tr>
                    <td>Wide tables</td>
                    <td>Scroll inside of their frame, with a shadow at the edge</td>
                  </tr>
                </tbody>
              </table>
            </div>
          </Part>
          <Part title="Callouts">
            {CALLOUTS.map((type) => (
              <Admonition key={type} type={type}>
                One thought beside the text.
              </Admonition>
            ))}
          </Part>
          <Part title="Code">
            <CodeBlock title="request.json" language="json">
              <code>{'{ "survey": "nps" }'}</code>
            </CodeBlock>
          </Part>
          <Part title="Figures">
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
          </Part>
          <Part title="Question previews">
            <QuestionPreview kind="nps" />
          </Part>
        </div>
      </main>
    </Layout>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Every token: a colour fills its sample, anything else says its value. */
function Tokens(): ReactNode {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  useEffect(() => setTokens(readTokens()), []);
  return (
    <Part title="Tokens">
      <ul className={styles.tokens}>
        {tokens.map(({ name, value, isColour }) => (
          <li key={name}>
            {isColour && <span className={styles.sample} style={{ background: `var(${name})` }} />}
            <code>{name}</code>
            {!isColour && <span className={styles.value}>{value}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface Token {
  readonly name: string;
  readonly value: string;
  readonly isColour: boolean;
}

/** All tokens, read from the styles of the page: the rule for the root that defines `--paper` is that of tokens.css. */
function readTokens(): readonly Token[] {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue;
      const names = [...rule.style].filter((name) => name.startsWith('--'));
      if (names.includes('--paper')) return names.map((name) => tokenOf(name, rule.style));
    }
  }
  return [];
}

function tokenOf(name: string, style: CSSStyleDeclaration): Token {
  const value = style.getPropertyValue(name).trim();
  return { name, value, isColour: CSS.supports('color', value) };
}
