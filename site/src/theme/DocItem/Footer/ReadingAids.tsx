import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useHasAssistant } from '@feedback-docs/docusaurus-search/client';
import { AskAboutSelection } from '@site/src/assistant/AskAboutSelection';
import { GlossaryTerms } from '@site/src/glossary/GlossaryTerms';
import type { ReactNode } from 'react';

/** What helps while reading and can come after the app: the meaning of terms, and a question about what is selected. */
export default function ReadingAids(): ReactNode {
  return (
    <>
      <GlossaryTerms path={useDoc().metadata.permalink} />
      {useHasAssistant() && <AskAboutSelection />}
    </>
  );
}
