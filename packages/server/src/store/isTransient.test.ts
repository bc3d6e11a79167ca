import { expect, test } from 'vitest';
import { StoreError } from './createStore.ts';
import { isTransient } from './isTransient.ts';

const error = (fields: object, message = 'it failed') => Object.assign(new Error(message), fields);

test.each([
  ['a store that could not be opened', new StoreError('no such folder')],
  ['a locked file', error({ code: 'ERR_SQLITE_ERROR', errcode: 5 })],
  ['a file locked during recovery', error({ code: 'ERR_SQLITE_ERROR', errcode: 261 })],
  ['a full disk', error({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ['a full disk of PostgreSQL', error({ code: '53100' })],
  ['a PostgreSQL that is being stopped', error({ code: '57P01' })],
  ['a statement that waited too long', error({ code: '57014' })],
  ['a database that is not there', error({ code: 'ECONNREFUSED' })],
  ['a connection that broke', error({}, 'Connection terminated unexpectedly')],
  ['no free connection in time', error({}, 'timeout exceeded when trying to connect')],
])('%s passes, so that a write is tried again', (_name, problem) => {
  expect(isTransient(problem)).toBe(true);
});

test.each([
  ['a missing table', error({ code: 'ERR_SQLITE_ERROR', errcode: 1 })],
  ['a broken rule of a table', error({ code: '23505' })],
  ['a fault of ours', new TypeError('undefined is not a function')],
  ['something that is no error', 'busy'],
])('%s does not pass', (_name, problem) => {
  expect(isTransient(problem)).toBe(false);
});
