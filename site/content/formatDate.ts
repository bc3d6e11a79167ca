const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day written out, such as "12 January 2023", from YYYY-MM-DD. */
export function formatDate(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
