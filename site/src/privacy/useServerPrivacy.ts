import { useSearchData } from '@feedback-docs/docusaurus-search/client';
import {
  DEFAULT_SERVER_PRIVACY,
  type PrivacyFacts,
  parseServerPrivacy,
  type ServerPrivacy,
} from '@feedback-docs/pages/privacy';
import { useEffect, useState } from 'react';
import { PRIVACY_TEXT_ID } from './PrivacyText';

/**
 * The settings of the server: what it wrote into the page it served; on a page reached from within the site, and where another host
 * searches, what it answers; its defaults until then.
 */
export function useServerPrivacy({ search, assistant }: PrivacyFacts): ServerPrivacy {
  const { settings } = useSearchData();
  const host = settings.mode === 'service' ? settings.host : '';
  const [server, setServer] = useState(() => servedWithPage() ?? DEFAULT_SERVER_PRIVACY);
  const usesServer = search === 'server' || assistant === 'server';

  useEffect(() => {
    if (!usesServer) return undefined;
    const controller = new AbortController();
    fetch(`${host}/privacy.json`, { signal: controller.signal })
      .then(async (response) => setServer(parseServerPrivacy(await response.json())))
      .catch((error: unknown) => controller.signal.aborted || console.warn(error));
    return () => controller.abort();
  }, [host, usesServer]);

  return server;
}

/** Null while the site is built, and on a page that was not reached by its address. */
function servedWithPage(): ServerPrivacy | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(PRIVACY_TEXT_ID)?.dataset['server'];
  return text === undefined ? null : parseServerPrivacy(JSON.parse(text));
}
