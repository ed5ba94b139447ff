import { expect, test } from '#tests/e2e/support.ts'
import { exam, test as testBlock, type JourneyKind } from '#tests/pages/journey.ts'
import type { ChartEntry } from '#tests/support/charts/chart-entry.ts'
import { blockSummary } from '#tests/support/charts/entries/block-summary.ts'
import { walkPage, walkPageAtRandom } from '#tests/support/charts/page-walk.ts'
import { detailsOn } from './details-chart.ts'
import { detailsDriver } from './details-driver.ts'
import { dragOn, dragDriver } from './drag-driver.ts'
import { schedulingOn } from './scheduling-chart.ts'
import { schedulingDriver } from './scheduling-driver.ts'
import { summaryDriver } from './summary-driver.ts'
import { timeZonesOn, timeZonesDriver } from './time-zones-driver.ts'
import { randomWalks } from './random-walk-settings.ts'

const steps: readonly { readonly entryOf: (kind: JourneyKind) => ChartEntry; readonly driverOf: typeof summaryDriver }[] = [
  { entryOf: detailsOn, driverOf: detailsDriver },
  { entryOf: timeZonesOn, driverOf: timeZonesDriver },
  { entryOf: schedulingOn, driverOf: schedulingDriver },
  { entryOf: dragOn, driverOf: dragDriver },
  { entryOf: () => blockSummary, driverOf: summaryDriver },
]

for (const kind of [exam, testBlock])
  for (const { entryOf, driverOf } of steps) {
    const chart = entryOf(kind)
    const title = `${chart.title}, ${kind.spec.texts.nouns}`
    const entry = { ...chart, title }

    test(`the wizard's page follows every transition of the step: ${title}`, async ({ page, gate }, info) => {
      gate.allowNetworkErrors()
      expect(await walkPage(page, info, entry, driverOf(kind))).toEqual([])
    })

    test(`the wizard's page follows random walks through the step: ${title}`, async ({ page, gate }, info) => {
      gate.allowNetworkErrors()
      expect(await walkPageAtRandom(page, info, entry, driverOf(kind), randomWalks)).toEqual([])
    })
  }
