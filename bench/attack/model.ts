import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mainThreadTime } from '../processUse.ts';
import type { Attack } from './Attack.ts';

/** A language model's provider that answers with whatever a question asks for. */
export interface FakeProvider {
  readonly baseUrl: string;
  /** Requests so far. */
  readonly requests: () => number;
  stop(): void;
}

type Misbehaviour = (response: ServerResponse) => void;

const MISBEHAVIOURS: Readonly<Record<string, Misbehaviour>> = {
  longword: (response) => response.end(`${piece('a'.repeat(2_000_000))}${END}`),
  brackets: (response) => response.end(`${Array.from({ length: 2000 }, () => piece('['.repeat(100))).join('')}${END}`),
  endless: (response) => {
    const write = () => {
      while (!response.destroyed && response.write(piece('word '.repeat(20))));
      if (!response.destroyed) response.once('drain', write);
    };
    write();
  },
};
const END = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;
/** Questions that an address may ask in a minute. */
const QUESTIONS_A_MINUTE = 10;
/** Tokens a day for the model: ten conversations as long as can be would take more. */
export const DAILY_BUDGET = 150_000;

/** Starts the provider on this machine. */
export async function startFakeProvider(): Promise<FakeProvider> {
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests++;
    let body = '';
    for await (const part of request) body += part;
    const [, asked = ''] = /misbehave:(\w+)/.exec(body) ?? [];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const misbehave = MISBEHAVIOURS[asked];
    if (misbehave !== undefined) misbehave(response);
    else response.write(piece('Wait … '));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: () => requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Attacks by, and on the budget of, a language model. */
export function modelAttacks(provider: FakeProvider): readonly Attack[] {
  return [
    ...Object.keys(MISBEHAVIOURS).map(
      (name): Attack => ({
        name: `answer of a provider that sends: ${name}`,
        isShort: true,
        async run({ newReader, pid }) {
          const before = mainThreadTime(pid);
          await newReader().ask(`How do I set a quota? misbehave:${name}`);
          return { cost: mainThreadTime(pid) - before, most: 500, unit: 'ms of main thread' };
        },
      }),
    ),
    {
      name: 'questions without a model after one address left 10 long ones',
      isShort: false,
      async run({ newReader }) {
        const spender = newReader();
        const token = await spender.token();
        const history = Array.from({ length: 12 }, (_, at) => ({
          role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
          text: 'x y '.repeat(490),
        }));
        for (let at = 0; at < QUESTIONS_A_MINUTE; at++) {
          await spender.ask([...history, { role: 'user', text: `How do I set a quota number ${at}?` }], {
            token,
            leaveAfter: 300,
          });
        }
        const before = provider.requests();
        await newReader().ask('How do I set a quota? misbehave:brackets');
        return { cost: provider.requests() > before ? 0 : 1, most: 0, unit: 'questions' };
      },
    },
  ];
}

function piece(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
}
