import type { ReactNode } from 'react';
import { Ces } from './kinds/Ces';
import { Checkbox } from './kinds/Checkbox';
import { ConstantSum } from './kinds/ConstantSum';
import { Csat } from './kinds/Csat';
import { DateQuestion } from './kinds/DateQuestion';
import { Dropdown } from './kinds/Dropdown';
import { FileUpload } from './kinds/FileUpload';
import { ImageChoice } from './kinds/ImageChoice';
import { Matrix } from './kinds/Matrix';
import { Nps } from './kinds/Nps';
import { OpenText } from './kinds/OpenText';
import { Ranking } from './kinds/Ranking';
import { SingleChoice } from './kinds/SingleChoice';
import { Slider } from './kinds/Slider';
import { StarRating } from './kinds/StarRating';
import { PreviewFrame } from './PreviewFrame';

export interface PreviewProps {
  kind: string;
}

interface QuestionKind {
  /** Completes "Reset the … preview". */
  name: string;
  Question: () => ReactNode;
}

const kinds: Readonly<Record<string, QuestionKind>> = {
  'single-choice': { name: 'single choice', Question: SingleChoice },
  checkbox: { name: 'checkbox', Question: Checkbox },
  dropdown: { name: 'dropdown', Question: Dropdown },
  matrix: { name: 'matrix', Question: Matrix },
  ranking: { name: 'ranking', Question: Ranking },
  nps: { name: 'Net Promoter Score', Question: Nps },
  csat: { name: 'customer satisfaction', Question: Csat },
  ces: { name: 'customer effort', Question: Ces },
  slider: { name: 'slider', Question: Slider },
  'star-rating': { name: 'star rating', Question: StarRating },
  'open-text': { name: 'open text', Question: OpenText },
  date: { name: 'date', Question: DateQuestion },
  'file-upload': { name: 'file upload', Question: FileUpload },
  'image-choice': { name: 'image choice', Question: ImageChoice },
  'constant-sum': { name: 'constant sum', Question: ConstantSum },
};

/** A question of the given type that works by keyboard, stores nothing and sends nothing. Throws when there is no such type. */
export function Preview({ kind }: PreviewProps): ReactNode {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (known === undefined) {
    throw new Error(
      `<QuestionPreview kind="${kind}" /> names no question type, so this page would miss its preview. Use one of: ${Object.keys(kinds).join(', ')}.`,
    );
  }
  return (
    <PreviewFrame name={known.name}>
      <known.Question />
    </PreviewFrame>
  );
}
