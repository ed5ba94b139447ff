/** The aggregator's only source of chance, so that a test can drive it. Gives as many bytes as asked for. */
export type RandomBytes = (length: number) => Uint8Array

/** Bytes of the platform's secure generator, in Node and in a page alike. */
export const systemRandom: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))
