import { openBrowserStorage } from './browserStorage.ts';
import { parseStoredConversation, type StoredConversation } from './StoredConversation.ts';
import { openStoredList } from './storedList.ts';

/** Most conversations kept; the oldest falls off. */
const MAX_CONVERSATIONS = 10;

/** The reader's conversations with an assistant, newest first. */
export interface Conversations {
  readonly items: readonly StoredConversation[];
  /** Keeps a conversation: a known one in its place, another first. */
  save(conversation: StoredConversation): void;
  remove(id: string): void;
}

/** Opens the conversations kept for an index. Works on without storage; when disabled it keeps nothing. */
export function openConversations(indexName: string, namespace: string, isDisabled: boolean): Conversations {
  if (isDisabled) return { items: [], save() {}, remove() {} };
  const list = openStoredList({
    storage: openBrowserStorage('localStorage'),
    key: `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}${namespace}`,
    idOf: ({ objectID }: StoredConversation) => objectID,
    parse: parseStoredConversation,
  });
  return {
    get items() {
      return list.items;
    },
    save: (conversation) => list.put(conversation, MAX_CONVERSATIONS),
    remove: list.remove,
  };
}
