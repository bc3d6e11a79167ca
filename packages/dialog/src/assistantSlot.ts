import type { ComponentType } from 'react';
import type { Conversations } from './storage/conversations.ts';

/** What the reader enters the assistant with. */
export type AssistantStart =
  | { readonly kind: 'question'; readonly question: string }
  | { readonly kind: 'conversation'; readonly id: string }
  /** A question the reader may still change before sending it. */
  | { readonly kind: 'draft'; readonly question: string }
  /** No question yet: the panel shows its history or a new conversation. */
  | { readonly kind: 'blank' };

/** A page to go to from an answer. */
export interface PageLink {
  readonly url: string;
  readonly title: string;
}

/** What the dialog gives to the assistant's panel, which fills the dialog between its edges. */
export interface AssistantPanelProps {
  readonly start: AssistantStart;
  /** The reader's conversations, as the start screen lists them. */
  readonly conversations: Conversations;
  /** Back to keyword search. The dialog calls it on Escape unless the panel stops that key. */
  leave(): void;
  /** Back to keyword search with these words. */
  searchFor(query: string): void;
  /** The best results of keyword search, for a question that the assistant could not answer. Rejects when that fails too. */
  findPages(question: string): Promise<readonly PageLink[]>;
  /** Closes the dialog. */
  close(): void;
  /** Goes to an address of this site, through its router. */
  navigate(href: string): void;
}

/** An assistant the site puts into the dialog. Without one the dialog never mentions any. */
export interface AssistantSlot {
  /** The index conversations are kept for, whatever index the dialog searches, so that they are found again on every page. */
  readonly indexName: string;
  /** Fetches the panel's code, on first use. A rejection shows a message with a retry button. */
  load(): Promise<{ readonly AssistantPanel: ComponentType<AssistantPanelProps> }>;
}
