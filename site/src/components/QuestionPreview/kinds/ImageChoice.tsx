import { type ReactNode, useId } from 'react';
import { QuestionGroup } from '../QuestionGroup';
import styles from '../QuestionPreview.module.css';

interface Picture {
  /** The alternative text, which every picture needs before a survey can be published. */
  alt: string;
  /** Filled shapes, then lines, on a field of 96 by 72. */
  shape: string;
  lines: string;
}

const PICTURES: readonly Picture[] = [
  {
    alt: 'Brown paper bag with two twisted handles',
    shape: 'M30 24h36v40H30z',
    lines: 'M38 24c0-14 8-14 8 0M50 24c0-14 8-14 8 0M30 34h36',
  },
  {
    alt: 'Cotton tote bag with long straps',
    shape: 'M26 32h44l-4 32H30z',
    lines: 'M36 32C36 4 60 4 60 32M40 32c0-20 16-20 16 0',
  },
  {
    alt: 'Flat cardboard box with a ribbon',
    shape: 'M20 34h56v30H20z',
    lines: 'M16 26h64v8H16zM48 26v38M48 26c-6-14-20-8-14 0M48 26c6-14 20-8 14 0',
  },
  {
    alt: 'Knitted net bag',
    shape: 'M28 30h40c6 22-4 34-20 34S22 52 28 30z',
    lines: 'M36 30c0-22 24-22 24 0M30 40l26 23M40 30l26 24M66 40 40 63M56 30 30 54',
  },
];

/** One picture out of a few; the alternative text is what a screen reader hears as the answer. */
export function ImageChoice(): ReactNode {
  const name = useId();
  return (
    <QuestionGroup text="In which of these would you like to carry your purchases home?" hint="Choose one picture.">
      <div className={styles.pictures}>
        {PICTURES.map(({ alt, shape, lines }) => (
          <label key={alt} className={styles.picture}>
            <svg viewBox="0 0 96 72" role="img" aria-label={alt}>
              <path className={styles.pictureShape} d={shape} />
              <path className={styles.pictureLines} d={`${shape}${lines}`} />
            </svg>
            <input type="radio" autoComplete="off" name={name} />
          </label>
        ))}
      </div>
    </QuestionGroup>
  );
}
