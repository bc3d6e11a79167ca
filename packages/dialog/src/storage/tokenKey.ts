/** Session storage key of the assistant's token, the one stock dialogs use. */
export const TOKEN_KEY = 'askai_token';
