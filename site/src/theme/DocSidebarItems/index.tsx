import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItems';
import Original from '@theme-original/DocSidebarItems';
import { type ReactNode, useState } from 'react';
import { filterItems } from './filterItems';
import { groupByYear, type YearOfItems } from './groupByYear';
import styles from './styles.module.css';

/** From how many items in one category on a sidebar can be filtered, and years are folded. */
const MANY = 20;

/**
 * The items of a sidebar, by their years where they have some. Above a long list stand the way to the release explorer and a filter.
 */
export default function DocSidebarItems(props: Props): ReactNode {
  const years = groupByYear(props.items);
  if (years.length > 0) {
    const isFolded = props.items.length > MANY;
    return years.map((year, index) => <Year key={year.year} {...props} {...year} isOpen={!isFolded || index === 0} />);
  }
  const isLong = props.items.some((item) => item.type === 'category' && item.items.length > MANY);
  return props.level === 1 && isLong ? <FilteredItems {...props} /> : <Original {...props} />;
}

/** The items of a year, which fold without a script too. The year of the page that is read is open. */
function Year({ year, items, isOpen: isOpenAtFirst, ...props }: Props & YearOfItems & { isOpen: boolean }): ReactNode {
  const isActive = items.some((item) => isActiveSidebarItem(item, props.activePath));
  const [wasOpen] = useState(isOpenAtFirst || isActive);
  return (
    <li>
      <details
        open={wasOpen}
        // Which of them are open is the reader's business from then on, but for the one they go to.
        ref={(details) => {
          if (details && isActive) details.open = true;
        }}
      >
        <summary>{year}</summary>
        <ul className="clean-list">
          <Original {...props} items={items} />
        </ul>
      </details>
    </li>
  );
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
