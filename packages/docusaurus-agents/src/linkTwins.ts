/**
 * The HTML of a page with links to its Markdown and to the list of pages, by which agents that asked for HTML find both: in the head, and
 * for those that read the body only, at its beginning, hidden from people. A page without head or body stays as it is.
 */
export function linkTwins(html: string, { twin, llms }: { twin: string; llms: string }): string {
  const links = `<link rel="alternate" type="text/markdown" href="${twin}"><link rel="describedby" href="${llms}">`;
  return html
    .replace('</head>', () => `${links}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<a hidden href="${llms}">${llms}</a>`);
}
