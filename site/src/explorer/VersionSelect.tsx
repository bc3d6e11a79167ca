import { PLATFORM_NAMES, PLATFORMS, type VersionRef, versionKey } from '@feedback-docs/releases';
import { memo, type ReactNode } from 'react';
import type { ExplorerPage } from './ExplorerPage';
import styles from './VersionForms.module.css';

interface VersionSelectProps {
  id: string;
  name: string;
  label: string;
  versions: ExplorerPage['versions'];
  /** What is chosen at first. */
  chosen: VersionRef | undefined;
}

/** Lets the reader choose one of all versions. */
export const VersionSelect = memo(function VersionSelect({
  id,
  name,
  label,
  versions,
  chosen,
}: VersionSelectProps): ReactNode {
  const key = chosen === undefined ? '' : versionKey(chosen);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select key={key} id={id} name={name} className={styles.select} defaultValue={key}>
        {PLATFORMS.map((platform) => (
          <optgroup key={platform} label={PLATFORM_NAMES[platform]}>
            {versions[platform].map((version) => (
              <option key={version} value={versionKey({ platform, version })}>
                {PLATFORM_NAMES[platform]} {version}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
});
