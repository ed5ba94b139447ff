/** Whether a consent is given: flags come as numbers or as text. */
export const isGiven = (flag: unknown): boolean => flag === 1 || flag === '1'
