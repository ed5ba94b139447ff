import type { Wandering } from '#tests/support/charts/page-walk.ts'

const told = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)

/** The walks at random of each chart on the page, as `npm run charts -- --page` was told. */
export const wandering: Wandering = { seed: told('CHART_SEED', 1), walks: told('CHART_WALKS', 3), steps: told('CHART_STEPS', 25) }
