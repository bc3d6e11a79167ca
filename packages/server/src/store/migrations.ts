import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { forgetChangedDays } from './forgetChangedDays.ts';

/**
 * Every step from an empty database to today's tables, by name; a step that was released is never changed. A step only adds (tables,
 * indexes, columns that may be empty or have a default), so that the version before can go on with the store; one that cannot do
 * without more ends its name with `-breaking`. The statements mean the same in SQLite and in PostgreSQL.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  // Files of the time before migrations have these two tables already.
  '2026-11-20-searches': step(
    `create table if not exists "searches" ("at" bigint not null, "index" text not null, "query" text not null, "hits" integer not null)`,
    `create index if not exists "searches_at" on "searches" ("at")`,
    `create table if not exists "events" ("at" bigint not null, "type" text not null, "name" text not null, "index" text not null, "query" text, "objectID" text, "position" integer)`,
    `create index if not exists "events_at" on "events" ("at")`,
  ),
  '2026-11-21-assistant': step(
    `create table "questions" ("id" text primary key, "at" bigint not null, "userMessageId" text not null, "question" text, "outcome" text not null, "rating" text)`,
    `create index "questions_at" on "questions" ("at")`,
    `create index "questions_user_message" on "questions" ("userMessageId")`,
    `create table "citations" ("questionId" text not null, "at" bigint not null, "url" text not null)`,
    `create index "citations_at" on "citations" ("at")`,
    `create table "rateCounts" ("key" text primary key, "started" bigint not null, "count" integer not null)`,
    `create table "streamLeases" ("id" text primary key, "key" text not null, "expires" bigint not null)`,
    `create index "stream_leases_key" on "streamLeases" ("key")`,
    `create table "tokenKeys" ("id" text primary key, "secret" text not null, "at" bigint not null)`,
  ),
  '2026-11-23-readers': step(
    // Few rows have a reader, and only those are ever looked up by it.
    ...['searches', 'events', 'questions'].flatMap((table) => [
      `alter table "${table}" add column "reader" text`,
      `create index "${table}_reader" on "${table}" ("reader") where "reader" is not null`,
    ]),
    `alter table "rateCounts" add column "expires" bigint`,
    // Digests of addresses made so far could be turned back with a key of `tokenKeys`.
    `delete from "rateCounts" where "key" not like 'model-%'`,
    `delete from "streamLeases"`,
  ),
  '2026-11-25-feedback': step(
    `create table "feedback" ("id" text primary key, "at" bigint not null, "page" text not null, "section" text, "helpful" text not null, "reason" text, "comment" text, "state" text default 'open' not null, "note" text)`,
    `create index "feedback_at" on "feedback" ("at")`,
  ),
  '2026-11-26-assets': step(
    `create table "assets" ("path" text primary key, "content" text not null, "at" bigint not null)`,
  ),
  '2026-11-26-insights': {
    async up(db: Kysely<never>) {
      await run(db, [
        `create table "dayCounts" ("at" bigint not null, "measure" text not null, "key" text not null, "count" integer not null, constraint "day_counts_key" primary key ("at", "measure", "key"))`,
        `create table "insightDays" ("day" integer primary key, "form" integer not null, "ticket" text not null, "summary" text)`,
        `create index "questions_disliked" on "questions" ("at") where "rating" = 'disliked'`,
        `alter table "events" add column "isFurther" integer`,
      ]);
      await forgetChangedDays(db);
    },
  },
  '2026-11-26-verified-gaps': step(`create table "answeredWordings" ("digest" text primary key, "at" bigint not null)`),
};

function step(...statements: string[]): Migration {
  return { up: (db: Kysely<never>) => run(db, statements) };
}

async function run(database: Kysely<never>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
