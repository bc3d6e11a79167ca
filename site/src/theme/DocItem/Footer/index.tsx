import { useHasAssistant } from '@feedback-docs/docusaurus-search/client';
import { AskAboutPage } from '@site/src/assistant/AskAboutPage';
import { AskAboutSelection } from '@site/src/assistant/AskAboutSelection';
import Footer from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';

/** What stands at the end of an article: tags, and the ways to ask about what was read. */
export default function DocItemFooter(): ReactNode {
  const hasAssistant = useHasAssistant();
  return (
    <>
      {hasAssistant && <AskAboutPage />}
      {hasAssistant && <AskAboutSelection />}
      <Footer />
    </>
  );
}
