import type { AnyStateMachine } from 'xstate'
import type { ELK } from 'elkjs/lib/elk-api.js'
import { chartModelOf } from './chart-model.ts'
import { layoutBy } from './layout.ts'
import type { ChartLayout } from './geometry.ts'

/** The layout engine in a worker, or on this thread where the page may not start one. */
async function startEngine(): Promise<Pick<ELK, 'layout'>> {
  if (typeof Worker === 'undefined') return new (await import('elkjs/lib/elk.bundled.js')).default()
  const [{ default: Engine }, { default: workerUrl }] = await Promise.all([
    import('elkjs/lib/elk-api.js'),
    import('elkjs/lib/elk-worker.min.js?url'),
  ])
  const worker = new Worker(workerUrl)
  const lost = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The layout of charts could not be started.')), { once: true })
  })
  const engine = new Engine({ workerFactory: () => worker })
  return { layout: (graph, args) => Promise.race([engine.layout(graph, args), lost]) }
}

let engine: Promise<Pick<ELK, 'layout'>> | undefined
const drawn = new WeakMap<object, Promise<ChartLayout>>()

/** The layout of a machine's chart; the same machine, whatever its ports are, is laid out once. */
export function chartOf(machine: AnyStateMachine): Promise<ChartLayout> {
  const known = drawn.get(machine.config)
  if (known) return known
  engine ??= startEngine()
  const layout = engine.then((started) => layoutBy(started, chartModelOf(machine)))
  drawn.set(machine.config, layout)
  return layout
}
