import type { Problem } from '@feedback-docs/releases';
import type { Content } from './Content.ts';

/** Looks at the whole content and tells every problem of one sort. Never throws for what writers can write. */
export type Check = (content: Content) => readonly Problem[] | Promise<readonly Problem[]>;
