import { type AddressInfo, createServer } from 'node:net';
import type { WebKitPrograms } from '../../tools/setup/findEngines.mjs';
import type { Actions, Engine, Session } from './Session.ts';
import { EngineDoesNotStart, type Program, startProgram } from './startProgram.ts';

/** Longest time for one command, in milliseconds: a browser that hangs must not hold up the run. */
const COMMAND_MS = 60_000;
/** Height of the bar over the page. */
const BAR = 38;

/** Longest time for a browser to start, in milliseconds, and how often it is tried: the driver now and then misses the one it started. */
const START_MS = 20_000;
const ATTEMPTS = 4;

/** WebKitGTK's small browser on a screen without a monitor, driven over WebDriver (https://www.w3.org/TR/webdriver2/). */
export class WebKit implements Engine {
  private readonly path: string;
  private readonly display: Program<string>;
  private driver: Driver | undefined;

  private constructor(path: string, display: Program<string>) {
    this.path = path;
    this.display = display;
  }

  static async launch({ driver, screen }: WebKitPrograms): Promise<WebKit> {
    const webKit = new WebKit(driver, await startScreen(screen));
    try {
      // The driver starts where the browser may not.
      const session = await webKit.newSession().catch((error: Error) => {
        throw new EngineDoesNotStart(`WebKit does not start here: ${error.message}`);
      });
      await session.close();
      return webKit;
    } catch (error) {
      await webKit.close();
      throw error;
    }
  }

  async newSession(): Promise<Session> {
    for (let attempt = 1; ; attempt++) {
      this.driver ??= await startDriver(this.path, this.display.ready);
      const { sessions } = this.driver;
      try {
        const { sessionId } = await send<{ sessionId: string }>('POST', sessions, { capabilities: {} }, START_MS);
        return new WebKitSession(`${sessions}/${sessionId}`);
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await this.stopDriver();
      }
    }
  }

  async close(): Promise<void> {
    await this.stopDriver();
    await this.display.stop();
  }

  private async stopDriver(): Promise<void> {
    await this.driver?.program.stop();
    this.driver = undefined;
  }
}

interface Driver {
  readonly program: Program<unknown>;
  /** The address where sessions are asked for. */
  readonly sessions: string;
}

async function startDriver(path: string, display: string): Promise<Driver> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const isListening = () => fetch(`${address}/status`).catch(() => undefined);
  const program = await startProgram(path, [`--port=${port}`], isListening, { env: { DISPLAY: display } });
  return { program, sessions: `${address}/session` };
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

async function send<Result = unknown>(
  method: string,
  address: string,
  parameters?: object,
  limitMs = COMMAND_MS,
): Promise<Result> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(limitMs),
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
