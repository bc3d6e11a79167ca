import { expect, test } from 'vitest';
import { shownSelector } from './showStates.ts';

test('a rule for what is pointed at also reaches what only shows it', () => {
  expect(shownSelector('.card:hover > a')).toBe('.card:is([data-shown="hover"] *) > a');
});

test('each state of a selector is replaced', () => {
  const focus = ':is([data-shown="focus"] :is(a, button, input, select, summary, [tabindex]))';
  expect(shownSelector('a:focus-visible, a:hover')).toBe(`a${focus}, a:is([data-shown="hover"] *)`);
});

test('a rule without a state is not repeated', () => {
  expect(shownSelector('.hover, a:focus, a:visited')).toBeNull();
});
