import { expect, test } from 'playwright/test'
import { sweepScene, type Injection, type Scene } from './page-sweep.ts'
import { readScenes } from './scenes-reads.ts'
import { writeScenes } from './scenes-writes.ts'

const scenes: readonly Scene[] = [...readScenes, ...writeScenes]
const only = process.env['SWEEP_FAULTS']?.split(',')

test.describe.configure({ mode: 'parallel' })

for (const scene of scenes)
  test(`${scene.name}: ${scene.operation}`, async ({ browser, baseURL }, info) => {
    const injections = await sweepScene(browser, scene, {
      upstream: baseURL ?? '',
      db: `${info.testId}-${Date.now()}`,
      ...(only ? { only } : {}),
    })
    const broken = injections.filter(({ breaches }) => breaches.length > 0)
    await info.attach('injections', { body: JSON.stringify(injections), contentType: 'application/json' })
    const lines = broken.map(({ fault, breaches }: Injection) => `${scene.name}, ${fault}: ${breaches.join('; ')}`)
    for (const line of lines) console.log(line)
    expect(lines).toEqual([])
  })
