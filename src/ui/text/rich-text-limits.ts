/** Bytes (UTF-8) and tags of markup that are looked at; the rest is left out. Browsers parse thousands of open tags for seconds. */
export const richTextLimits = { bytes: 100_000, tags: 3000 } as const
