import { addTo, dot, type Matrix, row, rows, zeros } from './Matrix.ts';

/** How sharply texts of one section are told from all others, and what that counts beside the teacher. */
const TEMPERATURE = 0.07;
const SECTIONS_COUNT = 0.3;
const TEACHER_COUNTS = 20;

/** How far the student is off, and where to: the gradient at its texts. */
export interface Lesson {
  readonly gradient: Matrix;
  /** Mean squared difference of the likenesses to the teacher's. */
  readonly teacher: number;
  /** Mean surprise, in nats, at which texts belong to one section. */
  readonly sections: number;
}

/**
 * Compares the likeness of each two texts with the teacher's, and asks texts of one section to be more alike than others
 * (a contrastive loss). `sectionOf` is null for a text of no section.
 */
export function similarityGradient(read: Matrix, exactMatch: Matrix, sectionOf: readonly (number | null)[]): Lesson {
  const count = rows(read);
  const pairs = count * (count - 1);
  const likeness = zeros(count, count);
  const slope = zeros(count, count);
  let teacher = 0;
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < a; b++) {
      const own = dot(row(read, a), row(read, b));
      const off = own - dot(row(exactMatch, a), row(exactMatch, b));
      likeness.values[a * count + b] = own;
      likeness.values[b * count + a] = own;
      const change = (2 * TEACHER_COUNTS * off) / pairs;
      slope.values[a * count + b] = change;
      slope.values[b * count + a] = change;
      teacher += (2 * off * off) / pairs;
    }
  }
  const sections = addSections(slope, likeness, sectionOf);
  const gradient = zeros(count, read.columns);
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      const both = (slope.values[a * count + b] ?? 0) + (slope.values[b * count + a] ?? 0);
      if (both !== 0) addTo(row(gradient, a), row(read, b), both);
    }
  }
  return { gradient, teacher, sections };
}

/** Adds the slope of the contrastive loss; returns its mean. */
function addSections(slope: Matrix, likeness: Matrix, sectionOf: readonly (number | null)[]): number {
  const count = rows(likeness);
  const learning = sectionOf.flatMap((section, at) =>
    section !== null && sectionOf.some((other, place) => other === section && place !== at) ? [at] : [],
  );
  let sum = 0;
  for (const at of learning) {
    const own = row(likeness, at);
    const odds = own.map((value, other) => (other === at ? 0 : Math.exp((value - 1) / TEMPERATURE)));
    const all = odds.reduce((total, value) => total + value, 0);
    const same = odds.reduce((total, value, other) => total + (sectionOf[other] === sectionOf[at] ? value : 0), 0);
    sum += Math.log(all) - Math.log(same);
    for (let other = 0; other < count; other++) {
      const value = odds[other] ?? 0;
      const isSame = sectionOf[other] === sectionOf[at];
      const change = (value / all - (isSame ? value / same : 0)) / TEMPERATURE;
      slope.values[at * count + other] =
        (slope.values[at * count + other] ?? 0) + (SECTIONS_COUNT * change) / learning.length;
    }
  }
  return sum / Math.max(1, learning.length);
}
