import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { chosenScope } from './scopes.mjs'

const { tests, last, hasChart } = chosenScope()
const loads = hasChart ? ['tests/mutation/loads.test.mjs'] : []
const isSlow = ({ moduleId }) => last.some((name) => moduleId.endsWith(`/${name}`))

/** The tests of a change stop at the first one that fails, so the quick files run first. */
class QuickFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    return [...sorted.filter((file) => !isSlow(file)), ...sorted.filter(isSlow)]
  }
}

/** The unit tests of one scope: no browser, no plugin of the build. Some reach views, whose styles come from `styled-system/`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: [...loads, ...tests],
    environment: 'node',
    // A changed chart often waits for something that never comes; its tests usually take milliseconds.
    testTimeout: hasChart ? 3000 : 60_000,
    sequence: { sequencer: QuickFirst },
  },
})
