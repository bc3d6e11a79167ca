import postcss, { type Declaration, type Root } from 'postcss';

/** The html element, as stylesheets name it; the colour mode is an attribute of it. */
const ROOT_SELECTOR = /^(:root|html|(html)?\[data-theme=["']?\w+["']?\])$/;
/** A longer value is written once and referred to. */
const MOST_LETTERS = 40;

/**
 * Writes the value of variables that never change into the places that use them, and drops definitions that another one always wins
 * over. Nothing looks different: only variables of the html element are touched, and none of `untouched`.
 */
export function resolveCssVariables(css: string, untouched: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropBeaten(root);
  const definitions = definitionsOf(root);
  const isOfRoot = (name: string) =>
    !untouched.has(name) && definitions.get(name)?.every((one) => selectorsOf(one).every(isRootSelector)) === true;
  const values = new Map<string, string>();
  for (const [name, [only, another]] of definitions)
    if (only !== undefined && another === undefined && isOfRoot(name) && isUnconditional(only))
      values.set(name, only.value);
  for (const name of [...values.keys()]) settle(name, values, isOfRoot);

  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(/--[\w-]+(?=[,)])/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  for (const [name, value] of values) if (value.length > MOST_LETTERS && (uses.get(name) ?? 0) > 1) values.delete(name);

  root.walkDecls((declaration) => {
    if (values.has(declaration.prop)) declaration.remove();
    else declaration.value = insertValues(declaration.value, values);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}

/** Definitions in a layer lose to those outside of all layers. */
function dropBeaten(root: Root): void {
  for (const list of definitionsOf(root).values()) {
    const isBeaten = list.some((one) => !isInLayer(one) && isUnconditional(one));
    for (const one of list) if (isBeaten && isInLayer(one) && selectorsOf(one).every(isRootSelector)) one.remove();
  }
}

function definitionsOf(root: Root): Map<string, Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  return definitions;
}

/** Puts the values of other variables into a value; gives the variable up when one of these may differ from element to element. */
function settle(name: string, values: Map<string, string>, isOfRoot: (name: string) => boolean): void {
  const value = values.get(name) ?? '';
  values.delete(name); // so that a circle comes to an end
  const inner = value.match(/--[\w-]+/g) ?? [];
  for (const other of inner) if (values.has(other)) settle(other, values, isOfRoot);
  if (inner.every((other) => values.has(other) || isOfRoot(other))) values.set(name, insertValues(value, values));
}

function insertValues(value: string, values: ReadonlyMap<string, string>): string {
  let text = value;
  for (let start = text.indexOf('var('); start >= 0; start = text.indexOf('var(', start + 1)) {
    const end = closingBracket(text, start + 3);
    const replacement = values.get(/--[\w-]+/.exec(text.slice(start, end))?.[0] ?? '');
    if (replacement !== undefined) text = joinParts(text.slice(0, start), replacement, text.slice(end + 1));
  }
  return text;
}

/** Minified stylesheets leave out the space beside a bracket; without the bracket it is needed. */
function joinParts(before: string, value: string, after: string): string {
  return before + (/[\w)%.]$/.test(before) ? ' ' : '') + value + (/^[\w#%."'-]/.test(after) ? ' ' : '') + after;
}

function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  throw new Error(`The value "${text}" opens a bracket that it does not close. Mend it in the stylesheet.`);
}

function selectorsOf({ parent }: Declaration): string[] {
  return parent?.type === 'rule' ? (parent as postcss.Rule).selectors : [];
}

function isRootSelector(selector: string): boolean {
  return ROOT_SELECTOR.test(selector);
}

/** True for a definition that every page has in every mode. */
function isUnconditional(declaration: Declaration): boolean {
  return (
    selectorsOf(declaration).some((selector) => /^(:root|html)$/.test(selector)) &&
    !atRules(declaration).some((name) => name !== 'layer')
  );
}

function isInLayer(declaration: Declaration): boolean {
  return atRules(declaration).includes('layer');
}

function atRules(declaration: Declaration): string[] {
  const names: string[] = [];
  for (
    let node: postcss.Container | postcss.Document | undefined = declaration.parent;
    node !== undefined;
    node = node.parent
  )
    if (node.type === 'atrule') names.push((node as postcss.AtRule).name);
  return names;
}
