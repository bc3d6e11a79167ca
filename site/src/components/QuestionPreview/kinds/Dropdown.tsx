import type { ReactNode } from 'react';
import { QuestionField } from '../QuestionField';
import styles from '../QuestionPreview.module.css';

const COUNTRIES = [
  'Austria',
  'Belgium',
  'Canada',
  'Denmark',
  'Finland',
  'France',
  'Germany',
  'Ireland',
  'Italy',
  'Netherlands',
  'Norway',
  'Portugal',
  'Spain',
  'Sweden',
  'Switzerland',
  'United Kingdom',
];

/** One answer from a list that opens on demand; nothing is preselected. */
export function Dropdown(): ReactNode {
  return (
    <QuestionField text="To which country did we deliver your order?" hint="Type the first letters to find a country.">
      {(ids) => (
        <select {...ids} className={styles.field} autoComplete="off" defaultValue="">
          <option value="">Select an answer</option>
          {COUNTRIES.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </select>
      )}
    </QuestionField>
  );
}
