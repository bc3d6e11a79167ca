/** The form in which every refused request is answered; stock clients show or throw `message`. */
export interface ErrorBody {
  readonly message: string;
  readonly status: number;
}

/** A request that cannot be answered as asked: `status` is the HTTP status, `message` is safe to send to the reader. */
export class ProtocolError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ProtocolError';
    this.status = status;
  }

  /** The answer's body. */
  toJSON(): ErrorBody {
    return { message: this.message, status: this.status };
  }
}
