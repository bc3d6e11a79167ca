import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { DOCS_TOOLS } from './docsTools.ts';
import type { McpDeps } from './McpDeps.ts';
import { RELEASE_TOOLS } from './releaseTools.ts';
import type { Caller, Tool } from './Tool.ts';
import { answerTool, errorResult, type ToolResult } from './toolResult.ts';

const TOOLS: ReadonlyMap<string, Tool> = new Map(Object.entries({ ...DOCS_TOOLS, ...RELEASE_TOOLS }));
/** The version of JSON Schema that the protocol asks for. */
const TARGET = { target: 'draft-2020-12' } as const;

/** All tools as clients list them. */
export const LISTED_TOOLS = [...TOOLS].map(([name, { run: _run, inputSchema, outputSchema, ...tool }]) => ({
  name,
  ...tool,
  inputSchema: { type: 'object' as const, ...inputSchema['~standard'].jsonSchema.input(TARGET) },
  outputSchema: { type: 'object' as const, ...outputSchema['~standard'].jsonSchema.output(TARGET) },
}));

/** Calls a tool. Wrong arguments become a result that a model can read and act on. Throws a ProtocolError for a tool that there is not. */
export async function callTool(
  { name, arguments: args = {} }: { readonly name: string; readonly arguments?: Record<string, unknown> | undefined },
  deps: McpDeps,
  caller: Caller,
): Promise<ToolResult> {
  const tool = TOOLS.get(name);
  if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Tool ${name} not found`);
  const { success, data, error } = tool.inputSchema.safeParse(args);
  if (!success)
    return errorResult(`Invalid arguments for ${name}. ${error.issues.map(({ message }) => message).join(' ')}`);
  return answerTool(caller, () => tool.run(data as never, deps, caller));
}
