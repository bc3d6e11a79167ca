/** Whether the reader saves data or is on a line so slow that nothing should be fetched before it is asked for. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
