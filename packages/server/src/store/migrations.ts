import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { forgetChangedDays } from './forgetChangedDays.ts';

/**
 * Every step from an empty database to today's tables, by name; a step that was released is never changed. A step only adds (tables,
 * indexes, columns that may be empty or have a default), so that the version before can go on with the store; one that cannot do
 * without more ends its name with `-breaking`.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-20-searches': {
    async up(db: Kysely<unknown>) {
      // Files of the time before migrations have these two tables already.
      await db.schema
        .createTable('searches')
        .ifNotExists()
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('index', 'text', (column) => column.notNull())
        .addColumn('query', 'text', (column) => column.notNull())
        .addColumn('hits', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('searches_at').ifNotExists().on('searches').column('at').execute();
      await db.schema
        .createTable('events')
        .ifNotExists()
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('index', 'text', (column) => column.notNull())
        .addColumn('query', 'text')
        .addColumn('objectID', 'text')
        .addColumn('position', 'integer')
        .execute();
      await db.schema.createIndex('events_at').ifNotExists().on('events').column('at').execute();
    },
  },
  '2026-11-21-assistant': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('questions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('userMessageId', 'text', (column) => column.notNull())
        .addColumn('question', 'text')
        .addColumn('outcome', 'text', (column) => column.notNull())
        .addColumn('rating', 'text')
        .execute();
      await db.schema.createIndex('questions_at').on('questions').column('at').execute();
      await db.schema.createIndex('questions_user_message').on('questions').column('userMessageId').execute();
      await db.schema
        .createTable('citations')
        .addColumn('questionId', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('url', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('citations_at').on('citations').column('at').execute();
      await db.schema
        .createTable('rateCounts')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('started', 'bigint', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('streamLeases')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('expires', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('stream_leases_key').on('streamLeases').column('key').execute();
      await db.schema
        .createTable('tokenKeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-23-readers': {
    async up(db: Kysely<unknown>) {
      for (const table of ['searches', 'events', 'questions'] as const) {
        await db.schema.alterTable(table).addColumn('reader', 'text').execute();
        // Few rows have one, and only those are ever looked up by it.
        await db.schema
          .createIndex(`${table}_reader`)
          .on(table)
          .column('reader')
          .where(sql.ref('reader'), 'is not', null)
          .execute();
      }
      await db.schema.alterTable('rateCounts').addColumn('expires', 'bigint').execute();
      // Digests of addresses made so far could be turned back with a key of `tokenKeys`.
      await sql`delete from ${sql.table('rateCounts')} where ${sql.ref('key')} not like 'model-%'`.execute(db);
      await sql`delete from ${sql.table('streamLeases')}`.execute(db);
    },
  },
  '2026-11-25-feedback': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('feedback')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('section', 'text')
        .addColumn('helpful', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('comment', 'text')
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('open'))
        .addColumn('note', 'text')
        .execute();
      await db.schema.createIndex('feedback_at').on('feedback').column('at').execute();
    },
  },
  '2026-11-26-assets': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('assets')
        .addColumn('path', 'text', (column) => column.primaryKey())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-26-insights': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('dayCounts')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('measure', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('day_counts_key', ['at', 'measure', 'key'])
        .execute();
      await db.schema
        .createTable('insightDays')
        .addColumn('day', 'integer', (column) => column.primaryKey())
        .addColumn('form', 'integer', (column) => column.notNull())
        .addColumn('ticket', 'text', (column) => column.notNull())
        .addColumn('summary', 'text')
        .execute();
      await db.schema
        .createIndex('questions_disliked')
        .on('questions')
        .column('at')
        .where(sql.ref('rating'), '=', sql.lit('disliked'))
        .execute();
      await db.schema.alterTable('events').addColumn('isFurther', 'integer').execute();
      await forgetChangedDays(db);
    },
  },
  '2026-11-26-verified-gaps': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('answeredWordings')
        .addColumn('digest', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
