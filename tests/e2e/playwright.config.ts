import { defineConfig } from 'playwright/test'
import { launchOptions } from '../support/chromium.ts'

const port = Number(process.env['E2E_PORT'] ?? 4199)
const baseURL = process.env['E2E_BASE_URL'] ?? `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
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
