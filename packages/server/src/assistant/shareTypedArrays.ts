/** The same data with all typed arrays in shared memory: they are not copied when sent to a thread. */
export function shareTypedArrays<Data>(data: Data): Data {
  return shared(data) as Data;
}

function shared(data: unknown): unknown {
  if (ArrayBuffer.isView(data)) return sharedArray(data as Uint32Array);
  if (Array.isArray(data)) return data.map(shared);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shared(value)]));
}

/** Of any kind of typed array; they all have these. */
function sharedArray(numbers: Uint32Array): Uint32Array {
  const copy = new (numbers.constructor as Uint32ArrayConstructor)(new SharedArrayBuffer(numbers.byteLength));
  copy.set(numbers);
  return copy;
}
