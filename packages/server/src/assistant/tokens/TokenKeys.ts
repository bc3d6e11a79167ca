/** A secret that signs tokens, under the name the tokens carry. */
export interface TokenKey {
  readonly id: string;
  readonly secret: string;
}

/** The keys that are alive: one signs, it and the one before it are accepted. */
export interface TokenKeys {
  signing(): Promise<TokenKey>;
  /** The secrets under a name; none when no live key has it. */
  secretsOf(id: string): Promise<readonly string[]>;
}
