import type { ReactNode } from 'react';
import { LabelledScale } from '../LabelledScale';

const LABELS = [
  'Strongly disagree',
  'Disagree',
  'Somewhat disagree',
  'Neither agree nor disagree',
  'Somewhat agree',
  'Agree',
  'Strongly agree',
];

/** Agreement on 7 points that an issue was easy to handle. */
export function Ces(): ReactNode {
  return (
    <LabelledScale
      text="Think of your call on Monday. How much do you agree: “It was easy to handle my issue”?"
      labels={LABELS}
      explain={(point) => `This answer enters the mean as ${point} of 7.`}
    />
  );
}
