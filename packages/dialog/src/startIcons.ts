/** Pictures for what a site offers to begin with: lines in a square of 24 with a margin of 2. */
export const START_ICONS = {
  pencil: 'M4 5h10M4 10h7M4 15h5m4 4 7-7-3-3-7 7v3h3Z',
  branch: 'M6 4v5a4 4 0 0 0 4 4h8m-4-4 4 4-4 4M6 9v11',
  plane: 'M3 11 21 4l-6 17-4-7-8-3Zm8 3 5-5',
  chart: 'M4 20h17M7 16v-5m5 5V6m5 10v-8',
  palette: 'M12 4a8 8 0 1 0 0 16c2 0 2-2 1-3s0-3 2-3h2a3 3 0 0 0 3-3c0-4-4-7-8-7ZM8 11h.01M12 8h.01M16 10h.01',
  shield: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3Zm-3 9 2 2 4-4',
  tag: 'M5 5h7l8 8-7 7-8-8V5Zm3.5 3.5h.01',
} as const;

/** The name of one of these. */
export type StartIcon = keyof typeof START_ICONS;

/** Their names. */
export const START_ICON_NAMES = Object.keys(START_ICONS) as readonly StartIcon[];
