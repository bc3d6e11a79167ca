import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiConnection, type BidiEvent } from './BidiConnection.ts';
import type { Actions, Engine, Session } from './Session.ts';
import { type Program, startProgram } from './startProgram.ts';

/** Firefox without a window, driven over WebDriver BiDi. */
export class Firefox implements Engine {
  private readonly program: Program<string>;
  private readonly connection: BidiConnection;
  private readonly profile: string;

  private constructor(program: Program<string>, connection: BidiConnection, profile: string) {
    this.program = program;
    this.connection = connection;
    this.profile = profile;
  }

  static async launch(path: string): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
    const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
    // Started by root it insists on a home folder that belongs to root.
    const announced = (output: string) => /WebDriver BiDi listening on (\S+)/.exec(output)?.[1];
    const program = await startProgram(path, args, announced, { env: { HOME: profile } });
    const connection = await BidiConnection.open(`${program.ready}/session`);
    await connection.send('session.new', { capabilities: {} });
    await connection.send('session.subscribe', { events: ['log.entryAdded'] });
    return new Firefox(program, connection, profile);
  }

  async newSession(): Promise<Session> {
    const { userContext } = await this.connection.send<{ userContext: string }>('browser.createUserContext');
    const { context } = await this.connection.send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    });
    return new FirefoxSession(this.connection, context, userContext);
  }

  async close(): Promise<void> {
    this.connection.close();
    await this.program.stop();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

class FirefoxSession implements Session {
  readonly problems: string[] = [];
  private readonly connection: BidiConnection;
  private readonly context: string;
  private readonly userContext: string;
  private readonly stopListening: () => void;

  constructor(connection: BidiConnection, context: string, userContext: string) {
    this.connection = connection;
    this.context = context;
    this.userContext = userContext;
    this.stopListening = connection.listen((event) => this.noteProblem(event));
  }

  async open(address: string): Promise<void> {
    await this.send('browsingContext.navigate', { url: address, wait: 'complete' });
  }

  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.connection.send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.callFunction', {
      functionDeclaration: `() => JSON.stringify((${expression}) ?? null)`,
      target: { context: this.context },
      awaitPromise: false,
    });
    if (exceptionDetails !== undefined) throw new Error(`${exceptionDetails.text}\nin ${expression}`);
    return JSON.parse(result?.value ?? 'null');
  }

  async perform(actions: Actions): Promise<void> {
    await this.send('input.performActions', { actions });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.send('browsingContext.setViewport', { viewport: { width, height } });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.send<{ data: string }>('browsingContext.captureScreenshot');
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    this.stopListening();
    await this.connection.send('browser.removeUserContext', { userContext: this.userContext });
  }

  private send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    return this.connection.send(method, { context: this.context, ...params });
  }

  private noteProblem({ method, params }: BidiEvent): void {
    const { level, text, source } = params as { level?: string; text?: string; source?: { context?: string } };
    if (method !== 'log.entryAdded' || source?.context !== this.context) return;
    if (level === 'error' || level === 'warn') this.problems.push(`${level}: ${text}`);
  }
}
