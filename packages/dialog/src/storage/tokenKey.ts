/** Session storage key of the assistant's token, the one stock dialogs use (BEHAVIOUR A13.1). */
export const TOKEN_KEY = 'askai_token';
