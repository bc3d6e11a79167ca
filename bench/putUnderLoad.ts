import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A request of a load: a GET, or a POST where it has a body. */
export interface LoadRequest {
  readonly path: string;
  readonly body?: string;
}

export interface LoadOptions {
  /** Readers with a connection of their own, who each ask one after the other. */
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a server did under a load; times are milliseconds. */
export interface LoadFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Requests without an answer, and answers with a status from 500 on. */
  readonly failures: number;
  /** Answers with a status other than 2xx. */
  readonly refusals: number;
}

/** Sends requests in turn to a server, from a process of its own (autocannon). */
export async function putUnderLoad(
  base: string,
  requests: readonly LoadRequest[],
  { connections, seconds, headers = {} }: LoadOptions,
): Promise<LoadFigures> {
  const scratch = mkdtempSync(join(tmpdir(), 'load-'));
  const recording = join(scratch, 'requests.har');
  writeFileSync(recording, JSON.stringify({ log: { entries: requests.map((request) => entryOf(base, request)) } }));
  const autocannon = fileURLToPath(import.meta.resolve('autocannon'));
  const sent = Object.entries({ 'accept-encoding': 'gzip, br', ...headers }).flatMap(([name, value]) => [
    '-H',
    `${name}=${value}`,
  ]);
  const load = ['-j', '-c', `${connections}`, '-d', `${seconds}`, ...sent, '--har', recording, base];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...load], { maxBuffer: 10_000_000 });
  rmSync(scratch, { recursive: true });
  const report = JSON.parse(stdout) as {
    requests: { average: number };
    latency: { p50: number; p99: number };
    errors: number;
    '5xx': number;
    non2xx: number;
  };
  const { p50, p99 } = report.latency;
  const failures = report.errors + report['5xx'];
  return { perSecond: Math.round(report.requests.average), p50, p99, failures, refusals: report.non2xx };
}

function entryOf(base: string, { path, body }: LoadRequest) {
  const posted = body === undefined ? {} : { postData: { mimeType: 'text/plain', text: body } };
  return { request: { method: body === undefined ? 'GET' : 'POST', url: base + path, headers: [], ...posted } };
}
