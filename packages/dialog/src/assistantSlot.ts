import type { ComponentType } from 'react';

/** What the reader enters the assistant with. */
export type AssistantStart =
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'conversation'; readonly id: string }
  /** No question yet: the panel shows its history or a new conversation (BEHAVIOUR Q10). */
  | { readonly kind: 'blank' };

/** What the dialog gives to the assistant's panel, which fills the dialog between its edges. */
export interface AssistantPanelProps {
  readonly start: AssistantStart;
  /** Names of the indices this dialog searches. */
  readonly indexNames: readonly string[];
  /** Back to keyword search. The dialog calls it on Escape unless the panel stops that key. */
  leave(): void;
  /** Back to keyword search with these words. */
  searchFor(query: string): void;
  /** Closes the dialog. */
  close(): void;
}

/** A stored conversation as the start screen lists it. */
export interface ConversationSummary {
  readonly id: string;
  /** Its first question. */
  readonly title: string;
}

/** An assistant the site puts into the dialog. Without one the dialog never mentions any. */
export interface AssistantSlot {
  /** Fetches the panel's code, on first use. A rejection shows a message with a retry button. */
  load(): Promise<{ readonly AssistantPanel: ComponentType<AssistantPanelProps> }>;
  /** Stored conversations, newest first. */
  listConversations(): readonly ConversationSummary[];
  removeConversation(id: string): void;
}
