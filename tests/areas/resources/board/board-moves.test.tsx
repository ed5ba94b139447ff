import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { lead } from '#openapi/generated/resources/students/lead.ts'
import type { ResourceInput } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { RecordBoard } from '#src/resources/board/RecordBoard.tsx'
import { leadBoard as board } from '#tests/pages/students/leads.ts'
import { listOf } from '../../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../../stories/resources/served.tsx'

const name = 'Ada Boateng'
const at = (date: string) => ({ date: `${date}.000000` })
const [first, second] = [at('2026-09-04 09:12:00'), at('2026-09-04 09:13:00')]
const ada = {
  leadId: 7,
  fullName: name,
  firstName: 'Ada',
  email: 'ada@mail.test',
  countryId: 4,
  source: 'Fair',
  consentToContact: 1,
  createdAt: first,
  updatedBy: 'Alex Novak',
  names: {},
}

/** The board of one lead on a server that refuses an old stamp; reads can be held back. */
async function open() {
  const server = { state: 'New', updatedAt: first, holds: Promise.resolve() }
  const sent: unknown[] = []
  const list = async ({ query }: ResourceInput) => {
    await server.holds
    const { state, updatedAt } = server
    return listOf(query?.['statusId'] === state ? [{ ...ada, state, updatedAt }] : [])()
  }
  const move = ({ body }: ResourceInput) => {
    sent.push(body)
    const { updatedAt } = body as { readonly updatedAt?: typeof first }
    if (updatedAt && updatedAt.date !== server.updatedAt.date) throw new ApiProblem('refused', 409, 'Ama Mensah has changed this lead.')
    return null
  }
  const { paths, ...place } = pageAt('/students/leads', 'Leads', '7')
  await render(
    <Served answers={{ 'GET list': list, 'PUT status/{id}': move, 'PUT status': move }} path={paths.list}>
      <RecordBoard of={lead} page={{ ...place, paths }} facts={['email']} />
    </Served>,
  )
  return {
    server,
    sent,
    /** Holds reads back until the function that it gives is called. */
    holdReads: () => {
      let readOn = () => {}
      server.holds = new Promise<void>((resolve) => void (readOn = resolve))
      return () => readOn()
    },
  }
}

const step = (label: string) => page.getByRole('menuitem', { name: label })
const openSteps = () => page.getByRole(...board.move(name)).click()
const reason = page.getByRole(...board.reason)
const accept = page.getByRole(...board.accept)

/** Asks for the comment of a step, and types it. */
async function lose() {
  await openSteps()
  await step('Mark as lost').click()
  await userEvent.type(reason, 'No answer')
}

it('a step that was refused is sent again with the record as the board shows it by then, and with its comment', async () => {
  const { server, sent } = await open()
  await lose()
  server.updatedAt = second
  await accept.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ama Mensah has changed this lead.')
  await expect.element(reason).toHaveValue('No answer')
  await accept.click()
  await expect.element(page.getByRole(...board.lose)).not.toBeInTheDocument()
  const comment = { status: 'Lost', comment: 'No answer' }
  expect(sent).toEqual([
    { ...comment, updatedAt: first },
    { ...comment, updatedAt: second },
  ])
})

it('a step with a comment is done once its card is read again', async () => {
  const { sent, holdReads } = await open()
  await lose()
  const readOn = holdReads()
  await accept.click()
  await expect.poll(() => sent.length).toBe(1)
  await expect.element(accept).toHaveAttribute('aria-busy', 'true')
  readOn()
  await expect.element(page.getByRole(...board.lose)).not.toBeInTheDocument()
})

it('no other step is offered until a moved card is read again', async () => {
  const { server, sent, holdReads } = await open()
  await openSteps()
  const readOn = holdReads()
  await step('Mark as contacted').click()
  await expect.poll(() => sent.length).toBe(1)
  Object.assign(server, { state: 'Contacted', updatedAt: second })
  await openSteps()
  await expect.element(step('Mark as lost')).toHaveAttribute('aria-disabled', 'true')
  readOn()
  await lose()
  await accept.click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toMatchObject({ updatedAt: second })
})
