const ATTRIBUTES = /(?:[^>"']|"[^"]*"|'[^']*')*/.source;

/** Puts markup into the first empty `<div id="…"></div>` of a built page; a page without it is left as it is. */
export function fillDiv(page: string, id: string, markup: string): string {
  const empty = new RegExp(
    `(<div\\b${ATTRIBUTES}\\sid=(?:"${id}"|'${id}'|${id}(?=[\\s>]))${ATTRIBUTES}>)\\s*(</div>)`,
    'i',
  );
  return page.replace(empty, (_, open: string, close: string) => open + markup + close);
}

/** Puts `markup`, which begins with the new opening tag, in the place of a `<div id="…">` that holds no other div, as far as its end tag. */
export function replaceDiv(page: string, id: string, markup: string): string {
  const whole = new RegExp(
    `<div\\b${ATTRIBUTES}\\sid=(?:"${id}"|'${id}'|${id}(?=[\\s>]))${ATTRIBUTES}>[^]*?(?=</div>)`,
    'i',
  );
  return page.replace(whole, () => markup);
}

/** Gives every input of that name in a built page a value, which must already be escaped for a quoted attribute. */
export function fillInput(page: string, name: string, value: string): string {
  return page.replace(new RegExp(`<input\\b(${ATTRIBUTES})>`, 'gi'), (whole, attributes: string) => {
    if (!new RegExp(`\\sname=(?:"${name}"|'${name}'|${name}(?=[\\s/]|$))`, 'i').test(attributes)) return whole;
    const others = attributes.replace(/\svalue(=("[^"]*"|'[^']*'|[^\s"'>]*))?(?=[\s/]|$)/i, '');
    return `<input value="${value}"${others}>`;
  });
}
