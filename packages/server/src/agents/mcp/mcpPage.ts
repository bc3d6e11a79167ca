import { escapeHtml } from '@feedback-docs/text';
import { pageFrame } from '../../html/pageFrame.ts';

/** What a person reads at the address of the MCP server: how to connect a program to it, and a form for those without one. */
export function mcpPage(toAddress: (path: string) => string): string {
  const url = toAddress('/mcp');
  const commands = installCommands(url).map(
    ([client, command]) => `<h3>${client}</h3><pre><code>${escapeHtml(command)}</code></pre>`,
  );
  return pageFrame(
    'Ask or connect by MCP',
    `<h1>Ask or connect by MCP</h1><form action="${escapeHtml(toAddress('/ask.md'))}"><label for="q">A question, answered with sentences from the docs</label><input id="q" name="q" required maxlength="2000"><button>Ask</button></form><h2>Connect by MCP</h2><p>Programs that speak the Model Context Protocol can search, read, ask and compare releases here. No key is needed. The address:</p><pre><code>${escapeHtml(url)}</code></pre>${commands.join('')}<p>Questions and searches of programs are limited and kept like those of readers.</p><p><a href="${escapeHtml(toAddress('/docs'))}">Back to the documentation</a></p>`,
  );
}

/** How common clients are told of the server, as their makers document it. */
function installCommands(url: string): [client: string, command: string][] {
  return [
    ['Claude Code', `claude mcp add --transport http docs ${url}`],
    ['Codex', `codex mcp add docs --url ${url}`],
    ['Gemini CLI', `gemini mcp add --transport http docs ${url}`],
    ['VS Code', `code --add-mcp '${JSON.stringify({ name: 'docs', type: 'http', url })}'`],
    ['Cursor and others, in mcp.json', JSON.stringify({ mcpServers: { docs: { url } } }, null, 2)],
  ];
}
