// Measures how soon the search dialog is there and what a key costs, beside an unmodified DocSearch on the same server.
// Needs a built site. Usage: node bench/dialog/run.ts [rounds, default 5]
import { bundleStockDialog } from '../../tools/stockDialog/bundleStockDialog.ts';
import { readRounds, writeResults } from '../results.ts';
import { startServer } from '../startServer.ts';
import { median, rounded } from '../statistics.ts';
import { type Dialog, type DialogFigures, measureDialog } from './measureDialog.ts';

const STOCK = '4.7.1';
const SHELL = '<!doctype html><title>Stock</title><div id="dialog"></div>';

const rounds = readRounds(process.argv[2]);
const server = await startServer();
const script = await bundleStockDialog(STOCK);
const DIALOGS: Readonly<Record<string, Dialog>> = {
  ours: {
    results: '[role="listbox"]',
    async open(page) {
      await page.goto(`${server.base}/docs/intro`);
    },
  },
  [`DocSearch ${STOCK}`]: {
    results: '.DocSearch-Dropdown',
    async open(page) {
      await page.route('**/stock-dialog', (route) => route.fulfill({ contentType: 'text/html', body: SHELL }));
      await page.goto(`${server.base}/stock-dialog`);
      await page.addScriptTag({ content: script });
      await page.locator('.DocSearch-Button').waitFor();
    },
  },
};

try {
  const figures = Object.keys(DIALOGS).map((name): [string, DialogFigures[]] => [name, []]);
  for (let round = 0; round < rounds; round++)
    for (const [name, all] of figures) all.push(await measureDialog(DIALOGS[name] as Dialog));
  const table = figures.map(([name, all]) => ({
    dialog: name,
    'shortcut to ready field, ms (aim 100)': rounded(median(all.map(({ ready }) => ready)), 1),
    'key to painted results, ms (aim 50)': rounded(median(all.flatMap(({ painted }) => painted)), 1),
    'main thread for a key, ms (aim 16)': rounded(median(all.map(({ work }) => work)), 1),
  }));
  console.table(table);
  writeResults('dialog-speed', { rounds, table, figures });
} finally {
  await server.stop();
}
