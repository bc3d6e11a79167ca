/** Writes a day out, such as "12 January 2023" in en-GB, from YYYY-MM-DD. */
export function createDateFormat(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
