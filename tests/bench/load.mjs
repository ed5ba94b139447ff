import { runnerImport } from 'vite'

/**
 * Loads a TypeScript module of the repository by its path from here; imports by paths of the tsconfig are resolved.
 * Vite sets NODE_ENV to development meanwhile, and a build after that would be slow and large: it is put back.
 */
export async function load(file) {
  const { NODE_ENV } = process.env
  try {
    return (await runnerImport(new URL(file, import.meta.url).pathname, { configFile: false, resolve: { tsconfigPaths: true } })).module
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
