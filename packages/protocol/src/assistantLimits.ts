/** Longest question, in UTF-16 code units; a longer one is refused. */
export const MAX_QUESTION_LENGTH = 2000;
/** Most messages of a conversation that are read, from the end; earlier ones are left out. */
export const MAX_CONVERSATION_MESSAGES = 20;
/** Most characters that are kept of an earlier message, in UTF-16 code units. */
export const MAX_REPLAYED_LENGTH = 8000;
/** Longest id of a message or conversation, in UTF-16 code units. */
export const MAX_ID_LENGTH = 128;
/** How long a token is good for, in seconds. */
export const TOKEN_SECONDS = 600;
