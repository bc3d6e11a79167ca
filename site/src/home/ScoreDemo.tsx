import Link from '@docusaurus/Link';
import { type ReactNode, useState } from 'react';
import type { ScoreQuestion } from '../../profile/schema';
import styles from './ScoreDemo.module.css';

const SCALE = [...Array(11).keys()];
/** The looks of the groups, the highest first. */
const LOOKS = [styles.high, styles.middle, styles.low];

/** A question of the product that can be answered, and the result that the answer adds to. */
export function ScoreDemo({ question, ends, score, groups }: ScoreQuestion): ReactNode {
  const [answer, setAnswer] = useState<number | null>(null);
  const group = groups.find(({ from }) => answer !== null && answer >= from);
  const countOf = (each: ScoreQuestion['groups'][number]) => each.responses + (each === group ? 1 : 0);
  const total = groups.reduce((sum, each) => sum + countOf(each), 0);
  const [highest, , lowest] = groups;
  const share = (count: number) => Math.round((count / total) * 100);
  return (
    <div className={styles.demo}>
      <fieldset className={styles.card}>
        <legend>{question}</legend>
        <div className={styles.scale}>
          {SCALE.map((value) => (
            <label key={value}>
              <input type="radio" name="recommend" value={value} onChange={() => setAnswer(value)} />
              <span>{value}</span>
            </label>
          ))}
        </div>
        <p className={styles.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      </fieldset>
      <div className={`${styles.card} ${styles.result}`}>
        <p className={styles.figure}>
          <b>+{share(countOf(highest) - countOf(lowest))}</b> <Link to={score.to}>{score.label}</Link>
        </p>
        <div className={styles.bar} aria-hidden="true">
          {groups.map((each, at) => (
            <i key={each.name} className={LOOKS[at]} style={{ flexGrow: countOf(each) }} />
          ))}
        </div>
        <p className={styles.legend} aria-live="polite">
          {share(countOf(highest))} % {highest.name}, {share(countOf(lowest))} % {lowest.name}, {total} responses
          {group !== undefined && `. Yours is one of the ${group.name}.`}
        </p>
      </div>
    </div>
  );
}
