import { chosenScope } from './scopes.mjs'

const { name, mutate, hasChart } = chosenScope()

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  mutate,
  // Changes in code that runs once, when a module loads, have to be tried against every test. The charts are such code.
  ignoreStatic: !hasChart,
  concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: `node_modules/.cache/mutation-${name}.json`,
  // Not below node_modules, where files are not transformed.
  tempDirName: 'dist/mutation',
  ignorePatterns: ['dist', '.portal', 'test-results', 'stories', 'tests/e2e', 'tests/sweep', '*.png'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `dist/mutation-${name}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: false },
  thresholds: { high: 90, low: 75, break: null },
  allowEmpty: false,
  checkers: [],
  disableTypeChecks: false,
}
