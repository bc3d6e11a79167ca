import type { ChatTransport, UIMessage } from 'ai';
import type { Feedback } from '../conversation/ChatMessage.ts';

/** A question the site offers to begin with. */
export interface SuggestedQuestion {
  readonly objectID: string;
  readonly question: string;
}

/** The dialog's only access to an assistant: an AI SDK transport with ratings and suggestions. */
export interface AssistantConnection {
  /** Streams answers. An `AssistantError` it throws is shown to the reader as it is. */
  readonly transport: ChatTransport<UIMessage>;
  /** Passes on what the reader thought of an answer. A rejection's message is shown to the reader. */
  sendFeedback(messageId: string, feedback: Feedback): Promise<void>;
  /**
   * Deletes what the service keeps of the reader's questions and searches; missing where it keeps nothing or cannot. A rejection's message
   * is shown to the reader.
   */
  readonly withdraw?: () => Promise<void>;
  /** Turns an address that the service gives of its own copy of the site into one of this site. Default: it stays as it is. */
  readonly toSiteAddress?: (address: string) => string;
  /** Questions to begin with, at most three; none when they cannot be had. */
  suggestQuestions(): Promise<readonly SuggestedQuestion[]>;
}
