import Link from '@docusaurus/Link';
import { isPlainClick } from '@feedback-docs/dialog/isPlainClick';
import { compareVersions, releaseName } from '@feedback-docs/releases';
import clsx from 'clsx';
import { lazy, type MouseEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { MyVersion } from '../myVersion/MyVersion.ts';
import { useMyVersion } from '../myVersion/useMyVersion.ts';
import { say } from '../say.ts';
import { useDismiss } from './useDismiss.ts';
import type { VersionMark } from './VersionMark.ts';
import styles from './VersionMarks.module.css';

const FeatureTimelines = lazy(async () => ({ default: (await import('./FeatureTimelines.tsx')).FeatureTimelines }));

/**
 * The versions under a heading. A mark opens the history of the section's features on Web and Mobile; without JavaScript it is a link
 * to the release item. While the reader says "I use Web 1.60", marks of newer versions stand out. Takes both lists as JSON, because
 * that is what a page of Markdown can hand over.
 */
export function VersionMarks({ marks, features }: { marks: string; features: string }): ReactNode {
  const mine = useMyVersion();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  useDismiss(root, isOpen, { onEscape: close, onLeave: () => setIsOpen(false) });

  const toggle = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setIsOpen(!isOpen);
  };

  return (
    <div className={`version-marks ${styles.marks}`} ref={root}>
      {parseMarks(marks).flatMap((mark, index) => {
        const isNewer = needsNewer(mark, mine);
        return [
          // For those who read the text without its styles.
          index > 0 && ' ',
          <Link
            key={mark.label}
            to={mark.href}
            title={say(RELEASE_TEXTS.cameWith, mark.names)}
            className={clsx(isNewer && styles.newer)}
            data-newer={isNewer || undefined}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={toggle}
          >
            {isNewer ? say(RELEASE_TEXTS.needs, mark.label) : mark.label}
            {isNewer && mine !== null && (
              <span className="sr-only">{say(RELEASE_TEXTS.newerThanYours, releaseName(mine))}</span>
            )}
          </Link>,
        ];
      })}
      {isOpen && (
        <section id={id} className={styles.panel} aria-label={RELEASE_TEXTS.history}>
          <button type="button" className={styles.close} aria-label={RELEASE_TEXTS.closeHistory} onClick={close}>
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" stroke="currentColor" strokeWidth="2">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
          <Suspense fallback={<p role="status">{RELEASE_TEXTS.loadingHistory}</p>}>
            <FeatureTimelines ids={parseIds(features)} />
          </Suspense>
        </section>
      )}
    </div>
  );
}

function needsNewer(mark: VersionMark, mine: MyVersion | null): boolean {
  if (!mine?.isMarking || mine.platform !== mark.platform) return false;
  return compareVersions(mark.version, mine.version) > 0;
}

/** Written by `remarkVersionMarks` in the same build, so its shape is known. */
function parseMarks(json: string): readonly VersionMark[] {
  return JSON.parse(json);
}

function parseIds(json: string): readonly string[] {
  return JSON.parse(json);
}
