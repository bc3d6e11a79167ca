import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  type KindGroup,
  needsAction,
  type ReleasesData,
  releaseName,
  releasePath,
  releasesFrom,
  versionKey,
} from '@feedback-docs/releases';
import clsx from 'clsx';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { addresses } from '../addresses.ts';
import fields from '../fields.module.css';
import { kindLabel } from '../kindLabel.ts';
import { CopyButton } from '../page/CopyButton.tsx';
import { LoadingReleases } from '../releases/LoadingReleases.tsx';
import { useReleases } from '../releases/useReleases.ts';
import { say } from '../say.ts';
import styles from './ChangesView.module.css';
import { type Changes, changesBetween, firstOfGroups } from './changeGroups.ts';
import { changesMarkdown } from './changesMarkdown.ts';
import { ReleaseRow } from './ReleaseRow.tsx';
import type { ResolvedView } from './resolveView.ts';

/** How many items are drawn before the rest follows without blocking the reader. */
const FIRST_ITEMS = 40;

/** Where the changes begin; takes the focus when a reader asked for them. */
export const CHANGES_TITLE_ID = 'changes-title';

interface ChangesViewProps {
  view: Extract<ResolvedView, { name: 'changes' }>;
  areas: readonly string[];
  /** Called when items came onto the page, with whether these are all. */
  onChange: (isWhole: boolean) => void;
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
  const isWhole = shown === changes.groups;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new part of the list is a change.
  useEffect(() => onChange(isWhole), [onChange, shown, isWhole]);

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
  const urgent = items.filter(({ kind }) => needsAction(kind)).length;
  const getMarkdown = () =>
    changesMarkdown(changes, {
      title: titleOf(view),
      address: siteConfig.url + window.location.pathname + window.location.search,
      toAddress: (path) => siteConfig.url + addresses.toAddress(path),
    });
  return (
    <div className={styles.summary}>
      <p className={styles.counts}>
        {say(RELEASE_TEXTS.countInReleases, changeCount(items.length), releaseCount(releases.length))}
        {urgent > 0 && (urgent === 1 ? RELEASE_TEXTS.oneNeedsALook : say(RELEASE_TEXTS.needALook, urgent))}.
        {isBackwards && ` ${say(RELEASE_TEXTS.lookBack, releaseName(view.to), releaseName(view.from))}`}
      </p>
      <p className={styles.actions}>
        <CopyButton
          className={fields.secondary}
          label={RELEASE_TEXTS.copyMarkdown}
          isLabelShown
          getText={getMarkdown}
        />
        <CopyButton
          className={fields.secondary}
          label={RELEASE_TEXTS.copyLink}
          isLabelShown
          getText={() => window.location.href}
        />
        <button type="button" className={fields.secondary} onClick={() => window.print()}>
          {RELEASE_TEXTS.print}
        </button>
      </p>
    </div>
  );
}

const Groups = memo(function Groups({ groups }: { groups: readonly KindGroup[] }): ReactNode {
  return groups.map(({ kind, areas }, index) => (
    <section key={kind} data-group={kindLabel(kind)} aria-labelledby={`changes-${kind}`}>
      {needsAction(kind) && index === 0 && <p className={styles.band}>{RELEASE_TEXTS.lookFirst}</p>}
      {!needsAction(kind) && needsAction(groups[index - 1]?.kind ?? kind) && (
        <p className={styles.band}>{RELEASE_TEXTS.goodToKnow}</p>
      )}
      <h3 id={`changes-${kind}`} className={clsx(styles.kindTitle, `release-kind--${kind}`)}>
        {kindLabel(kind)}
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
      {view.isSince ? say(RELEASE_TEXTS.nothingSince, releaseName(view.from)) : RELEASE_TEXTS.sameVersion}{' '}
      {RELEASE_TEXTS.readInstead[0]}
      <Link to={releasePath(view.from)}>{say(RELEASE_TEXTS.whatItBrought, releaseName(view.from))}</Link>
      {RELEASE_TEXTS.readInstead[1]}
    </p>
  );
}

function titleOf({ isSince, from, to }: ChangesViewProps['view']): string {
  return isSince
    ? say(RELEASE_TEXTS.newSince, releaseName(from))
    : say(RELEASE_TEXTS.fromTo, releaseName(from), releaseName(to));
}

function changeCount(count: number): string {
  return count === 1 ? RELEASE_TEXTS.oneChange : say(RELEASE_TEXTS.changes, count.toLocaleString(RELEASE_SITE.locale));
}

function releaseCount(count: number): string {
  return count === 1
    ? RELEASE_TEXTS.oneRelease
    : say(RELEASE_TEXTS.releases, count.toLocaleString(RELEASE_SITE.locale));
}
