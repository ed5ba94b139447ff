import { defineConfig } from 'playwright/test'
import { launchOptions } from '../support/chromium/launch-options.ts'

const port = Number(process.env['E2E_PORT'] ?? 4199)
const baseURL = process.env['E2E_BASE_URL'] ?? `http://127.0.0.1:${port}`

// Those that take longest come first: at the end both workers have short ones left, and stop at about the same time.
const long = /(pages|blocks|keyboard|applicant|journey)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testMatch: '*.spec.ts', testIgnore: long },
  ],
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions,
    screenshot: 'only-on-failure',
    trace: 'off',
    viewport: { width: 1440, height: 900 },
  },
  ...(process.env['E2E_BASE_URL']
    ? {}
    : {
        webServer: {
          command: 'node mirage/hosts/start.mjs',
          cwd: '../..',
          url: baseURL,
          timeout: 120_000,
          env: { PORT: String(port), PORTAL_DATA: 'memory' },
        },
      }),
})
