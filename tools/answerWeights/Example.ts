/** A question with candidate sections: the features of each, and whether it is meant. */
export interface RankingExample {
  readonly candidates: readonly { readonly features: readonly number[]; readonly isMeant: boolean }[];
  /** Weight beside an example of 1. */
  readonly weight: number;
}

/** A question with its answerability features. */
export interface AnswerabilityExample {
  readonly evidence: readonly number[];
  readonly hasAnswer: boolean;
  /** Whether the best section is one that answers. */
  readonly isBestMeant: boolean;
  readonly weight: number;
}

/** A question, the addresses of the sections that answer it, and what it counts beside one of weight 1. */
export interface AskedExample {
  readonly question: string;
  readonly sections: readonly string[];
  readonly hasAnswer: boolean;
  readonly weight: number;
}
