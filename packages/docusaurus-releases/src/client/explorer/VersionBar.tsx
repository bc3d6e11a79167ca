import { type ExplorerView, releaseName, type VersionRef } from '@feedback-docs/releases';
import type { FormEvent, ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import fields from '../fields.module.css';
import { setMyVersion, useMyVersion } from '../myVersion/useMyVersion.ts';
import { say } from '../say.ts';
import { type ExplorerPage, platformsWith } from './ExplorerPage.ts';
import { type ResolvedView, resolveView } from './resolveView.ts';
import styles from './VersionBar.module.css';
import { VersionSelect } from './VersionSelect.tsx';

interface VersionBarProps {
  versions: ExplorerPage['versions'];
  view: ResolvedView;
  onOpen: (view: ExplorerView) => void;
}

/** Asks for the changes between two versions. Up to the newest release is what is new for a reader, whose version it remembers. */
export function VersionBar({ versions, view, onOpen }: VersionBarProps): ReactNode {
  const mine = ofReaders(useMyVersion());
  const shown = view.name === 'changes' ? view : undefined;
  // A reader who follows a shared link has not said yet which version they use: it is the one that the link names.
  const marked = mine ?? ofReaders(shown?.isSince === true ? shown.from : null);

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = fieldOf(event.currentTarget, 'from');
    const to = fieldOf(event.currentTarget, 'to');
    if (to !== '') return onOpen({ name: 'compare', from, to });
    const since: ExplorerView = { name: 'since', since: from };
    const resolved = resolveView(since, versions);
    const chosen = resolved.name === 'changes' ? ofReaders(resolved.from) : null;
    if (chosen !== null) setMyVersion({ ...chosen, isMarking: mine?.isMarking ?? false });
    onOpen(since);
  };

  return (
    <form action={addresses.toAddress('/docs/versions')} className={styles.bar} onSubmit={show}>
      <div className={styles.fields}>
        <VersionSelect
          name="from"
          label={RELEASE_TEXTS.changesFrom}
          versions={versions}
          chosen={shown?.from ?? mine ?? before(versions)}
        />
        <VersionSelect
          name="to"
          label={RELEASE_TEXTS.to}
          unset={RELEASE_TEXTS.newestRelease}
          versions={versions}
          chosen={shown?.isSince === false ? shown.to : undefined}
        />
        <button type="submit" className={fields.primary}>
          {RELEASE_TEXTS.showChanges}
        </button>
      </div>
      {marked !== null && (
        <label className={styles.marks}>
          <input
            type="checkbox"
            checked={mine?.isMarking ?? false}
            onChange={(event) => setMyVersion({ ...marked, isMarking: event.target.checked })}
          />
          {say(RELEASE_TEXTS.markNewer, releaseName(marked))}
        </label>
      )}
    </form>
  );
}

/** The version, if readers can have it when there is a newer one. */
function ofReaders<Version extends VersionRef>(version: Version | null): Version | null {
  return version === null || RELEASE_SITE.alwaysNewest.includes(version.platform) ? null : version;
}

/** The release of the first platform before its newest one: what a reader who chose nothing yet most likely asks about. */
function before(versions: ExplorerPage['versions']): VersionRef {
  const [platform = 'web'] = platformsWith(versions);
  const [newest = '', earlier = newest] = versions[platform];
  return { platform, version: earlier };
}

function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
