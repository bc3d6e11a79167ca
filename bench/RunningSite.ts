/** A site that answers on this machine. */
export interface RunningSite {
  /** Its address without a slash at the end. */
  readonly base: string;
  stop(): Promise<void>;
}
