/** An event that the browser reports. */
export interface BidiEvent {
  method: string;
  params: Record<string, unknown>;
}

type Reply = { id: number; type: 'success'; result: unknown } | { id: number; type: 'error'; message: string };

/** A connection that speaks WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
export class BidiConnection {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  private readonly listeners = new Set<(event: BidiEvent) => void>();
  private lastId = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)));
    socket.onclose = () => {
      for (const { reject } of this.waiting.values()) reject(new Error('The browser has closed the connection.'));
    };
  }

  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error(`The browser does not answer at ${address}.`));
    });
    return new BidiConnection(socket);
  }

  /** Sends a command and resolves to its result. Rejects with the browser's message. */
  send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {
        resolve: (result) => resolve(result as Result),
        reject: ({ message }) => reject(new Error(`${method}: ${message}`)),
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Calls the listener for each event; returns a function that ends this. */
  listen(listener: (event: BidiEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: Reply | ({ type: 'event' } & BidiEvent)): void {
    if (message.type === 'event') {
      for (const listener of this.listeners) listener(message);
      return;
    }
    const command = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(message.message));
  }
}
