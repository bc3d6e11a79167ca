/** The type of a value read from a file: a kind of value, one of several, a list, a record of any names, or an object with fields. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'Uint32Array'
  | 'Int16Array'
  | 'Float64Array'
  /** What may be absent; for fields only. */
  | 'undefined'
  | readonly Shape[]
  | { readonly list: Shape }
  | { readonly record: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> };

/**
 * What does not fit the shape, such as `sections[3].title must be a string`; undefined when everything does. Fields that
 * the shape does not name may hold anything.
 */
export function findMismatch(value: unknown, shape: Shape, place = ''): string | undefined {
  if (typeof shape === 'string') return kindOf(value) === shape ? undefined : mustBe(place, shape);
  if (isChoice(shape)) {
    const fits = shape.some((one) => findMismatch(value, one, place) === undefined);
    return fits ? undefined : mustBe(place, shape.filter((one) => one !== 'undefined').join(' or '));
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return mustBe(place, 'list');
    return first(value.entries(), ([at, item]) => findMismatch(item, shape.list, `${place}[${at}]`));
  }
  if (kindOf(value) !== 'object') return mustBe(place, 'object');
  const fields = new Map(Object.entries(value as object));
  if ('record' in shape) return first(fields, ([name, item]) => findMismatch(item, shape.record, below(place, name)));
  return first(Object.entries(shape.fields), ([name, field]) =>
    findMismatch(fields.get(name), field, below(place, name)),
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (ArrayBuffer.isView(value)) return value.constructor.name;
  return Array.isArray(value) ? 'list' : typeof value;
}

function isChoice(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}

function mustBe(place: string, what: string): string {
  return `${place === '' ? 'what it holds' : place} must be ${/^[aeiouI]/.test(what) ? 'an' : 'a'} ${what}`;
}

function below(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}

function first<Item>(items: Iterable<Item>, find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
