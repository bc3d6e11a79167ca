import { type ReactElement, StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { AssistantPanelProps } from '../../src/assistantSlot.ts';
import type { ChatMessage } from '../../src/conversation/ChatMessage.ts';
import { type AssistantSlot, SearchButton } from '../../src/index.ts';
import { markMatches, takeMatches } from '../../src/matches.ts';
import { SearchError } from '../../src/SearchError.ts';
import { openConversations } from '../../src/storage/conversations.ts';
import { toStoredConversation } from '../../src/storage/StoredConversation.ts';
import { createFakeSearchClient } from '../fakeSearchClient.ts';
import { SURVEY_FILTERS } from '../surveyFilters.ts';
import { SURVEY_RECORDS } from '../surveyRecords.ts';
import './page.css';

/** What a spec may set before the page loads, through the address. */
const settings = new URLSearchParams(location.search);
document.documentElement.dataset.theme = settings.get('theme') ?? 'light';

const client = createFakeSearchClient();
client.beforeAnswer = async () => {
  const delay = Number(settings.get('delay') ?? 0);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  if (settings.has('outage')) throw new SearchError('unreachable', 'The fake service is down.');
};

const assistant: AssistantSlot = {
  indexName: 'docs',
  load: async () => ({ AssistantPanel: EchoPanel }),
};

if (settings.has('assistant')) {
  const question: ChatMessage = {
    id: 'q',
    role: 'user',
    parts: [{ type: 'text', text: 'How do I close a survey?', state: 'done' }],
  };
  openConversations('docs', '', false).save(toStoredConversation('one', [question]));
}

function EchoPanel({ start, leave }: AssistantPanelProps): ReactElement {
  return (
    <div className="assistant">
      <button type="button" onClick={() => leave()}>
        Back to keyword search
      </button>
      <p>{start.kind === 'question' ? `You asked: ${start.question}` : 'How can I help you today?'}</p>
    </div>
  );
}

function Page(): ReactElement {
  const [path, setPath] = useState(location.pathname);

  useEffect(() => {
    document.title = path;
    return markMatches(document.querySelector('main') ?? document.body, takeMatches(path));
  }, [path]);

  return (
    <>
      <header>
        <strong>Survey docs</strong>
        <SearchButton
          client={client}
          indexName={() => 'docs'}
          filters={SURVEY_FILTERS}
          navigate={(href) => {
            history.pushState(null, '', href);
            setPath(location.pathname);
          }}
          searchPagePath="/search"
          getMissingResultsUrl={(query) => `/report?query=${encodeURIComponent(query)}`}
          {...(settings.has('assistant') ? { assistant } : {})}
        />
      </header>
      <main>
        <h1>{SURVEY_RECORDS.find(({ url }) => url === path)?.headings[1] ?? 'Welcome'}</h1>
        {SURVEY_RECORDS.map(({ objectID, content }) => (
          <p key={objectID}>{content}</p>
        ))}
        <label>
          Your notes <textarea />
        </label>
        <div className="rest" />
      </main>
    </>
  );
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
