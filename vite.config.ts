/// <reference types="vitest/config" />
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vite'
import { aggregatorInDev, demoByName } from './mirage/hosts/vite.ts'
import { chunkFile, chunkGroups, compileWhileLoading, listModules } from './src/ui/build/chunks.ts'
import { firstPages } from './src/ui/build/first-pages.ts'
import { leanSheets, pandaSheets } from './src/ui/build/lean-sheets.ts'
import { staticStyles } from './src/ui/build/static-styles.ts'
import { launchOptions } from './tests/support/chromium/launch-options.ts'

const browser = () => ({
  enabled: true,
  headless: true,
  // Two files at a time, each in a page with a process of its own: the last switch of a name counts.
  provider: playwright({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--renderer-process-limit=2'] } }),
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})

/** Tests that draw parts of the portal. */
const components = () => ({
  maxWorkers: 2,
  setupFiles: ['tests/support/fresh-page.ts'],
  browser: browser(),
})

/** In the sweep all stories are drawn, and those whose `play` proves something with every check. */
const isSweep = process.env['VITE_SWEEP_STORIES'] !== undefined

// Listed so that a fresh dependency cache never reloads a browser test half-way.
const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'xstate',
  '@xstate/react',
  'wouter',
  '@tanstack/react-query',
  'openapi-fetch',
  'valibot',
  'lucide-react',
  'dompurify',
  'date-fns',
  '@date-fns/utc',
  'match-sorter',
  'hucre',
  'papaparse',
  'idb-keyval',
  'miragejs',
  'fast-check',
  ...[
    'collapsible',
    'combobox',
    'date-picker',
    'dialog',
    'file-upload',
    'listbox',
    'menu',
    'popover',
    'portal',
    'tabs',
    'toast',
    'tooltip',
  ].map((part) => `@ark-ui/react/${part}`),
]

export default defineConfig(({ command }) => ({
  plugins: [
    staticStyles(),
    // Parts of the first page that draw little say 'use no memo': the compiler would add 4 KB to them.
    react({ compiler: true }),
    compileWhileLoading(),
    listModules(),
    aggregatorInDev(),
    demoByName(),
  ],
  worker: { plugins: () => [compileWhileLoading()] },
  publicDir: 'src/public',
  resolve: {
    tsconfigPaths: true,
    // What this shim stands in for has been part of React since its version 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  // Always a constant, so that a build without the in-page aggregator drops its import.
  define: { 'import.meta.env.VITE_MOCK': JSON.stringify(process.env['VITE_MOCK'] ?? '') },
  css: { postcss: { plugins: [...pandaSheets(), ...(command === 'build' ? [leanSheets(firstPages)] : [])] } },
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Panda's functions are left out where nothing calls them any more.
    rolldownOptions: {
      // 'use no memo' has been followed by then.
      checks: { moduleLevelDirective: false },
      treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: chunkFile },
    },
  },
  test: {
    // Unit tests run in two time zones: the second run takes what the first has transformed.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{machines,rules,contract,api,architecture,support}/**/*.test.{ts,tsx}', 'tests/areas/**/*.test.ts'],
          environment: 'node',
          // Files share a process and what they import, which halves the time; each gives back what it changes of it.
          isolate: false,
          // Walks of charts and aggregators make much that is gone at once; with room for it they are collected less often.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      // Starts a Firefox and a server; `npm run firefox` looks for the browser first.
      {
        extends: true,
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          environment: 'node',
          testTimeout: 600_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      { extends: true, test: { name: 'sizes', include: ['tests/bench/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        optimizeDeps: { include: prebundled },
        test: {
          name: 'browser',
          include: ['tests/areas/**/*.test.tsx'],
          exclude: ['**/*.mocked.test.tsx'],
          // Files share a page and what it has loaded, as the stories do.
          isolate: false,
          ...components(),
        },
      },
      // A module that was mocked stays so for its page: these files have one of their own.
      {
        extends: true,
        optimizeDeps: { include: prebundled },
        test: { name: 'mocked', include: ['tests/areas/**/*.mocked.test.tsx'], ...components() },
      },
      {
        extends: true,
        optimizeDeps: { include: prebundled },
        plugins: [storybookTest({ configDir: 'stories/.storybook', tags: isSweep ? {} : { include: ['play-fn'], exclude: ['sweep'] } })],
        // Flows walk through the whole portal; a busy machine takes its time. Files share a page and what it has loaded:
        // Storybook takes each story's drawing and mocks away before the next.
        // They come after the component tests: more than two pages at once only wait for each other.
        test: {
          name: 'stories',
          testTimeout: 60_000,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          browser: browser(),
        },
      },
    ],
  },
}))
