import { createStore, type StorePlace } from '../../packages/server/src/store/createStore.ts';
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
  const at = () => Math.floor((now - random() * DAYS * DAY_MS) / MINUTE_MS) * MINUTE_MS;
  const text = () => nameText(Math.floor(TEXTS ** random()));
  const store = createStore(place);
  const database = await store.database();
  const fill = async (table: keyof typeof ROWS, row: (number: number) => object) => {
    for (let first = 0; first < ROWS[table]; first += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, index) => row(first + index));
      await database
        .insertInto(table)
        .values(rows as never)
        .execute();
    }
  };
  await fill('searches', () => ({ at: at(), index: 'docs', query: text(), hits: random() < 0.1 ? 0 : 5 }));
  await fill('events', () => ({
    at: at(),
    type: 'click',
    name: 'opened',
    index: 'docs',
    query: text(),
    objectID: 'x',
    position: 1 + Math.floor(10 * random()),
  }));
  await fill('questions', (number) => ({
    id: `q${number}`,
    at: at(),
    userMessageId: `m${number}`,
    question: `How do I ${text()}?`,
    outcome: OUTCOMES[Math.floor(random() * OUTCOMES.length)],
    rating: random() < 0.02 ? 'disliked' : null,
  }));
  await fill('citations', (number) => ({
    questionId: `q${Math.floor(number / 2)}`,
    at: at(),
    url: `/docs/p${Math.floor(SECTIONS * random())}`,
  }));
  await store.close();
}

/** Texts of three or four words that share some of them, as readers' do. */
function nameText(number: number): string {
  const subject = (place: number) => SUBJECTS[Math.floor(number / SUBJECTS.length ** place) % SUBJECTS.length];
  return `${subject(0)} ${subject(1)} ${subject(2)} w${number}`;
}
