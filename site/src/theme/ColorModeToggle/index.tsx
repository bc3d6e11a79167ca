import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Cycles the colour mode: light, dark, system. The icon follows the html element's attribute, so it is right before hydration. */
export default function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const current = value === null ? 'system mode' : `${value} mode`;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        data-early="colour"
        onClick={() => onChange(nextChoice(value))}
        title={current}
        aria-label={`Switch between dark and light mode (currently ${current})`}
      >
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}

/** Null stands for "system". */
function nextChoice(choice: Props['value']): Props['value'] {
  if (choice === 'light') return 'dark';
  return choice === 'dark' ? null : 'light';
}
