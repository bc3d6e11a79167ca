/** How common clients are told of an MCP server, as their makers document it. */
export function installCommands(url: string): [client: string, command: string][] {
  return [
    ['Claude Code', `claude mcp add --transport http docs ${url}`],
    ['Codex', `codex mcp add docs --url ${url}`],
    ['Gemini CLI', `gemini mcp add --transport http docs ${url}`],
    ['VS Code', `code --add-mcp '${JSON.stringify({ name: 'docs', type: 'http', url })}'`],
    ['Cursor and others, in mcp.json', JSON.stringify({ mcpServers: { docs: { url } } }, null, 2)],
  ];
}
