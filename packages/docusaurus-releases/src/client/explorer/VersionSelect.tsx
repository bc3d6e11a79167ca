import { PLATFORM_NAMES, type VersionRef, versionKey } from '@feedback-docs/releases';
import { memo, type ReactNode } from 'react';
import fields from '../fields.module.css';
import { type ExplorerPage, platformsWith } from './ExplorerPage.ts';
import styles from './VersionBar.module.css';

interface VersionSelectProps {
  /** Of the field, and its id. */
  name: string;
  label: string;
  versions: ExplorerPage['versions'];
  /** What is chosen at first. */
  chosen: VersionRef | undefined;
  /** What the field says while no version is chosen; without it one always is. */
  unset?: string;
}

/** Lets the reader choose one of all versions. */
export const VersionSelect = memo(function VersionSelect({
  name,
  label,
  versions,
  chosen,
  unset,
}: VersionSelectProps): ReactNode {
  const key = chosen === undefined ? '' : versionKey(chosen);
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <select key={key} id={name} name={name} className={fields.field} defaultValue={key}>
        {unset !== undefined && <option value="">{unset}</option>}
        {platformsWith(versions).map((platform) => (
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
