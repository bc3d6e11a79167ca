const EXECUTABLE = /^(?:module|text\/javascript|application\/javascript)?$/;

/** The scripts that stand in a page itself and run. Data blocks (structured data, rules, import maps) and templates are none. */
export function inlineScripts(html: string): string[] {
  return [...html.replace(/<template[\s\S]*?<\/template>/g, '').matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/.test(attributes) && EXECUTABLE.test(typeOf(attributes)))
    .map(([, , script = '']) => script);
}

function typeOf(attributes: string): string {
  return /\btype\s*=\s*["']?([^"'\s>]+)/.exec(attributes)?.[1] ?? '';
}
