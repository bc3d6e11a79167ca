import { type ExplorerView, releaseName, type VersionRef } from '@feedback-docs/releases';
import { addresses } from '@site/src/addresses/addresses';
import { type FormEvent, type ReactNode, useMemo } from 'react';
import { setMyVersion, useMyVersion } from '../myVersion/useMyVersion';
import type { ExplorerPage } from './ExplorerPage';
import { type ResolvedView, resolveView } from './resolveView';
import styles from './VersionForms.module.css';
import { VersionSelect } from './VersionSelect';

interface VersionFormsProps {
  versions: ExplorerPage['versions'];
  view: ResolvedView;
  onOpen: (view: ExplorerView) => void;
}

/** The two questions of a reader who does not want to read every page: what is new for me, and what lies between two versions. */
export function VersionForms({ versions, view, onOpen }: VersionFormsProps): ReactNode {
  const mine = useMyVersion();
  const { newest, before } = useMemo(() => lastTwo(versions), [versions]);
  const shown = view.name === 'changes' ? view : undefined;
  // Who follows a shared link has not said yet which version they use: it is the one that the link names.
  const marked = mine ?? (shown?.isSince === true ? shown.from : null);
  const had = shown?.isSince === true ? shown.from : (mine ?? before);
  const comparedFrom = shown?.from ?? mine ?? before;
  const comparedTo = shown?.to ?? newest;

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const since = fieldOf(event.currentTarget, 'since');
    const resolved = resolveView({ name: 'since', since }, versions);
    if (resolved.name === 'changes') setMyVersion({ ...resolved.from, isMarking: mine?.isMarking ?? false });
    onOpen({ name: 'since', since });
  };
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onOpen({ name: 'compare', from: fieldOf(event.currentTarget, 'from'), to: fieldOf(event.currentTarget, 'to') });
  };

  return (
    <div className={styles.forms}>
      <form
        action={addresses.toAddress('/docs/versions')}
        className={styles.form}
        aria-labelledby="since-title"
        onSubmit={show}
      >
        <h2 id="since-title">What is new for me?</h2>
        <div className={styles.fields}>
          <VersionSelect id="since" name="since" label="I have" versions={versions} chosen={had} />
          <button type="submit" className={styles.submit}>
            Show what came after
          </button>
        </div>
        {marked !== null && (
          <label className={styles.marks}>
            <input
              type="checkbox"
              checked={mine?.isMarking ?? false}
              onChange={(event) => setMyVersion({ ...marked, isMarking: event.target.checked })}
            />
            I use {releaseName(marked)}: mark what needs a newer version on every page
          </label>
        )}
      </form>
      <form
        action={addresses.toAddress('/docs/versions')}
        className={styles.form}
        aria-labelledby="compare-title"
        onSubmit={compare}
      >
        <h2 id="compare-title">Compare two versions</h2>
        <div className={styles.fields}>
          <VersionSelect id="from" name="from" label="From" versions={versions} chosen={comparedFrom} />
          <VersionSelect id="to" name="to" label="To" versions={versions} chosen={comparedTo} />
          <button type="submit" className={styles.submit}>
            Compare
          </button>
        </div>
      </form>
    </div>
  );
}

/** The newest Web release and the one before it: what a reader who chose nothing yet most likely asks about. */
function lastTwo({ web }: ExplorerPage['versions']): Record<'newest' | 'before', VersionRef> {
  const [newest = '', before = newest] = web;
  return { newest: { platform: 'web', version: newest }, before: { platform: 'web', version: before } };
}

function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
