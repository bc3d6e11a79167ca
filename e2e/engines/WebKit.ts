import { type AddressInfo, createServer } from 'node:net';
import type { WebKitPrograms } from '../../tools/setup/findEngines.mjs';
import type { Actions, Engine, Session } from './Session.ts';
import { EngineDoesNotStart, type Program, startProgram } from './startProgram.ts';

/** Longest time for one command, in milliseconds: a browser that hangs must not hold up the run. */
const COMMAND_MS = 60_000;
/** Height of the bar over the page. */
const BAR = 38;

/** WebKitGTK's small browser on a screen without a monitor, driven over WebDriver (https://www.w3.org/TR/webdriver2/). */
export class WebKit implements Engine {
  private readonly programs: readonly Program<unknown>[];
  private readonly sessions: string;

  private constructor(programs: readonly Program<unknown>[], sessions: string) {
    this.programs = programs;
    this.sessions = sessions;
  }

  static async launch({ driver, screen }: WebKitPrograms): Promise<WebKit> {
    const display = await startScreen(screen);
    const programs: Program<unknown>[] = [display];
    try {
      const port = await freePort();
      const address = `http://127.0.0.1:${port}`;
      const isListening = () => fetch(`${address}/status`).catch(() => undefined);
      programs.unshift(
        await startProgram(driver, [`--port=${port}`], isListening, { env: { DISPLAY: display.ready } }),
      );
      const webKit = new WebKit(programs, `${address}/session`);
      // The driver starts where the browser may not.
      const session = await webKit.newSession().catch((error: Error) => {
        throw new EngineDoesNotStart(`WebKit does not start here: ${error.message}`);
      });
      await session.close();
      return webKit;
    } catch (error) {
      await stopAll(programs);
      throw error;
    }
  }

  async newSession(): Promise<Session> {
    const { sessionId } = await send<{ sessionId: string }>('POST', this.sessions, { capabilities: {} });
    return new WebKitSession(`${this.sessions}/${sessionId}`);
  }

  close(): Promise<void> {
    return stopAll(this.programs);
  }
}

async function stopAll(programs: readonly Program<unknown>[]): Promise<void> {
  for (const program of programs) await program.stop();
}

class WebKitSession implements Session {
  /** WebDriver can't read the console: console.webkit.spec.ts is about what is written there. */
  readonly problems: readonly string[] = [];
  private readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  async open(address: string): Promise<void> {
    await this.post('url', { url: address });
  }

  evaluate(expression: string): Promise<unknown> {
    return this.post('execute/sync', { script: `return (${expression})`, args: [] });
  }

  async perform(actions: Actions): Promise<void> {
    await this.post('actions', { actions });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.post('window/rect', { width, height: height + BAR });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await send<string>('GET', `${this.address}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    await send('DELETE', this.address);
  }

  private post(command: string, parameters: object): Promise<unknown> {
    return send('POST', `${this.address}/${command}`, parameters);
  }
}

/** Starts a screen; its name is what DISPLAY wants. */
export function startScreen(path: string): Promise<Program<string>> {
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24'];
  return startProgram(path, args, (output) => /^(\d+)$/m.exec(output)?.[1]?.replace(/^/, ':'));
}

async function send<Result = unknown>(method: string, address: string, parameters?: object): Promise<Result> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(parameters === undefined ? {} : { body: JSON.stringify(parameters) }),
  }).catch((error: Error) => {
    throw new Error(`${method} ${address}: ${error.message}`, { cause: error });
  });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
