/** The next of a row of numbers from 0 to 1, without 1. */
export type Chance = () => number

/** Numbers that only a seed decides (mulberry32): what happened by chance happens again with its seed. */
export function createChance(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
