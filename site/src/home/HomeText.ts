/** A link inside the site. */
interface HomeLink {
  readonly label: string;
  readonly to: string;
}

/** A group of answers on a scale of 0 to 10. */
export interface AnswerGroup {
  readonly name: string;
  /** Its lowest point. */
  readonly from: number;
  /** The responses that the result begins with. */
  readonly responses: number;
}

/** A question of the product that can be answered, and its score: the share of the first group minus that of the last. */
export interface ScoreQuestion {
  readonly question: string;
  readonly ends: readonly [string, string];
  readonly score: HomeLink;
  /** The highest first. */
  readonly groups: readonly [AnswerGroup, AnswerGroup, AnswerGroup];
}

/** What the home page says of the product. */
export interface HomeText {
  readonly description: string;
  readonly title: string;
  readonly searchPlaceholder: string;
  readonly start: readonly [HomeLink, HomeLink];
  readonly demo?: ScoreQuestion | undefined;
  readonly tasks: readonly {
    readonly title: string;
    /** The path of its drawing, in a square of 24. */
    readonly icon: string;
    readonly text: string;
    readonly to: string;
    readonly links: readonly HomeLink[];
  }[];
  /** Questions that show what the assistant is for. */
  readonly questions: readonly string[];
}
