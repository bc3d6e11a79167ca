import Link from '@docusaurus/Link';
import { type ReactNode, useState } from 'react';
import styles from './ScoreDemo.module.css';

const SCALE = Array.from({ length: 11 }, (_, value) => value);
const FIRST_PROMOTER = 9;
const FIRST_PASSIVE = 7;
/** The responses that the result begins with. */
const RESPONSES = { promoters: 76, passives: 33, detractors: 22 };

/** A question of the product that can be answered, and the result that the answer adds to. */
export function ScoreDemo(): ReactNode {
  const [answer, setAnswer] = useState<number | null>(null);
  const group = answer === null ? null : groupOf(answer);
  const counts = { ...RESPONSES };
  if (group !== null) counts[group] += 1;
  const total = counts.promoters + counts.passives + counts.detractors;
  const share = (name: keyof typeof counts) => Math.round((counts[name] / total) * 100);
  const score = Math.round(((counts.promoters - counts.detractors) / total) * 100);
  return (
    <div className={styles.demo}>
      <fieldset className={styles.card}>
        <legend>How likely are you to recommend us to a colleague?</legend>
        <div className={styles.scale}>
          {SCALE.map((value) => (
            <label key={value}>
              <input type="radio" name="recommend" value={value} onChange={() => setAnswer(value)} />
              <span>{value}</span>
            </label>
          ))}
        </div>
        <p className={styles.ends}>
          <span>Not at all likely</span>
          <span>Extremely likely</span>
        </p>
      </fieldset>
      <div className={`${styles.card} ${styles.result}`}>
        <p className={styles.figure}>
          <b>+{score}</b> <Link to="/docs/survey/Docs/Best_Practices#nps-method">Net Promoter Score</Link>
        </p>
        <div className={styles.bar} aria-hidden="true">
          {Object.keys(counts).map((name) => (
            <i key={name} className={styles[name]} style={{ flexGrow: counts[name as keyof typeof counts] }} />
          ))}
        </div>
        <p className={styles.legend} aria-live="polite">
          {share('promoters')} % promoters, {share('detractors')} % detractors, {total} responses
          {group !== null && `. Yours is one of the ${group}.`}
        </p>
      </div>
    </div>
  );
}

function groupOf(answer: number): keyof typeof RESPONSES {
  if (answer >= FIRST_PROMOTER) return 'promoters';
  return answer >= FIRST_PASSIVE ? 'passives' : 'detractors';
}
