import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { ResultSlipPage } from '#src/app/pages/results/ResultSlipPage.tsx'
import { fixedClock } from '#src/time/clock.ts'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { slipPage } from '#tests/pages/results/slip.ts'
import { createTimers } from '#tests/support/client/client.ts'
import { createShell } from '#tests/support/shell.tsx'

const start = Date.UTC(2026, 10, 24, 11, 59, 30)
const awaited = [{ setName: 'May Resits 2026', at: '2026-11-24 12:00:00.000000' }]
const attempt = { resultId: 1, setName: 'May Resits 2026', attempt: 'Resit', version: 'V1', outcome: 'Pass', papers: [], mark: 72 }
const chemistry = {
  moduleId: 1,
  moduleName: 'Chemistry',
  moduleCode: 'CHE',
  semesters: [1],
  attempts: [{ ...attempt, finalMark: 40, isCapped: 1, isCounted: 1 }],
}
const student = { studentName: 'Chidi Okafor', studentRef: 'PW26-03001', centreId: 26, centreName: 'Baobab College Accra' }

it('an open slip has the results when their time comes, without being opened again', async () => {
  const { startTimer, waits, run } = createTimers()
  let now = start
  let asked = 0
  const { Around } = createShell({
    type: 'STUDENT',
    clock: { ...fixedClock(start), now: () => now },
    startTimer,
    call: async () => {
      asked += 1
      const isReleased = now >= start + 30_000
      const serverTime = new Date(now).toISOString().replace('T', ' ').replace('Z', '000')
      const data = { ...student, modules: isReleased ? [chemistry] : [], awaited: isReleased ? [] : awaited, serverTime }
      return { data, description: '', code: 200 }
    },
  })
  const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
  await render(
    <Around>
      <LiveRegions />
      <ResultSlipPage
        pattern="/results/student-results/:studentId"
        params={{ studentId: codec.encrypt('3001') ?? '' }}
        title="Results"
        breadcrumbs={() => null}
      />
    </Around>,
  )
  await expect.element(page.getByText('Results are released on 24/11/2026 at')).toBeVisible()
  expect([asked, waits().includes(30_000)]).toEqual([1, true])
  now += 30_000
  run(30_000)
  await expect.element(page.getByRole(...slipPage.modules).getByText('Chemistry')).toBeVisible()
  expect(asked).toBe(2)
  // Screen readers announce the new results.
  await expect.element(page.getByText(slipPage.released('May Resits 2026'))).toBeInTheDocument()
})
