import { createStore, type StorePlace } from '../../packages/server/src/store/createStore.ts';
import { openWithoutLimits } from '../../packages/server/test/startPostgres.ts';
import { seededRandom } from '../../tools/seededRandom.ts';

/** Rows of each table: together a million, as many as the server keeps at most. */
export const ROWS = { searches: 500_000, events: 200_000, questions: 100_000, citations: 200_000 } as const;
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
/** Rows of one statement. */
const BATCH = 1000;
/** Different texts, of which few are frequent and most are rare. */
const TEXTS = 60_000;
const SECTIONS = 900;
const OUTCOMES = ['answered', 'answered', 'answered', 'nearest', 'refused', 'stopped'];
const SUBJECTS = ['quota', 'export', 'panel', 'matrix', 'logic', 'reminder', 'webhook', 'dashboard', 'consent', 'quiz'];

/** Fills an empty store with what readers did in the 90 days up to a time. */
export async function seedStore(place: StorePlace, now: number): Promise<void> {
  const random = seededRandom(29);
  const text = () => nameText(Math.floor(TEXTS ** random()));
  const store = createStore(place);
  const opened = await store.database();
  // The server gives up on what takes seconds, which on a busy machine a thousand rows may.
  const patient = place.databaseUrl === '' ? undefined : openWithoutLimits(place.databaseUrl);
  const database = patient ?? opened;
  const fill = async (table: keyof typeof ROWS, row: (number: number, at: number) => object) => {
    // In the order of time, as a server writes them: the rows of a day are next to each other.
    const timeOf = (number: number) => now - (1 - number / ROWS[table]) * DAYS * DAY_MS;
    const at = (number: number) => Math.floor(timeOf(number) / MINUTE_MS) * MINUTE_MS;
    for (let first = 0; first < ROWS[table]; first += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, index) => row(first + index, at(first + index)));
      await database
        .insertInto(table)
        .values(rows as never)
        .execute();
    }
  };
  await fill('searches', (_, at) => ({ at, index: 'docs', query: text(), hits: random() < 0.1 ? 0 : 5 }));
  await fill('events', (_, at) => ({
    at,
    type: 'click',
    name: 'opened',
    index: 'docs',
    query: text(),
    objectID: 'x',
    position: 1 + Math.floor(10 * random()),
  }));
  await fill('questions', (number, at) => ({
    id: `q${number}`,
    at,
    userMessageId: `m${number}`,
    question: `How do I ${text()}?`,
    outcome: OUTCOMES[Math.floor(random() * OUTCOMES.length)],
    rating: random() < 0.02 ? 'disliked' : null,
  }));
  await fill('citations', (number, at) => ({
    questionId: `q${Math.floor(number / 2)}`,
    at,
    url: `/docs/p${Math.floor(SECTIONS * random())}`,
  }));
  await patient?.destroy();
  await store.close();
}

/** Texts of three or four words that share some of them, as readers' do. */
function nameText(number: number): string {
  const subject = (place: number) => SUBJECTS[Math.floor(number / SUBJECTS.length ** place) % SUBJECTS.length];
  return `${subject(0)} ${subject(1)} ${subject(2)} w${number}`;
}
