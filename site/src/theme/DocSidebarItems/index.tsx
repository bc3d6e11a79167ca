import Link from '@docusaurus/Link';
import type { Props } from '@theme/DocSidebarItems';
import Original from '@theme-original/DocSidebarItems';
import { type ReactNode, useState } from 'react';
import { filterItems } from './filterItems';
import styles from './styles.module.css';

/** From how many items in one category on a sidebar can be filtered. */
const MANY = 20;

/** The items of a sidebar. Above a long list stand the way to the release explorer and a filter. */
export default function DocSidebarItems(props: Props): ReactNode {
  const isLong = props.items.some((item) => item.type === 'category' && item.items.length > MANY);
  return props.level === 1 && isLong ? <FilteredItems {...props} /> : <Original {...props} />;
}

function FilteredItems(props: Props): ReactNode {
  const [text, setText] = useState('');
  const items = filterItems(props.items, text);
  return (
    <>
      <li className={styles.tools}>
        <Link to="/docs/versions">Release explorer</Link>
        <input
          type="search"
          aria-label="Filter the list by version or year"
          placeholder="Filter: 1.6 or 2024"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </li>
      {/* The categories keep their state by their place, so other items make other ones. */}
      <Original key={text.trim()} {...props} items={items} />
      {items.length === 0 && <li className={styles.none}>Nothing fits “{text}”.</li>}
    </>
  );
}
