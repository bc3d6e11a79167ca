/** Options of tests that hold a duration: a stall of a busy machine is not the code's, so they are tried three times. */
export const TIMED = { retry: 2 } as const;
