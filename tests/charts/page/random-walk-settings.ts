import type { RandomWalks } from '#tests/support/charts/page-walk.ts'

const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback)

/** The random walks of each chart on the page, from the options of `npm run charts -- --page`. */
export const randomWalks: RandomWalks = {
  seed: setting('CHART_SEED', 1),
  walks: setting('CHART_WALKS', 3),
  steps: setting('CHART_STEPS', 25),
}
