import type { Page, Route } from 'playwright/test'
import type { AnyMachineSnapshot, StateValue } from 'xstate'
import { expect } from '#tests/e2e/support.ts'
import { blockDetailsPage, blockWizard, summaryPage } from '#tests/pages/block-wizard.ts'
import { defineTimeZones, fillDetails, next, save, type JourneyKind } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import type { Move } from '#tests/support/charts/moves.ts'
import { hold, type PageDriver } from '#tests/support/charts/page-walk.ts'
import { breakOff, gateOf, pass, refusal, refuse, type Answer } from './gate.ts'
import { holdTimers, passTimers } from './held-timers.ts'
import { type Acts, addressOf, api, blink, closeNotice, noticeOf, openAnew, seeStep, seeUnsaved } from './step-driver.ts'

/** Answers a deletion in place of the aggregator, which may refuse it: other records may use a seeded block. */
const deletion = (description: string, showWaring: 0 | 1) => (route: Route) =>
  route.fulfill({ json: { code: 200, message: 'OK', description, data: { showWaring } } })
const warn = deletion('Used by 3 centres.', 1)
const remove = deletion('Deleted.', 0)

/** The summary of a block that somebody else has published. */
const activate: Answer = async (route) => {
  const response = await route.fetch()
  const body = (await response.text()).replace(/("\w*status\w*":)2\b/i, '$11')
  return route.fulfill({ response, body })
}

/** Drafts of which nothing has to be acknowledged. */
const drafts: Readonly<Record<string, string>> = { exam: '102', test: '206' }
const startSteps: Readonly<Record<string, number>> = {
  'a saved block': 0,
  'a saved block, time zones': 1,
  'a saved block, schedule': 2,
  'a saved block, summary': 3,
}

const partsOf = (value: StateValue) => (typeof value === 'object' ? [value['steps'], value['frame']] : value)
const inFrame = (at: AnyMachineSnapshot, frame: string) => at.matches({ frame })
/** A new block whose last step was cleared: the wizard begins again. */
const isRestarted = (at: AnyMachineSnapshot) => inFrame(at, 'left') && !at.context.input.isEditMode && at.context.step === 3

/** Whether the wizard of a new block was left for the list, whose code is held back: the wizard stays mounted. */
const isHalted = (at: AnyMachineSnapshot) =>
  inFrame(at, 'left') && !isRestarted(at) && !at.context.input.isEditMode && at.context.leavingTo.kind === 'list'

/** Which moves the page of a kind allows. */
const canOf =
  ({ spec: { rules } }: JourneyKind) =>
  (move: Move, at: AnyMachineSnapshot): boolean => {
    const { step, blockId, reach, facts, record, input, notice, stepNotice } = at.context
    const { event } = move
    const isSaved = blockId !== null
    if (move.by === 'clock') return isHalted(at) || !inFrame(at, 'left')
    if (move.by === 'port') {
      if (['removeBlock', 'publishBlock'].includes(move.src)) return true
      if (move.src === 'readSummary')
        return move.answer.kind === 'error' || (move.answer.name === 'open points') === facts.openPoints?.length > 0
      if (!inFrame(at, 'working')) return false
      switch (move.answer.name) {
        case 'finished':
          return true
        case 'saved':
          return step === 0
        case 'unsaved edits':
          return step === 0 && isSaved && !facts.isDirty
        case 'nothing to save':
          return (step === 0 && isSaved && facts.isDirty) || step === 3
        case 'open points':
          return step === 3 && input.isEditMode
        case 'an error':
          return step === 0 && isSaved && !facts.isDirty
        // Loading is no move: the walk waits until it is over.
        default:
          return false
      }
    }
    if (event.type.startsWith('question.')) return true
    if (event.type === 'wizard.return') return isHalted(at)
    if (!inFrame(at, 'working')) return false
    switch (event.type) {
      case 'wizard.leave': {
        const to = 'to' in event ? Object(event.to) : {}
        return to.kind === 'step' ? to.step <= reach && isSaved : step < 3 || input.isEditMode
      }
      case 'wizard.visit':
        return step === 0 && input.isEditMode
      case 'wizard.keep':
        return facts.isDirty
      case 'wizard.clear':
        // The time zones have a Clear of their own; details that were saved are unsaved once they are cleared.
        return !input.isEditMode && step !== 1 && (step !== 0 || !isSaved) && rules.clearOn.includes(step)
      case 'wizard.delete':
        return input.isEditMode
      case 'wizard.publish':
        return step === 3 && record?.status === 2 && input.isEditMode
      case 'notice.close':
        return (notice ?? stepNotice) !== null && rules.areErrorsClosable
      // Save and Next are pressed by `told`, as part of their outcomes.
      default:
        return false
    }
  }

/** The wizard of a kind of block, as a person goes through it. */
export const wizardDriver =
  (kind: JourneyKind) =>
  async (page: Page): Promise<PageDriver> => {
    const { spec, root } = kind
    const { paths, texts } = spec
    // The time before a new block's id joins the address; on a busy machine it would be over too soon.
    await holdTimers(page, 1500)
    const removals = await hold(page, `${api}${root}/delete`)
    const publications = await hold(page, `${api}${root}/publish`)
    const summaries = await gateOf(page, `${api}${root}/summary/*`)
    let areRulesRead = true
    await page.route(`${api}/sms/module-properties/list*`, (route) => (areRulesRead ? pass : refuse)(route))
    const question = page.getByRole('alertdialog')
    const description = page.getByLabel(...blockDetailsPage.description)
    const stepper = page.getByRole(...blockWizard.steps).getByRole('button')
    const address = (step: number) => addressOf(kind, drafts[spec.id] ?? '', step)
    let kept = ''
    let edits = 0
    /** Whether the code of the list is held back: who leaves a new block and goes Back finds the wizard still mounted. */
    let isListLate = false
    await page.route('**/assets/*ListPage-*.js', (route) => (isListLate ? undefined : pass(route)))
    const summaryWith = async (isRead: boolean, { context: { record } }: AnyMachineSnapshot) => {
      // A draft that the last read showed as active is read as it is again.
      if (areRulesRead === isRead && record?.status !== 1) return
      areRulesRead = isRead
      await page.goto(address(3))
    }
    const told: Readonly<Record<string, (at: AnyMachineSnapshot) => Promise<void>>> = {
      finished: async ({ context: { step, blockId, input } }) => {
        if (step === 1 && !input.isEditMode) return void (await defineTimeZones(page, kind))
        if (blockId === null) await fillDetails(page, 'Walked', 'Walked', kind)
        return next(page).click()
      },
      saved: async ({ context: { blockId } }) => {
        if (blockId === null) await fillDetails(page, 'Walked', 'Walked', kind)
        await save(page).click()
        await expect(page.getByText(kit.saved)).toBeVisible()
      },
      'unsaved edits': async () => {
        kept = await description.inputValue()
        await description.fill(`Edited ${(edits += 1)} times`)
      },
      'nothing to save': (at) =>
        at.context.step === 0 ? description.fill(kept) : summaryWith(areRulesRead || at.context.input.isEditMode, at),
      'open points': (at) => summaryWith(false, at),
      'an error': async () => {
        await page.route(`${api}${root}/update/*`, refuse, { times: 1 })
        await save(page).click()
        await expect(noticeOf(page, refusal)).toBeVisible()
      },
    }
    const acts: Acts = {
      'wizard.leave': ({ event }) => {
        const to = 'to' in event ? Object(event.to) : {}
        return to.kind === 'step' ? stepper.nth(to.step).click() : page.getByRole(...kit.backToList).click()
      },
      'wizard.return': () => page.goBack(),
      'wizard.visit': () => page.getByRole(...blockDetailsPage.addDates).click(),
      'wizard.keep': () => blink(page),
      'wizard.clear': () => page.getByRole(...kit.clear).click(),
      'wizard.delete': () => page.getByRole(...kit.delete).click(),
      'wizard.publish': () => {
        summaries.shut()
        return page.getByRole(...kit.publish).click()
      },
      'question.accept': (_, at) => question.getByRole(...(inFrame(at, 'confirmingPublish') ? summaryPage.publishAnyway : kit.yes)).click(),
      'question.cancel': (_, at) => question.getByRole(...(inFrame(at, 'confirmingPublish') ? kit.cancel : kit.no)).click(),
      'notice.close': () => closeNotice(page),
    }
    const titles: Readonly<Record<string, string | RegExp>> = {
      confirmingLeave: kit.anyLeaveQuestion,
      confirmingClear: kit.clearQuestion,
      confirmingDelete: texts.deleteQuestion,
      deleting: texts.deleteQuestion,
      confirmingPublish: summaryPage.openPoints[1].name,
    }
    return {
      inputs: ['a new block', ...Object.keys(startSteps)],
      open: async (input) => {
        for (const calls of [removals, publications, summaries]) calls.drop()
        await summaries.open(pass)
        areRulesRead = true
        const step = startSteps[input]
        isListLate = step === undefined
        await openAnew(page, step === undefined ? paths.wizard : address(step))
      },
      can: canOf(kind),
      make: async (move, at): Promise<void> => {
        if (move.by === 'clock') {
          await passTimers(page)
          return isHalted(at) ? undefined : expect(page).toHaveURL(new RegExp(`${paths.idParameter}=`))
        }
        // Reads of the summary are held only around a publish.
        if (inFrame(at, 'working')) await summaries.open(pass)
        if (move.by === 'person') return void (await acts[move.event.type]?.(move, at))
        const { src, answer } = move
        // A read whose network breaks off is tried again, for longer than a step of a walk may take.
        if (src === 'readSummary')
          return summaries.open(answer.kind === 'error' ? refuse : answer.name === 'an active block' ? activate : pass)
        if (src === 'publishBlock') {
          summaries.shut()
          return publications.answer(answer.kind === 'done' ? pass : answer.name === 'refused' ? refuse : breakOff)
        }
        if (src !== 'removeBlock') return told[answer.name]?.(at)
        return removals.answer(answer.name === 'deleted' ? remove : answer.kind === 'done' ? warn : refuse)
      },
      see: async (at) => {
        const { step, leavingTo, facts } = at.context
        const title = Object.entries(titles).find(([frame]) => inFrame(at, frame))?.[1]
        if (title !== undefined) return expect(page.getByRole('alertdialog', { name: title })).toBeVisible()
        await expect(question).toBeHidden()
        if (isRestarted(at)) return expect(page.getByRole('heading', { level: 1, name: texts.create })).toBeVisible()
        if (inFrame(at, 'left'))
          return expect(page).toHaveURL(({ pathname }) =>
            leavingTo.kind === 'list' ? pathname === paths.list : pathname.includes('/academic-dates/'),
          )
        if (['checking', 'publishing', 'verifying'].some((frame) => inFrame(at, frame))) return
        await seeStep(page, step)
        if (step === 3) return expect(page.getByRole('heading', { name: texts.summaryHeading })).toBeVisible()
        await expect(next(page)).not.toHaveAttribute('aria-disabled', 'true')
        await seeUnsaved(page, facts.isDirty)
      },
      // The state of the address is left out: it changes by itself.
      isSame: (value, at) => JSON.stringify(partsOf(value)) === JSON.stringify(partsOf(at.value)),
      // The page shows a new wizard then, with a machine of its own.
      isForgotten: isRestarted,
      unreachable: {
        ...(spec.rules.clearOn.includes(0)
          ? {}
          : { 'frame.confirmingClear: question.accept 2/2 → frame.working': 'of this kind only the summary is cleared by the frame' }),
        ...(spec.rules.areErrorsClosable ? {} : { 'frame: notice.close → stay': 'errors of this kind are not closed' }),
      },
    }
  }
