// npm run answer-quality: writes the page that tells readers how well the assistant answers, from bench/answers/baseline.json.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { answerQualityCard, CARD_FILE } from './answerQualityCard.ts';

const BASELINE = 'bench/answers/baseline.json';

const isChanged = git('status', '--porcelain', '--', BASELINE) !== '';
const day = isChanged ? new Date().toISOString().slice(0, 10) : git('log', '-1', '--format=%cs', '--', BASELINE);
const written = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
writeFileSync(CARD_FILE, answerQualityCard(JSON.parse(readFileSync(BASELINE, 'utf8')), written));
console.log(`Wrote ${CARD_FILE}, of the evaluation of ${written}.`);

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
