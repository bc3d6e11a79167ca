export { DEFAULT_KEPT_DAYS, type KeptDays } from './KeptDays.ts';
