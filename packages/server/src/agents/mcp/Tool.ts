import type { Addresses } from '@feedback-docs/pages/addresses';
import type * as z from 'zod';
import type { Reader } from '../../http/reader/identifyReader.ts';
import type { McpDeps } from './McpDeps.ts';

/** Who calls, and how addresses are written to them. */
export interface Caller {
  readonly reader: Reader;
  readonly addresses: Pick<Addresses, 'toAddress'>;
  /** Keeps a fault of ours, of which the caller learns only that there was one. */
  readonly onError: (error: unknown) => void;
}

/** A tool as clients see it, and what it does. */
export interface Tool {
  readonly title: string;
  readonly description: string;
  readonly annotations: Readonly<Record<string, boolean>>;
  readonly inputSchema: z.ZodType;
  readonly outputSchema: z.ZodType;
  /** The answer to checked arguments, as `outputSchema` describes it. Rejects with what `refusalOf` says in a sentence. */
  readonly run: (args: never, deps: McpDeps, caller: Caller) => Promise<Record<string, unknown>>;
}

/** A tool whose arguments have the types of its schema. */
export function defineTool<Input extends z.ZodType, Output extends z.ZodType>(
  tool: Omit<Tool, 'run' | 'inputSchema' | 'outputSchema'> & {
    readonly inputSchema: Input;
    readonly outputSchema: Output;
    readonly run: (
      args: z.output<Input>,
      deps: McpDeps,
      caller: Caller,
    ) => Promise<z.input<Output> & Record<string, unknown>>;
  },
): Tool {
  return tool;
}
