import { describe, expect, it } from 'vitest';
import { isStillSaid, saysFact } from './facts.ts';

describe('facts', () => {
  it('finds a fact whatever markup the answer has', () => {
    expect(saysFact('Wait for **30 days**, then\nselect [Delete](/docs/a#b).', '30 days, then select Delete')).toBe(
      true,
    );
    expect(saysFact('Wait for 20 days.', '30 days')).toBe(false);
  });

  it('finds the cells of a row between heads', () => {
    expect(saysFact('**Tags on a page** – Value: 20 · At the limit: refused', 'Tags on a page | 20')).toBe(true);
    expect(saysFact('**Tags on a page** – Value: 30', 'Tags on a page | 20')).toBe(false);
  });

  it('knows a fact that the docs put in other words since', () => {
    expect(isStillSaid('up to 5 are possible', ['Up to 5 reminders are possible.'])).toBe(false);
    expect(isStillSaid('Tags on a page | 20', ['Tags on a page | 20 | refused'])).toBe(true);
  });
});
