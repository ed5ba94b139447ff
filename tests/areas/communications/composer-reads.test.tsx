import { useEffect, useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { MessageDraft } from '#machines/communications/composer-types.ts'
import { ApiProblem } from '#src/api/problem.ts'
import type { StepProps } from '#src/communications/composer/step-props.ts'
import { AboutStep } from '#src/communications/composer/steps/AboutStep.tsx'
import { MessageStep } from '#src/communications/composer/steps/MessageStep.tsx'
import { SendStep } from '#src/communications/composer/steps/SendStep.tsx'
import { wholeMessage } from '#tests/machines/communications/start.ts'
import { composerPage } from '#tests/pages/communications/composer.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { Served, type Answers, type Calls } from '../../../stories/resources/served.tsx'

const refused = new ApiProblem('server', 500, 'It broke.', null, { isTriedOut: true })

/** An answer that is refused the first time. */
const secondTime = (answer: unknown) => {
  let asked = 0
  return () => (asked++ === 0 ? Promise.reject(refused) : answer)
}

interface Shown {
  readonly answers?: Answers
  readonly calls?: Calls
  readonly draft?: Partial<MessageDraft>
}

const show = async ({ answers = {}, calls = {}, draft = {} }: Shown, step: (props: StepProps) => ReactNode) => {
  const begun: MessageDraft = { ...wholeMessage, ...draft }
  let last = begun
  function Step() {
    const [edited, setEdited] = useState(begun)
    useEffect(() => {
      last = edited
    })
    const onEdit = (changes: Partial<MessageDraft>) => setEdited((before) => ({ ...before, ...changes }))
    return step({ draft: edited, errors: new Map(), isReadOnly: false, names: {}, onEdit })
  }
  await render(
    <Served answers={answers} calls={calls} path="/">
      <Step />
    </Served>,
  )
  return () => last
}

const tryAgain = () => page.getByRole(...composerPage.tryAgain).click()

it('says that what messages can be about could not be loaded, and names what this one is about once it is', async () => {
  const components = [{ componentId: 12, name: 'Centre', resource: 'Centre' }]
  await show({ calls: { listMessageComponents: secondTime(components) }, draft: { componentId: 12 } }, (props) => <AboutStep {...props} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(composerPage.aboutFailed)
  // It is about something, whose name is not known yet.
  await expect.element(page.getByRole(...composerPage.about)).toHaveValue('…')
  await tryAgain()
  await expect.element(page.getByRole(...composerPage.about)).toHaveValue('Centre')
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

it('says that the time zones could not be loaded, and loads them again', async () => {
  const zones = secondTime([{ id: 3, name: 'Gulf Time', status: 1 }])
  await show({ answers: { 'GET dropdown': zones }, draft: { when: 'later' } }, (props) => <SendStep {...props} maySend />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(composerPage.zonesFailed)
  await page.getByRole(...composerPage.zone).click()
  await expect.element(page.getByRole(...composerPage.optionsFailed)).toBeVisible()
  await tryAgain()
  await page.getByRole(...composerPage.zone).click()
  await expect.element(page.getByRole('option', { name: 'Gulf Time' })).toBeVisible()
})

it('asks for no time zones for a message that goes out now', async () => {
  let asked = 0
  await show({ answers: { 'GET dropdown': () => asked++ } }, (props) => <SendStep {...props} maySend />)
  await expect.element(page.getByRole('radiogroup')).toBeVisible()
  expect(asked).toBe(0)
})

const templates = [{ id: 4, name: 'Results day', status: 1 }]
const template = {
  templateId: 4,
  templateName: 'Results day',
  componentId: 12,
  mode: 'Both',
  subject: 'Results day',
  content: '<p>Come on Friday</p>',
  status: 1,
  ...stamps,
  names: {},
}
/** How many texts hold the words of the template. */
const filled = () => page.getByText('Come on Friday').elements().length
const choose = () => page.getByRole(...composerPage.template).selectOptions('Results day')

it('fills both channels with the words of a template, and keeps the further addresses', async () => {
  const last = await show(
    {
      answers: { 'GET dropdown': () => templates, 'GET details/{id}': () => template },
      draft: { email: { ...wholeMessage.email, toEmails: ['office@example.org'] } },
    },
    (props) => <MessageStep {...props} />,
  )
  await choose()
  await expect.poll(filled).toBe(2)
  const text = { subject: 'Results day', content: '<p>Come on Friday</p>' }
  await expect.poll(last).toMatchObject({ email: { ...text, toEmails: ['office@example.org'] }, inApp: text })
})

it('says that a template could not be read, keeps the message, and reads it again', async () => {
  const last = await show({ answers: { 'GET dropdown': () => templates, 'GET details/{id}': secondTime(template) } }, (props) => (
    <MessageStep {...props} />
  ))
  await choose()
  await expect.element(page.getByRole('alert')).toHaveTextContent(composerPage.templateFailed)
  expect(last()).toEqual(wholeMessage)
  await tryAgain()
  await expect.poll(filled).toBe(2)
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

it('says that the templates could not be loaded, and loads them again', async () => {
  await show({ answers: { 'GET dropdown': secondTime(templates) } }, (props) => <MessageStep {...props} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent(composerPage.templatesFailed)
  await tryAgain()
  await choose()
})
