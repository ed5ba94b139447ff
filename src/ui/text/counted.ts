/** A number of things as people read it: 10,000. */
export const counted = (count: number): string => count.toLocaleString('en-GB')
