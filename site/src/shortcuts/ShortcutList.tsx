import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ShortcutList.module.css';
import { SHORTCUTS } from './shortcuts';

/** The keyboard shortcuts of the site in a dialog. */
export function ShortcutList({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="shortcuts-title" onClose={onClose}>
      <form method="dialog" className={styles.head}>
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <button type="submit" className={styles.close}>
          Close
        </button>
      </form>
      <dl className={styles.list}>
        {SHORTCUTS.map(([keys, action]) => (
          <div key={action}>
            <dt>{action}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
