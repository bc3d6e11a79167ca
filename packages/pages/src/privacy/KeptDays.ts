/** For how many days the server keeps what readers do. */
export interface KeptDays {
  readonly questions: number;
  /** 0 keeps none. */
  readonly searches: number;
  /** 0 keeps none. */
  readonly events: number;
}

export const DEFAULT_KEPT_DAYS: KeptDays = { questions: 90, searches: 400, events: 400 };
