import type { ReactNode } from 'react';
import { LabelledScale } from '../LabelledScale';

const LABELS = [
  'Very dissatisfied',
  'Dissatisfied',
  'Neither satisfied nor dissatisfied',
  'Satisfied',
  'Very satisfied',
];

/** Satisfaction on 5 points, the default length of the scale. */
export function Csat(): ReactNode {
  return (
    <LabelledScale
      text="How satisfied are you with the delivery of your order?"
      labels={LABELS}
      explain={(point) =>
        point >= 4
          ? `Point ${point} of 5 counts as satisfied in the CSAT score.`
          : `Point ${point} of 5 does not count as satisfied in the CSAT score.`
      }
    />
  );
}
