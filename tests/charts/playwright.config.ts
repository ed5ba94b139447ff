import { defineConfig } from 'playwright/test'
import e2e from '../e2e/playwright.config.ts'

/** The walks of the charts in the served portal: the same browser and server as the end-to-end tests, with more time. */
export default defineConfig({
  ...e2e,
  testDir: './page',
  projects: [{ name: 'walks', testMatch: '*.walk.ts' }],
  timeout: 600_000,
  // What cannot be clicked is told by its name, long before the walk is over time.
  use: { ...e2e.use, actionTimeout: 30_000 },
  outputDir: '../../test-results/charts',
})
