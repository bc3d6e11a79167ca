import { pendingScripts, registerIsland } from '@feedback-docs/docusaurus-first-load/client';
import { type ReactNode, Suspense, use, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { PreviewProps } from './Preview';
import { servedPreview } from './servedPreview';

let coming: Promise<typeof import('./Preview')> | undefined;

/** The script of the previews, fetched once; a failure is forgotten, so that the next call tries again. */
function loadPreview(): Promise<typeof import('./Preview')> {
  coming ??= import('./Preview').catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

// A page that the app itself draws has no served previews: it waits for their script.
if (typeof document !== 'undefined' && document.documentElement.dataset['hasHydrated'] === 'true')
  pendingScripts.push(loadPreview());

/**
 * A question of the given type that readers can try. Its HTML is served with the page; its script comes when the reader is near it. An
 * unknown kind throws, which fails the build of the page.
 */
export function QuestionPreview({ kind }: PreviewProps): ReactNode {
  const isHydrating = useSyncExternalStore(neverChanges, drawnByApp, served);
  const [isServed] = useState(isHydrating);
  return isServed ? (
    <ServedPreview kind={kind} />
  ) : (
    <Suspense>
      <LoadedPreview kind={kind} />
    </Suspense>
  );
}

const neverChanges = () => () => {};
const drawnByApp = () => false;
const served = () => true;

function LoadedPreview({ kind }: PreviewProps): ReactNode {
  const { Preview } = use(loadPreview());
  return (
    <div>
      <Preview kind={kind} />
    </div>
  );
}

/** Leaves the served HTML as it is until the preview takes it over as a root of its own. */
function ServedPreview({ kind }: PreviewProps): ReactNode {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [html] = useState(() => servedPreview(kind, id));
  useEffect(() => {
    if (host.current === null) return;
    const end = registerIsland(host.current, {
      id,
      load: async () => {
        const { Preview } = await loadPreview();
        return <Preview kind={kind} />;
      },
    });
    return () => {
      end();
      // The reader may come back, and finds a page that the app draws.
      void loadPreview().catch(() => {});
    };
  }, [kind, id]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own build drew, and nothing in the browser
  return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
