import type { ReactElement } from 'react';
import { START_ICONS } from '../startIcons.ts';
import styles from './Icon.module.css';

const PATHS = {
  search: 'M14.4 14.4 18 18M16.4 8.7a7.7 7.7 0 1 1-15.4 0 7.7 7.7 0 0 1 15.4 0Z',
  close: 'm5 5 10 10M15 5 5 15',
  page: 'M5 2h7l4 4v12H4V2h1Zm7 0v4h4M7 10h6M7 13.5h6',
  section: 'M4 7.5h13M3 12.5h13M8.5 3l-2 14M13.5 3l-2 14',
  text: 'M3 5h14M3 10h14M3 15h9',
  release: 'M3 3h7l7 7-7 7-7-7V3Zm3.5 3.5h.01',
  recent: 'M10 5.5V10l3 2M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  favorite: 'm10 2.5 2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L2.5 8l5.2-.7L10 2.5Z',
  assistant: 'M9 3.5 10.6 8 15 9.5 10.6 11 9 15.5 7.4 11 3 9.5 7.4 8 9 3.5ZM16 2v4M18 4h-4M16 14v3M17.5 15.5h-3',
  conversation: 'M3 4h14v10H9l-4 3.5V14H3V4Z',
  back: 'M17 10H3m6-6-6 6 6 6',
  enter: 'M16 4v6H4m4-4-4 4 4 4',
  failed: 'M10 6v5m0 3h.01M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  menu: 'M3.5 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0Zm6 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0Zm6 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0Z',
  send: 'M10 16V4m-5 5 5-5 5 5',
  stop: 'M6 6h8v8H6V6Z',
  like: 'M3 9h3v8H3V9Zm3 1 3.4-6.6c1.3 0 2 .9 1.8 2.1L10.8 8H16a1.4 1.4 0 0 1 1.4 1.7l-1.2 5.9A1.7 1.7 0 0 1 14.5 17H6v-7Z',
  dislike:
    'M17 11h-3V3h3v8Zm-3-1-3.4 6.6c-1.3 0-2-.9-1.8-2.1l.4-2.5H4a1.4 1.4 0 0 1-1.4-1.7l1.2-5.9A1.7 1.7 0 0 1 5.5 3H14v7Z',
  copy: 'M7 7h10v10H7V7ZM4 13H3V3h10v1',
  done: 'm4 10.5 4 4 8-9',
  quote: 'M8 6c-3 1-4 3-4 5v3h4v-4H6M16 6c-3 1-4 3-4 5v3h4v-4h-2',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1',
  spinner: 'M10 2a8 8 0 1 1-8 8',
} as const;

const ALL = { ...PATHS, ...START_ICONS };

/** A picture of the dialog's set. */
export type IconName = keyof typeof ALL;

/** Draws an icon in the colour of the text around it. It says nothing to assistive technology. */
export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg
      className={name === 'spinner' ? `${styles.icon} ${styles.spinner}` : styles.icon}
      viewBox={name in START_ICONS ? '2 2 20 20' : '0 0 20 20'}
      aria-hidden="true"
    >
      <path d={ALL[name]} />
    </svg>
  );
}
