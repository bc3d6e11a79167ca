import { describe, expect, test } from 'vitest';
import { parseSearchEvents } from './parseSearchEvents.ts';

const click = {
  eventType: 'click',
  eventName: 'Item Selected',
  index: 'docs',
  objectIDs: ['radio-button'],
  positions: [1],
  queryID: 'q1',
};

describe('parseSearchEvents', () => {
  test('keeps what a click says and drops who clicked', () => {
    expect(
      parseSearchEvents({ events: [{ ...click, userToken: 'anonymous-1', authenticatedUserToken: 'kim' }] }),
    ).toEqual({
      ok: true,
      value: [click],
    });
  });

  test('refuses an event type nobody counts', () => {
    expect(parseSearchEvents({ events: [{ ...click, eventType: 'hover' }] })).toMatchObject({
      ok: false,
      error: { status: 400, message: 'eventType must be one of view, click, conversion.' },
    });
  });

  test('passes over the event with which InstantSearch says that it has started', () => {
    const started = { eventType: 'instantsearch', eventName: 'init', payload: { widgets: [] } };
    expect(parseSearchEvents({ events: [started, click] })).toEqual({ ok: true, value: [click] });
  });

  test('refuses more than a hundred events at once', () => {
    expect(parseSearchEvents({ events: Array.from({ length: 101 }, () => click) })).toMatchObject({
      ok: false,
      error: { status: 400 },
    });
  });

  test.each([
    [null],
    [{}],
    [{ events: [3] }],
    [{ events: [{ ...click, objectIDs: 'one' }] }],
    [{ events: [{ ...click, positions: ['1'] }] }],
  ])('refuses the body %j', (body) => {
    expect(parseSearchEvents(body)).toMatchObject({ ok: false, error: { status: 400 } });
  });
});
