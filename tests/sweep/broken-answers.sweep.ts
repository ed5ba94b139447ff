import { expect, test } from 'playwright/test'
import { showBrokenAnswers } from './page-sweep.ts'
import { readScenes } from './scenes-reads.ts'

const count = Number(process.env['SWEEP_SHOWN'] ?? 15)

test.describe.configure({ mode: 'parallel' })

for (const scene of readScenes)
  test(`${scene.name}: broken answers of ${scene.operation}`, async ({ browser, baseURL }, info) => {
    const breaches = await showBrokenAnswers(browser, scene, { upstream: baseURL ?? '', db: `${info.testId}-${Date.now()}`, count })
    console.log(`Broken answers on a screen: ${scene.name}, ${count} answers, ${breaches.length} with breaches`)
    for (const line of breaches) console.log(line)
    expect(breaches).toEqual([])
  })
