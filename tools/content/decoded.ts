/** An address with its percent signs resolved; one that cannot be resolved stays as it is. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
