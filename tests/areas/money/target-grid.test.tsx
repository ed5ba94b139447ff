import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { defaultYear } from '#src/api/constants.ts'
import { TargetGrid } from '#src/money/budgets/TargetGrid.tsx'
import { kit } from '#tests/pages/kit.ts'
import { Toaster } from '#src/ui/layers/toast.tsx'
import { targetPages } from '#tests/pages/money.ts'
import { listOf, stamps } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const [draft, active] = [2, 1]
const [centre, programme] = ['Lagoon Study Centre', 'Foundation Year']
const optionOf = (id: number, name: string) => () => [{ id, name, status: active }]

beforeEach(() => page.viewport(1440, 900))

/** A grid with one target, a draft. Each write gives it a new stamp; what was asked for last is answered by `answer`. */
async function open() {
  const sent: string[] = []
  const held: (() => void)[] = []
  let [isHolding, status, minute] = [false, draft, 0]
  const hold = async () => {
    if (isHolding) await new Promise<void>((resolve) => void held.push(resolve))
  }
  const stamp = () => ({ date: `2026-09-04 09:0${minute}:00.000000` })
  const row = () => ({
    targetId: 1,
    yearId: defaultYear,
    centreId: 26,
    programId: 5,
    students: 10,
    revenueMinor: 0,
    targetName: 'Target',
    currency: 'GBP',
    ...stamps,
    updatedAt: stamp(),
    status,
    names: {},
  })
  const at = pageAt('/budgeting-forecasting/targets', 'Targets', '1')
  await render(
    <Served
      answers={{
        'GET /finance/target/list': async () => {
          await hold()
          return listOf([row()])()
        },
        'GET /sms/centre/dropdown': optionOf(26, centre),
        'GET /sms/program/dropdown': optionOf(5, programme),
        'GET /sms/year/dropdown': optionOf(defaultYear, '2026/27'),
        'PUT status': () => {
          sent.push('activate')
          status = active
          minute += 1
          return null
        },
        'PUT update/{id}': async ({ body }) => {
          sent.push(`save at ${Object(body).updatedAt.date === stamp().date ? 'the last stamp' : 'an older stamp'}`)
          await hold()
          minute += 1
          return null
        },
      }}
      calls={{
        copyTargets: () => {
          minute += 1
          return null
        },
      }}
      path={at.paths.list}
    >
      <TargetGrid {...at} />
      <Toaster />
    </Served>,
  )
  const cell = page.getByLabelText(...targetPages.cell(programme, centre))
  await expect.element(cell, { timeout: 15_000 }).toHaveValue('10')
  return {
    sent,
    cell,
    saveRow: page.getByRole(...targetPages.saveRow(centre)),
    activate: page.getByRole(...targetPages.activate),
    hold: () => {
      isHolding = true
    },
    /** Answers what is held, and holds nothing any more. */
    answer: async () => {
      await expect.poll(() => held.length).toBe(1)
      isHolding = false
      held.shift()?.()
    },
  }
}

it('a row is saved once the activated targets are read again, by their new stamps', async () => {
  const { sent, cell, saveRow, activate, hold, answer } = await open()
  await cell.fill('12')
  hold()
  await activate.click()
  await expect.poll(() => sent).toEqual(['activate'])
  await saveRow.click()
  await expect.element(page.getByText(kit.wait)).toBeVisible()
  await answer()
  await expect.element(activate).not.toBeInTheDocument()
  await saveRow.click()
  await expect.poll(() => sent).toEqual(['activate', 'save at the last stamp'])
})

it('drafts are activated once the row that is being saved is stored', async () => {
  const { sent, cell, saveRow, activate, hold, answer } = await open()
  await cell.fill('12')
  hold()
  await saveRow.click()
  await activate.click()
  await expect.element(page.getByText(kit.wait)).toBeVisible()
  await answer()
  await expect.element(saveRow).not.toBeInTheDocument()
  await activate.click()
  await expect.poll(() => sent).toEqual(['save at the last stamp', 'activate'])
})

it('the dialog of copying closes once the copied targets are read', async () => {
  const { hold, answer } = await open()
  await page.getByRole(...targetPages.copy).click()
  const question = page.getByRole('dialog')
  hold()
  await question.getByRole(...targetPages.copy).click()
  await expect.element(question.getByRole(...targetPages.copy)).toHaveAttribute('aria-busy')
  await answer()
  await expect.element(question).not.toBeInTheDocument()
})
