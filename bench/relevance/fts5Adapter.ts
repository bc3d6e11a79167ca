import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface KitDocument {
  readonly id: number;
  readonly heading: string;
  readonly page: string;
  readonly path: string;
  readonly content: string;
}

/** SQLite FTS5 with Porter stemming in the bench kit's adapter contract: all words first, then any, the last word by its beginning. */
export function create() {
  return {
    name: 'SQLite FTS5, Porter',
    config: 'contentless, porter unicode61, prefix 2 3, bm25 8/3/1/1, AND with last-word prefix, then OR',
    build: (documents: readonly KitDocument[], folder: string) => {
      const database = new DatabaseSync(join(folder, 'index.sqlite'));
      database.exec(
        `PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
         CREATE VIRTUAL TABLE t USING fts5(heading, page, path, content, content='', tokenize='porter unicode61 remove_diacritics 2', prefix='2 3')`,
      );
      const insert = database.prepare('INSERT INTO t(rowid, heading, page, path, content) VALUES (?, ?, ?, ?, ?)');
      database.exec('BEGIN');
      for (const { id, heading, page, path, content } of documents) insert.run(id + 1, heading, page, path, content);
      database.exec("COMMIT; INSERT INTO t(t) VALUES('optimize'); VACUUM");
      return database;
    },
    save: () => undefined,
    load: (folder: string) => new DatabaseSync(join(folder, 'index.sqlite'), { readOnly: true }),
    search,
    close: (database: DatabaseSync) => {
      database.close();
    },
  };
}

function search(database: DatabaseSync, query: string, limit: number): number[] {
  const words = (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 40);
  if (words.length === 0) return [];
  const terms = words.map((word, at) => `"${word}"${at === words.length - 1 ? '*' : ''}`);
  const found = matches(database, terms.join(' AND '), limit);
  if (found.length >= limit || terms.length === 1) return found;
  const seen = new Set(found);
  return [...found, ...matches(database, terms.join(' OR '), limit).filter((id) => !seen.has(id))].slice(0, limit);
}

function matches(database: DatabaseSync, expression: string, limit: number): number[] {
  const select = database.prepare(
    'SELECT rowid AS id FROM t WHERE t MATCH ? ORDER BY bm25(t, 8.0, 3.0, 1.0, 1.0) LIMIT ?',
  );
  return select.all(expression, limit).map(({ id }) => Number(id) - 1);
}
