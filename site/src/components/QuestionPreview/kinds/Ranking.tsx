import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { QuestionGroup } from '../QuestionGroup';
import styles from '../QuestionPreview.module.css';
import { giveRank, type Ranks, rankAbove } from './giveRank';

const ITEMS = [
  'Being answered quickly',
  'Not having to repeat myself',
  'A friendly conversation',
  'A solution in the first call',
  'A written summary afterwards',
];
/** Rank only the top 3: the places to give, counted from 0. */
const PLACES = [0, 1, 2];
const NO_RANKS: Ranks = PLACES.map(() => undefined);

/** Items put in order with arrow buttons or by choosing a number; ranked items move to the top of the list. */
export function Ranking(): ReactNode {
  const [ranks, setRanks] = useState(NO_RANKS);
  const [said, setSaid] = useState('');
  const ranked = ranks.filter((item) => item !== undefined);
  const inOrder = [...ranked, ...ITEMS.filter((item) => !ranked.includes(item))];

  const move = (item: string, rank: number, control: HTMLElement) => {
    const next = giveRank(ranks, item, rank);
    flushSync(() => {
      setRanks(next);
      setSaid(describe(item, next));
    });
    // The line may have moved in the page, which takes the focus away from the control inside it.
    control.focus();
  };
  return (
    <QuestionGroup
      text="What matters most to you when you call our support line?"
      hint="Rank only the top 3: choose a number or use the arrow buttons."
    >
      <ul className={styles.ranking}>
        {inOrder.map((item) => (
          <RankedItem key={item} item={item} ranks={ranks} onMove={(rank, control) => move(item, rank, control)} />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {said}
      </p>
    </QuestionGroup>
  );
}

interface RankedItemProps {
  item: string;
  ranks: Ranks;
  onMove: (rank: number, control: HTMLElement) => void;
}

function RankedItem({ item, ranks, onMove }: RankedItemProps): ReactNode {
  const rank = ranks.indexOf(item);
  const isFirst = rank === 0;
  const isUnranked = rank === -1;
  return (
    <li className={styles.rankedItem}>
      <select
        className={styles.rank}
        autoComplete="off"
        aria-label={`Rank of: ${item}`}
        value={isUnranked ? '' : rank}
        onChange={({ target }) => onMove(target.value === '' ? -1 : Number(target.value), target)}
      >
        <option value="">–</option>
        {PLACES.map((place) => (
          <option key={place} value={place}>
            {place + 1}
          </option>
        ))}
      </select>
      <span className={styles.rankedLabel}>{item}</span>
      {/* Disabled for assistive technology only, so that the button keeps the focus at the end of the way. */}
      <button
        type="button"
        className={styles.arrow}
        aria-label={`Move up: ${item}`}
        aria-disabled={isFirst}
        onClick={({ currentTarget }) => !isFirst && onMove(rankAbove(ranks, item), currentTarget)}
      >
        <Arrow path="m6 14 6-6 6 6" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={`Move down: ${item}`}
        aria-disabled={isUnranked}
        onClick={({ currentTarget }) => !isUnranked && onMove(rank + 1, currentTarget)}
      >
        <Arrow path="m6 10 6 6 6-6" />
      </button>
    </li>
  );
}

function Arrow({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={path} strokeWidth="2" />
    </svg>
  );
}

function describe(item: string, ranks: Ranks): string {
  const rank = ranks.indexOf(item);
  return rank === -1 ? `${item}: not ranked.` : `${item}: rank ${rank + 1} of ${ranks.length}.`;
}
