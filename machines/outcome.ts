/** What the server said of a write; `message` is its description, shown as it is. */
export interface Done {
  readonly message: string
}

/**
 * A failure that a person can read. `message` is plain text; `code` the HTTP-like number, 0 when the server did not respond.
 */
export interface Failure {
  readonly code: number
  readonly message: string
}

/** Whether the server refused the call (4xx), so that nothing was stored. After a timeout or a 5xx it may have been stored. */
export const isRefusal = ({ code }: Failure): boolean => code >= 400 && code < 500 && code !== 408
