import { expect, test } from '#tests/e2e/support.ts'
import { exam, test as testBlock, type JourneyKind } from '#tests/pages/journey.ts'
import type { ChartEntry } from '#tests/support/charts/chart-entry.ts'
import { blockSummary } from '#tests/support/charts/entries/block-summary.ts'
import { walkPage, wanderPage } from '#tests/support/charts/page-walk.ts'
import { detailsOn } from './details-chart.ts'
import { detailsStand } from './details-stand.ts'
import { dragOn, dragStand } from './drag-stand.ts'
import { schedulingOn } from './scheduling-chart.ts'
import { schedulingStand } from './scheduling-stand.ts'
import { summaryStand } from './summary-stand.ts'
import { timeZonesOn, timeZonesStand } from './time-zones-stand.ts'
import { wandering } from './wandering.ts'

const steps: readonly { readonly entryOf: (kind: JourneyKind) => ChartEntry; readonly standOf: typeof summaryStand }[] = [
  { entryOf: detailsOn, standOf: detailsStand },
  { entryOf: timeZonesOn, standOf: timeZonesStand },
  { entryOf: schedulingOn, standOf: schedulingStand },
  { entryOf: dragOn, standOf: dragStand },
  { entryOf: () => blockSummary, standOf: summaryStand },
]

for (const kind of [exam, testBlock])
  for (const { entryOf, standOf } of steps) {
    const chart = entryOf(kind)
    const title = `${chart.title}, ${kind.spec.texts.nouns}`
    const entry = { ...chart, title }

    test(`every way through the step is a way through the wizard's page: ${title}`, async ({ page, gate }, info) => {
      gate.allowNetworkErrors()
      expect(await walkPage(page, info, entry, standOf(kind))).toEqual([])
    })

    test(`walks at random through the step are walks through the wizard's page: ${title}`, async ({ page, gate }, info) => {
      gate.allowNetworkErrors()
      expect(await wanderPage(page, info, entry, standOf(kind), wandering)).toEqual([])
    })
  }
