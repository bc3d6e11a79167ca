import { type ComponentType, type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import type { AssistantPanelProps, AssistantSlot } from '../assistantSlot.ts';
import { Failure } from '../screens/Failure.tsx';
import { Icon } from '../screens/Icon.tsx';
import type { Texts } from '../texts.ts';
import styles from './AssistantFrame.module.css';

type PanelCode =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly Panel: ComponentType<AssistantPanelProps> };

/** Loads the site's assistant panel and shows it. Until it is there, or when it cannot be had, one can go back. */
export function AssistantFrame({
  load,
  texts,
  panel,
}: {
  readonly load: AssistantSlot['load'];
  readonly texts: Texts;
  readonly panel: AssistantPanelProps;
}): ReactElement {
  const [code, retry] = usePanelCode(load);
  const frame = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the panel is there
  useEffect(() => {
    // The row that was opened is gone and the focus with it; a panel that took the focus keeps it.
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus();
  }, [code.status]);

  if (code.status === 'ready') {
    return (
      <div ref={frame} tabIndex={-1} className={styles.panel}>
        <code.Panel {...panel} />
      </div>
    );
  }
  return (
    <>
      <div className={styles.head}>
        {/* biome-ignore lint/a11y/noAutofocus: the focus must stay in the dialog when the search box goes */}
        <button type="button" autoFocus className={styles.back} onClick={panel.leave}>
          <Icon name="back" />
          {texts.backToSearch}
        </button>
      </div>
      {code.status === 'loading' ? (
        <p role="status" className={styles.loading}>
          <Icon name="spinner" />
          {texts.assistantLoading}
        </p>
      ) : (
        <div role="alert">
          <Failure
            title={texts.assistant}
            help={texts.assistantFailedToLoad}
            retryLabel={texts.retry}
            onRetry={retry}
          />
        </div>
      )}
    </>
  );
}

function usePanelCode(load: AssistantSlot['load']): [PanelCode, () => void] {
  const [code, setCode] = useState<PanelCode>({ status: 'loading' });
  // The site may pass another function on every render; the panel is still the same.
  const [loadPanel] = useState(() => load);

  useEffect(() => {
    if (code.status !== 'loading') return undefined;
    let isCurrent = true;
    loadPanel().then(
      ({ AssistantPanel }) => isCurrent && setCode({ status: 'ready', Panel: AssistantPanel }),
      (error: unknown) => {
        console.warn(error);
        if (isCurrent) setCode({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code.status, loadPanel]);

  const retry = useCallback(() => setCode({ status: 'loading' }), []);
  return [code, retry];
}
