/** Clock ticks in a second, as Linux writes them for programs. */
const TICKS_PER_SECOND = 100;

/**
 * The user time in seconds of all ended children and their children, read from `/proc/self/stat`. Field 16 of proc(5); the name in
 * brackets may hold blanks, so fields are counted from behind it.
 */
export function childUserSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[13]) / TICKS_PER_SECOND;
}

/** The session of a process, read from `/proc/<id>/stat`: field 6. */
export function sessionOf(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]);
}
