import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  KIND_HEADINGS,
  type KindGroup,
  needsAction,
  type ReleasesData,
  releaseName,
  releasePath,
  releasesFrom,
  versionKey,
} from '@feedback-docs/releases';
import { addresses } from '@site/src/addresses/addresses';
import clsx from 'clsx';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { CopyButton } from '../components/CopyButton/CopyButton';
import { LoadingReleases } from '../releases/LoadingReleases';
import { useReleases } from '../releases/useReleases';
import styles from './ChangesView.module.css';
import { type Changes, changesBetween, countItems, firstOfGroups } from './changeGroups';
import { changesMarkdown } from './changesMarkdown';
import { ReleaseRow } from './ReleaseRow';
import type { ResolvedView } from './resolveView';

/** How many items are drawn before the rest follows without blocking the reader. */
const FIRST_ITEMS = 40;

/** Where the changes begin; takes the focus when a reader asked for them. */
export const CHANGES_TITLE_ID = 'changes-title';

interface ChangesViewProps {
  view: Extract<ResolvedView, { name: 'changes' }>;
  areas: readonly string[];
  /** Called when items came onto the page. */
  onChange: () => void;
}

/** Everything between two versions of a platform, what needs action first. */
export function ChangesView({ view, areas, onChange }: ChangesViewProps): ReactNode {
  const state = useReleases();
  return (
    <section aria-labelledby={CHANGES_TITLE_ID} data-platform={view.from.platform}>
      <h2 id={CHANGES_TITLE_ID} className={styles.title} tabIndex={-1}>
        {titleOf(view)}
      </h2>
      {view.notes.map((note) => (
        <p key={note} className={styles.note} role="status">
          {note}
        </p>
      ))}
      {state.status === 'ready' ? (
        <Result view={view} data={state.data} areas={areas} onChange={onChange} />
      ) : (
        <LoadingReleases state={state} />
      )}
    </section>
  );
}

function Result({ view, data, areas, onChange }: ChangesViewProps & { data: ReleasesData }): ReactNode {
  const releases = useMemo(() => releasesFrom(data), [data]);
  const changes = useMemo(() => changesBetween(releases, view, areas), [releases, view, areas]);
  const first = useMemo(() => firstOfGroups(changes.groups, FIRST_ITEMS), [changes]);
  const shown = useDeferredValue(changes.groups, first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new part of the list is a change.
  useEffect(onChange, [onChange, shown]);

  if (changes.comparison.items.length === 0) return <NothingBetween view={view} />;
  return (
    <>
      <Summary view={view} changes={changes} />
      <Groups groups={shown} />
    </>
  );
}

function Summary({ view, changes }: { view: ChangesViewProps['view']; changes: Changes }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { releases, items, isBackwards } = changes.comparison;
  const urgent = countItems(changes.groups.filter(({ kind }) => needsAction(kind)));
  const folded = items.length - countItems(changes.groups);
  const getMarkdown = () =>
    changesMarkdown(changes, {
      title: titleOf(view),
      address: siteConfig.url + window.location.pathname + window.location.search,
      toAddress: (path) => siteConfig.url + addresses.toAddress(path),
    });
  return (
    <>
      <p>
        {plural(items.length, 'change')} in {plural(releases.length, 'release')}
        {folded > 0 && `, ${folded} of them shown with the change that they continue`}.
        {urgent > 0 && ` ${urgent === 1 ? 'One entry needs' : `${urgent} entries need`} a look.`}
        {isBackwards && (
          <>
            {' '}
            You look back: this is what {releaseName(view.to)} does not have yet and {releaseName(view.from)} has.
          </>
        )}
      </p>
      <p className={styles.actions}>
        <CopyButton className={styles.action} label="Copy as Markdown" isLabelShown getText={getMarkdown} />
        <CopyButton className={styles.action} label="Copy link" isLabelShown getText={() => window.location.href} />
        <button type="button" className={styles.action} onClick={() => window.print()}>
          Print
        </button>
      </p>
    </>
  );
}

const Groups = memo(function Groups({ groups }: { groups: readonly KindGroup[] }): ReactNode {
  return groups.map(({ kind, areas }, index) => (
    <section key={kind} data-group={KIND_HEADINGS[kind]} aria-labelledby={`changes-${kind}`}>
      {needsAction(kind) && index === 0 && <p className={styles.band}>Look at these first</p>}
      {!needsAction(kind) && needsAction(groups[index - 1]?.kind ?? kind) && (
        <p className={styles.band}>Good to know</p>
      )}
      <h3 id={`changes-${kind}`} className={clsx(styles.kindTitle, `release-kind--${kind}`)}>
        {KIND_HEADINGS[kind]}
      </h3>
      {areas.map(({ area, items }) => (
        <div key={area} data-group={area}>
          <h4 className={styles.area}>{area}</h4>
          <ul className={styles.items}>
            {items.map(({ item, followUps, kind: wholeKind }) => (
              <ReleaseRow
                key={versionKey(item) + item.anchor}
                item={item}
                kind={wholeKind}
                followUps={followUps}
                isReleaseNamed
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
});

function NothingBetween({ view }: { view: ChangesViewProps['view'] }): ReactNode {
  return (
    <p>
      {view.isSince
        ? `${releaseName(view.from)} is the newest release, so nothing came after it yet.`
        : 'You compare a version with itself, so nothing lies between.'}{' '}
      Read <Link to={releasePath(view.from)}>what {releaseName(view.from)} brought</Link>, or choose another version
      above.
    </p>
  );
}

function titleOf({ isSince, from, to }: ChangesViewProps['view']): string {
  return isSince ? `New since ${releaseName(from)}` : `From ${releaseName(from)} to ${releaseName(to)}`;
}

function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString('en')} ${noun}s`;
}
