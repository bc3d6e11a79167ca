import { createDateFormat } from '../formatDate.ts';

/** Writes a day out in the language of the site, from YYYY-MM-DD. */
export const formatDate = createDateFormat(RELEASE_SITE.locale);
