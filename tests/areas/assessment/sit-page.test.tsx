import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { SitPage } from '#src/app/pages/assessment/SitPage.tsx'
import { onMessage } from '#src/ui/kit/announce.tsx'
import { sittingPage } from '#tests/pages/assessment/sitting.ts'
import { createShell } from '#tests/support/shell.tsx'

const serverTime = '2026-11-24 10:00:00.000000'
const practice = {
  deliveryId: 8,
  deliveryName: 'Physics Practice',
  moduleName: 'Physics',
  isPractice: true,
  needsCode: false,
  durationMinutes: 60,
  extraMinutes: 0,
  totalMarks: 1,
  questionCount: 1,
  state: 'Expected',
}
const sheet = {
  attemptId: 1,
  sessionKey: 'key',
  candidateNumber: '2041 0773',
  deliveryName: practice.deliveryName,
  moduleName: practice.moduleName,
  durationMinutes: 60,
  extraMinutes: 0,
  mayGoBack: true,
  state: 'Sitting',
  endsAt: '2026-11-24 11:00:00.000000',
  serverTime,
  answers: [],
  sections: [{ title: 'Section A', questions: [{ questionId: 1, questionType: 'Number', stem: '<p>2 + 2?</p>', marks: 1 }] }],
}

/** Opens the address of delivery 8 with nothing read before, as a reload does. */
async function openByAddress(own: object, endsAt = sheet.endsAt) {
  const { Around } = createShell({
    type: 'STUDENT',
    call: async (operation) => {
      const data = operation === 'listOwnAttempts' ? { serverTime, attempts: [{ ...practice, ...own }] } : { ...sheet, endsAt }
      return { data, description: '', code: 200 }
    },
  })
  const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
  await render(
    <Around>
      <SitPage pattern="/dap/delivery/sit/:id" params={{ id: codec.encrypt('8') ?? '' }} title="Sit" breadcrumbs={() => null} />
    </Around>,
  )
}

beforeEach(() => localStorage.clear())

it('has Begin where its address is opened', async () => {
  await openByAddress({})
  await expect.element(page.getByRole(...sittingPage.begin)).toBeVisible()
})

it('names what is waited for, and when it opens', async () => {
  await openByAddress({ isPractice: false, opensAt: '2026-11-24 10:20:00.000000' })
  await expect.element(page.getByText(sittingPage.opensAt)).toBeVisible()
  await expect.element(page.getByText(practice.deliveryName)).toBeVisible()
})

it('has no call of an invigilator in a practice that goes on after a reload', async () => {
  await openByAddress({ state: 'Sitting' })
  await expect.element(page.getByRole(...sittingPage.question(1))).toBeVisible()
  await expect.element(page.getByRole(...sittingPage.callInvigilator)).not.toBeInTheDocument()
})

describe('a warning of the time that is left', () => {
  it('is shown and spoken when it is due', async () => {
    const spoken: string[] = []
    onTestFinished(onMessage(({ text }) => void spoken.push(text)))
    // The clock of the portal stands still; the warning is due after a millisecond.
    await openByAddress({ state: 'Sitting' }, '2026-11-24 10:05:00.001000')
    await expect.element(page.getByRole('alert')).toHaveTextContent(sittingPage.warning('5 minutes'))
    expect(spoken).toEqual([sittingPage.warning('5 minutes')])
  })

  it('that was due before is shown, and true', async () => {
    const spoken: string[] = []
    onTestFinished(onMessage(({ text }) => void spoken.push(text)))
    await openByAddress({ state: 'Sitting' }, '2026-11-24 10:10:00.000000')
    await expect.element(page.getByRole('alert')).toHaveTextContent(sittingPage.warning('15 minutes'))
    expect(spoken).toEqual([])
  })
})
