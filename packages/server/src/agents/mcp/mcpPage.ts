import { type AddressForm, createAddresses } from '@feedback-docs/pages/addresses';
import { installCommands } from '@feedback-docs/pages/installCommands';
import { escapeHtml } from '@feedback-docs/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_POLICY, pageFrame } from '../../html/pageFrame.ts';
import { ownOrigin } from '../../http/crossSite.ts';
import { sendText } from '../../http/sendText.ts';

/** Shows a person at the address of the MCP server how to connect a program to it, and a form for those without one. */
export function sendMcpPage(request: FastifyRequest, reply: FastifyReply, form: AddressForm): Promise<FastifyReply> {
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept')
    .header('content-security-policy', PAGE_POLICY)
    .type('text/html; charset=utf-8');
  return sendText(request, reply, mcpPage(createAddresses(form, ownOrigin(request)).toAddress));
}

function mcpPage(toAddress: (path: string) => string): string {
  const url = toAddress('/mcp');
  const commands = installCommands(url).map(
    ([client, command]) => `<h3>${client}</h3><pre><code>${escapeHtml(command)}</code></pre>`,
  );
  const ask = `<form action="${escapeHtml(toAddress('/ask.md'))}"><label for="q">A question, answered with sentences from the docs</label><input id="q" name="q" required maxlength="2000"><button>Ask</button></form>`;
  const connect = `<h2>Connect by MCP</h2><p>Programs that speak the Model Context Protocol can search, read, ask and compare releases here. No key is needed. The address:</p><pre><code>${escapeHtml(url)}</code></pre>`;
  const ending = `<p>Questions and searches of programs are limited and kept like those of readers.</p><p><a href="${escapeHtml(toAddress('/docs'))}">Back to the documentation</a></p>`;
  return pageFrame(
    'Ask or connect by MCP',
    `<h1>Ask or connect by MCP</h1>${ask}${connect}${commands.join('')}${ending}`,
  );
}
