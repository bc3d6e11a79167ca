import { useHistory, useLocation } from '@docusaurus/router';
import { openAssistant } from '@feedback-docs/dialog/openAssistant';
import { useEffect } from 'react';
import { useHasAssistant } from './useSearchData.ts';

/** Longest question that is taken from an address, in characters; the field of the dialog holds no more. */
const MAX_LENGTH = 512;

/** Opens the assistant with the question of an address such as /docs/intro?ask=How+many+rows, once: the address loses it. */
export function AskInAddress(): null {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  const hasAssistant = useHasAssistant();

  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const question = parameters.get('ask')?.trim().slice(0, MAX_LENGTH) ?? '';
    if (!hasAssistant || question === '') return;
    parameters.delete('ask');
    const rest = parameters.toString();
    history.replace({ pathname, search: rest === '' ? '' : `?${rest}`, hash });
    openAssistant({ kind: 'question', question });
  }, [hasAssistant, history, pathname, search, hash]);

  return null;
}
