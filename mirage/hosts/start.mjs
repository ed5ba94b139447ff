// `npm start`: builds what is missing or stale, then serves the portal and the aggregator on one origin.
import { buildAll, isFresh } from './build.mjs'

if (!isFresh()) {
  console.log('Building the portal…')
  try {
    await buildAll()
  } catch (error) {
    console.error(`The portal could not be built: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
await import(new URL('../../dist/aggregator/serve.mjs', import.meta.url).href)
