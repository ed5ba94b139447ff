import { defineConfig } from 'vitest/config'
import { chosenScope } from './scopes.mjs'

/** The unit tests of one scope: no browser, no plugin of the build. */
export default defineConfig({
  test: { include: chosenScope().tests, environment: 'node', testTimeout: 60_000 },
})
