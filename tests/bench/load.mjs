import { runnerImport } from 'vite'

/** A module of the repository written in TypeScript, by its path from here; what it names by a path of the tsconfig comes along. */
export const load = async (file) =>
  (await runnerImport(new URL(file, import.meta.url).pathname, { configFile: false, resolve: { tsconfigPaths: true } })).module
