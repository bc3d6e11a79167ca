import type { Target } from './Target.ts';

/** Something one reader does that must not reach the others, and what it may cost. */
export interface Attack {
  readonly name: string;
  /** Also part of npm test: takes a few seconds, and its figure does not depend on what else the machine does. */
  readonly isShort: boolean;
  run(target: Target): Promise<Cost>;
}

/** What an attack cost, and the most it may. */
export interface Cost {
  readonly cost: number;
  readonly most: number;
  readonly unit: string;
}

/** Attacks on one server, started for them with these settings. */
export interface AttackGroup {
  readonly settings: Readonly<Record<string, string>>;
  readonly attacks: readonly Attack[];
}
