/**
 * What to do when a port could not be opened, in a sentence. `name` begins the names of the two settings: nothing for PORT and HOST,
 * METRICS for METRICS_PORT and METRICS_HOST.
 */
export function describeListenError(
  error: unknown,
  name: '' | 'METRICS',
  { port, host }: { readonly port: number; readonly host: string },
): string {
  const [ofPort, ofHost] = ['PORT', 'HOST'].map((setting) => (name === '' ? setting : `${name}_${setting}`));
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const place = `${ofPort} ${port} on ${ofHost} ${host}`;
  if (code === 'EADDRINUSE') return `${place} is taken by another program. Stop it, or set ${ofPort} to a free port.`;
  if (code === 'EACCES') return `${place} may not be opened by this user. Set ${ofPort} to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${place} is not an address of this machine. Set ${ofHost} to 127.0.0.1, or to 0.0.0.0 for all of them.`;
  }
  return `${place} cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
}
