import { type ReactNode, useId, useState } from 'react';
import { Choice } from '../Choice';
import { QuestionGroup } from '../QuestionGroup';
import styles from '../QuestionPreview.module.css';

const REASONS = [
  'Buying something for myself',
  'Buying a present',
  'Collecting an online order',
  'Returning or exchanging an item',
];
const OTHER = 'Other, please specify';
/** Longest text under Other, in characters. */
const OTHER_LIMIT = 255;

/** One answer out of a short list, with Other. Text typed under Other is discarded when another option is picked. */
export function SingleChoice(): ReactNode {
  const name = useId();
  const [reason, setReason] = useState<string>();
  const [otherText, setOtherText] = useState('');

  const pick = (option: string) => {
    setReason(option);
    if (option !== OTHER) setOtherText('');
  };
  const typeOther = (text: string) => {
    setReason(OTHER);
    setOtherText(text);
  };
  return (
    <QuestionGroup text="What was the main reason for your visit to our shop today?" hint="Choose one answer.">
      {[...REASONS, OTHER].map((option) => (
        <Choice
          key={option}
          type="radio"
          name={name}
          label={option}
          checked={reason === option}
          onChange={() => pick(option)}
        />
      ))}
      <input
        className={styles.otherText}
        type="text"
        autoComplete="off"
        aria-label="Your reason, if other"
        maxLength={OTHER_LIMIT}
        value={otherText}
        onChange={(event) => typeOther(event.target.value)}
      />
    </QuestionGroup>
  );
}
