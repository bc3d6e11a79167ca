import type { ReactElement, ReactNode } from 'react';
import type { SearchOptions } from '../SearchOptions.ts';
import type { Texts } from '../texts.ts';
import styles from './Footer.module.css';

/** The line of key hints, what becomes of what the reader types, and the credit of a provider where there is one. */
export function Footer({
  texts,
  isAssistant,
  privacy,
  poweredBy,
}: {
  readonly texts: Texts;
  readonly isAssistant: boolean;
  readonly privacy: SearchOptions['privacy'];
  readonly poweredBy: { readonly label: string; readonly href: string } | undefined;
}): ReactElement {
  return (
    <footer className={styles.footer}>
      <ul className={styles.hints}>
        <Hint text={texts.navigateHint}>
          <Key label={texts.arrowDownKey} sign="↓" />
          <Key label={texts.arrowUpKey} sign="↑" />
        </Hint>
        <Hint text={isAssistant ? texts.submitHint : texts.selectHint}>
          <Key label={texts.enterKey} sign="↵" />
        </Hint>
        <Hint text={isAssistant ? texts.backHint : texts.closeHint}>
          <Key label={texts.escapeKey} sign="esc" />
        </Hint>
      </ul>
      {privacy !== undefined && (
        <p className={styles.privacy}>
          {privacy.isKept && texts.kept} <a href={privacy.href}>{texts.privacy}</a>
        </p>
      )}
      {poweredBy !== undefined && (
        <a href={poweredBy.href} target="_blank" rel="noopener noreferrer">
          {poweredBy.label}
        </a>
      )}
    </footer>
  );
}

function Hint({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactElement {
  return (
    <li>
      {children}
      <span>{text}</span>
    </li>
  );
}

function Key({ label, sign }: { readonly label: string; readonly sign: string }): ReactElement {
  return (
    <kbd>
      <span role="img" aria-label={label}>
        {sign}
      </span>
    </kbd>
  );
}
