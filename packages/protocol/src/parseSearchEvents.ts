import { type Parsed, parsed } from './Parsed.ts';
import { ProtocolError } from './ProtocolError.ts';
import { type Fields, readFields, readInteger, readText, tooMany, wrongType } from './readField.ts';
import type { SearchEvent, SearchEventType } from './SearchEvent.ts';
import { MAX_EVENTS_PER_BATCH, MAX_OBJECT_IDS_PER_EVENT, MAX_PAGE, MAX_PARAMETER_LENGTH } from './searchLimits.ts';

const EVENT_TYPES: readonly SearchEventType[] = ['view', 'click', 'conversion'];

/** Reads `{events:[...]}` from any JSON value. User tokens and unknown fields are dropped. Never throws. */
export function parseSearchEvents(body: unknown): Parsed<readonly SearchEvent[]> {
  return parsed(() => {
    const events = readFields(body)?.get('events');
    if (!Array.isArray(events))
      throw new ProtocolError(400, 'The body must be a JSON object with a list called events.');
    if (events.length > MAX_EVENTS_PER_BATCH) throw tooMany('events', events.length, MAX_EVENTS_PER_BATCH);
    return events.filter((event) => !isStartEvent(event)).map(readEvent);
  });
}

/** InstantSearch says with an event of its own that it has started. */
function isStartEvent(event: unknown): boolean {
  return readFields(event)?.get('eventType') === 'instantsearch';
}

function readEvent(event: unknown): SearchEvent {
  const fields = readFields(event);
  if (fields === undefined) throw wrongType('events', 'a list of objects', event);
  const eventType = EVENT_TYPES.find((type) => type === fields.get('eventType'));
  if (eventType === undefined) throw new ProtocolError(400, `eventType must be one of ${EVENT_TYPES.join(', ')}.`);
  const positions = readPositions(fields);
  const queryID = readText(fields, 'queryID');
  const timestamp = readInteger(fields, 'timestamp', 0, Number.MAX_SAFE_INTEGER);
  return {
    eventType,
    eventName: readText(fields, 'eventName') ?? '',
    index: readText(fields, 'index') ?? '',
    objectIDs: readObjectIDs(fields),
    ...(positions === undefined ? {} : { positions }),
    ...(queryID === undefined ? {} : { queryID }),
    ...(timestamp === undefined ? {} : { timestamp }),
  };
}

function readObjectIDs(fields: Fields): readonly string[] {
  return readEntries(fields, 'objectIDs').map((id) => {
    if (typeof id !== 'string' || id.length > MAX_PARAMETER_LENGTH) {
      throw new ProtocolError(400, `objectIDs must hold texts of at most ${MAX_PARAMETER_LENGTH} characters.`);
    }
    return id;
  });
}

function readPositions(fields: Fields): readonly number[] | undefined {
  if ((fields.get('positions') ?? undefined) === undefined) return undefined;
  return readEntries(fields, 'positions').map((position) => {
    if (typeof position !== 'number' || !Number.isInteger(position) || position < 0 || position > MAX_PAGE) {
      throw wrongType('positions', 'a list of whole numbers', position);
    }
    return position;
  });
}

function readEntries(fields: Fields, name: string): readonly unknown[] {
  const value = fields.get(name) ?? [];
  if (!Array.isArray(value)) throw wrongType(name, 'a list', value);
  if (value.length > MAX_OBJECT_IDS_PER_EVENT) throw tooMany(name, value.length, MAX_OBJECT_IDS_PER_EVENT);
  return value;
}
