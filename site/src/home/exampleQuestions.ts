/** Questions that show what the assistant is for: on the home page, and in the dialog while nothing is typed. */
export const EXAMPLE_QUESTIONS = [
  'What is new since Web 1.60?',
  'How do I export to SPSS?',
  'How many questions can a survey have?',
];
