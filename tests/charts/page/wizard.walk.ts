import { expect, test } from '#tests/e2e/support.ts'
import { exam, test as testBlock } from '#tests/pages/journey.ts'
import type { ChartEntry } from '#tests/support/charts/chart-entry.ts'
import { blockWizard, wizardInputs } from '#tests/support/charts/entries/block-wizard.ts'
import { walkPage, walkPageAtRandom } from '#tests/support/charts/page-walk.ts'
import { randomWalks } from './random-walk-settings.ts'
import { wizardDriver } from './wizard-driver.ts'

for (const kind of [exam, testBlock]) {
  const entry: ChartEntry = {
    ...blockWizard,
    title: `${blockWizard.title}, ${kind.spec.texts.nouns}`,
    inputs: wizardInputs(kind.spec),
    // Whether there is a message decides whether one can be closed.
    project: (snapshot) => {
      const { notice, stepNotice } = Object(snapshot).context
      return [blockWizard.project(snapshot), notice !== null, stepNotice !== null]
    },
  }

  test(`the wizard's page follows every transition, ${kind.spec.texts.nouns}`, async ({ page, gate }, info) => {
    gate.allowNetworkErrors()
    expect(await walkPage(page, info, entry, wizardDriver(kind))).toEqual([])
  })

  test(`the wizard's page follows random walks, ${kind.spec.texts.nouns}`, async ({ page, gate }, info) => {
    gate.allowNetworkErrors()
    expect(await walkPageAtRandom(page, info, entry, wizardDriver(kind), randomWalks)).toEqual([])
  })
}
