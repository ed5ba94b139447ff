import { defineConfig } from 'playwright/test'
import e2e from '../e2e/playwright.config.ts'
import { apartOptions } from '../support/chromium/launch-options.ts'

/** The long runs: the same browser and server as the end-to-end tests, with more time. */
export default defineConfig({
  ...e2e,
  use: { ...e2e.use, launchOptions: apartOptions },
  testDir: '.',
  projects: [{ name: 'sweep', testMatch: '*.sweep.ts' }],
  timeout: 900_000,
  reporter: 'list',
  outputDir: '../../test-results/sweep',
})
