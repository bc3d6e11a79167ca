import { type ReactNode, useEffect, useState } from 'react';
import styles from './DesignPage.module.css';

/** Every token: a colour fills its sample, anything else says its value. */
export function Tokens(): ReactNode {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  useEffect(() => setTokens(readTokens()), []);
  return (
    <ul className={styles.tokens}>
      {tokens.map(({ name, value, isColour }) => (
        <li key={name}>
          {isColour && <span className={styles.sample} style={{ background: `var(${name})` }} />}
          <code>{name}</code>
          {!isColour && <span className={styles.value}>{value}</span>}
        </li>
      ))}
    </ul>
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
  // A value with `var()` is supported as anything until it is computed.
  return { name, value, isColour: CSS.supports('color', value) && !CSS.supports('padding', value) };
}
