import type { Locator, Page } from 'playwright/test'
import type { AnyMachineSnapshot, StateValue } from 'xstate'
import type { BlockDetailsContext } from '#machines/blocks/details/block-details-types.ts'
import { deadlineMs } from '#src/api/client.ts'
import { createDraftStore } from '#src/blocks/draft-store.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { expect } from '#tests/e2e/support.ts'
import { blockDetailsPage } from '#tests/pages/block-wizard.ts'
import { type JourneyKind } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import type { Move } from '#tests/support/charts/moves.ts'
import { hold, type PageDriver } from '#tests/support/charts/page-walk.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'
import { activeBlock, detailsOn, keptOf, recordOf, unaddressed } from './details-chart.ts'
import { breakOff, gateOf, pass, refuse, type Answer } from './gate.ts'
import { holdTimers, passTimers } from './held-timers.ts'
import { type Acts, type Entries, addressOf, api, holdList, keep, openAnew, seeStep, seeUnsaved, stepActs, unread } from './step-driver.ts'

/** The administrator of the demonstration. */
const owner = ownerKey('101')

/** What the browser holds of a block that was left with unsaved edits. */
function draftsOf(kind: JourneyKind, beginning: string): Entries {
  const isNew = beginning.startsWith('a new block')
  const storage = storageOf()
  const drafts = createDraftStore(() => storage, { userId: owner, kindId: kind.spec.id }, Date.now)
  const id = isNew ? null : recordOf(kind, 'draft').id
  if (beginning.endsWith('with kept edits') || beginning.endsWith('back from the academic dates')) drafts.keep(id, keptOf(kind, isNew))
  if (beginning.endsWith('with kept edits') && isNew) drafts.noteUnaddressed(unaddressed)
  if (beginning.endsWith('back from the academic dates')) drafts.noteVisit(id)
  return Object.keys(storage).map((key) => [key, storage.getItem(key) ?? ''] as const)
}

type MoveAnswer = Extract<Move, { by: 'port' }>['answer']

/** Fills a field as browsers fill in forms: by input events, without the focus. */
const put = (field: Locator, text: string) =>
  field.evaluate((element, value) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('It is no field.')
    for (const part of new Set([value.slice(0, -1), value])) {
      Reflect.apply(Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set ?? (() => {}), element, [part])
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, text)

const partsOf = (value: StateValue) => {
  const open = typeof value === 'object' ? value['open'] : undefined
  return typeof open === 'object' ? [open['form'], open['code']] : value
}
/** Whether the next save would take scheduled modules away that nobody has agreed to lose. */
const isLosing = ({ fields, stored, lost, input }: BlockDetailsContext) => input.isEditMode && lost === null && fields.to !== stored.to

/** Whether the saved draft differs from the seeded one in its name at most. */
function isAsWritten(kind: JourneyKind, { stored }: BlockDetailsContext): boolean {
  const { shortName, to, status } = recordOf(kind, 'draft')
  return stored.shortName === shortName && stored.to === formatCivil(to ?? '') && stored.status === status
}

/** A failed save focuses a field. Leaves it without the page hearing of it: leaving a field is a move of its own. */
function blurUnnoticed(): void {
  const unheard = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener('focusout', unheard, true)
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  window.removeEventListener('focusout', unheard, true)
}

/** Which moves the page of a kind allows. */
const canOf =
  (kind: JourneyKind, nameOf: (at: AnyMachineSnapshot) => string) =>
  (move: Move, at: AnyMachineSnapshot): boolean => {
    const { spec } = kind
    const context: BlockDetailsContext = at.context
    const { fields, facts, input, notice, theirs, removals, offer } = context
    const { event } = move
    const isForm = (form: string) => at.matches({ open: { form } })
    const isAsking = at.matches({ open: { code: 'asking' } })
    if (move.by === 'clock') return true
    if (move.by === 'port') {
      if (move.src === 'loadDetails')
        return move.answer.kind === 'error'
          ? facts.blockId !== null
          : nameOf(at) === activeBlock
            ? move.answer.name === 'an active block'
            : move.answer.name.startsWith(nameOf(at)) && (input.isEditMode || move.answer.name === nameOf(at))
      // A create that fails here stores nothing.
      if (move.src === 'findCreated') return move.answer.name !== 'a block'
      if (move.src !== 'updateBlock') return true
      const isLoss = isLosing(context)
      if (move.answer.name === 'changed elsewhere') return theirs === null && input.isEditMode
      if (move.answer.name === 'modules would be lost') return isLoss
      if (move.answer.name === 'refused, dates deleted') return removals.length > 0 && !isLoss
      return move.answer.kind === 'error' || !isLoss
    }
    if (event.type === 'details.retry') return at.matches('unavailable')
    // While a question is open, only its answers are possible.
    // In the chart, the other person's version is the seeded draft with another name.
    if (event.type === 'conflict.takeTheirs') return isForm('conflicting') && nameOf(at) !== activeBlock && isAsWritten(kind, context)
    if (event.type.startsWith('conflict.')) return isForm('conflicting')
    if (event.type.startsWith('loss.')) return isForm('losing') || isForm('confirming')
    if (event.type === 'code.renew' || event.type === 'code.keep') return isAsking
    if (!at.matches('open') || isAsking || isForm('conflicting') || isForm('losing') || isForm('confirming')) return false
    if (event.type === 'field.change') {
      const field = 'field' in event ? event.field : ''
      const isNews = 'value' in event && Object.entries(fields).some(([name, value]) => name === field && value !== event.value)
      // Only of the draft does the chart know on which dates its modules are.
      const isKnown = field !== 'to' || nameOf(at) === 'a saved block'
      return isNews && isKnown && (isForm('editing') || (isForm('waiting') && field === 'shortName'))
    }
    if (event.type === 'step.keep') return facts.isDirty
    if (!isForm('editing')) return false
    switch (event.type) {
      case 'status.switch':
        return fields.status !== 1 && spec.rules.canSwitchStatus({ isEditMode: input.isEditMode, status: facts.record?.status ?? null })
      case 'draft.restore':
      case 'draft.discard':
        return offer !== null
      case 'removals.undo':
        return removals.length > 0
      case 'unaddressed.discard':
        return context.unaddressed !== null
      case 'notice.close':
        return notice?.tone === 'error' && spec.rules.areErrorsClosable
      case 'step.clear':
        return !input.isEditMode && spec.rules.clearOn.includes(0)
      case 'step.abandon':
        return facts.isDirty
      default:
        return true
    }
  }

/** The details of a kind of block, as a person fills them in. */
export const detailsDriver =
  (kind: JourneyKind) =>
  async (page: Page): Promise<PageDriver> => {
    const { spec, root } = kind
    const isExam = spec.id === 'exam'
    await holdTimers(page, deadlineMs)
    const records = await gateOf(page, `${api}${root}/${isExam ? 'summary' : 'detail'}/*`)
    const codes = await hold(page, `${api}/code-by-master-type`)
    const creations = await hold(page, `${api}${root}/create`)
    const searches = await hold(page, `${api}${root}/list?*`)
    let update: Answer = pass
    await page.route(`${api}${root}/update/*`, (route) => update(route))
    const failures: readonly Answer[] = [refuse, breakOff, () => passTimers(page)]
    let failed = 0
    /** In turns a refusal, a broken network, and no answer at all. */
    const failing = (): Answer => failures[(failed += 1) % failures.length] ?? refuse
    await holdList(page)
    const { inputs } = detailsOn(kind)
    const names = Object.keys(inputs)
    const nameOf = (at: AnyMachineSnapshot) => names.find((name) => inputs[name] === at.context.input) ?? ''
    const question = page.getByRole('alertdialog')
    const { name, shortName, to } = blockDetailsPage
    const fields = new Map(Object.entries({ name, shortName, to }))
    const field = (of: string) => page.getByLabel(...(fields.get(of) ?? name))
    let changes = 0
    /** Somebody else's name for the block, as it is stored now and as the form was opened with it; null where it is its own. */
    let [stored, opened]: (string | null)[] = [null, null]
    const read: Answer = async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: stored === null ? text : text.replace(/("\w+blockName":)"[^"]*"/, `$1"${stored}"`) })
    }
    const common = stepActs(page, kind)
    const acts: Acts = {
      ...common,
      'field.change': ({ event }) => put(field('field' in event ? String(event.field) : ''), 'value' in event ? String(event.value) : ''),
      'field.leave': async ({ event }) => {
        const left = field('field' in event ? String(event.field) : '')
        await left.focus()
        await left.blur()
      },
      'status.switch': () => page.getByRole('switch').click(),
      'code.renew': () => question.getByRole(...kit.yes).click(),
      'code.keep': () => question.getByRole(...kit.no).click(),
      'conflict.takeTheirs': () => {
        opened = stored
        return common['conflict.takeTheirs']()
      },
      'removals.undo': () => page.getByRole(...blockDetailsPage.keepDates).click(),
      'unaddressed.discard': () => page.getByRole(...blockDetailsPage.startNew).click(),
      'details.retry': () => page.getByRole(...kit.tryAgain).click(),
    }
    const answers: Readonly<Record<string, (answer: MoveAnswer, context: BlockDetailsContext) => Promise<unknown>>> = {
      loadDetails: async ({ name, kind: how }) => {
        await keep(page, draftsOf(kind, name))
        return records.open(how === 'done' ? read : failing())
      },
      generateCode: ({ kind: how }) => codes.answer(how === 'done' ? pass : failing()),
      createBlock: async ({ name: answer, kind: how }) => {
        await records.open(read)
        return creations.answer(how === 'done' ? pass : answer === 'refused' ? refuse : (failures[1 + ((failed += 1) % 2)] ?? breakOff))
      },
      findCreated: ({ kind: how }) => searches.answer(how === 'done' ? pass : failing()),
      updateBlock: ({ name, kind: how }, context) => {
        if (name === 'changed elsewhere') stored = `Theirs ${(changes += 1)}`
        // Unless a conflict is being decided, the save meets no other change: it is taken back.
        else if (context.theirs === null) stored = opened
        if (how === 'done') {
          update = name === 'refused, dates deleted' ? refuse : pass
          if (name === 'updated') opened = stored
          return records.open(read)
        }
        update = failing()
        // The read before the update fails instead where losses are asked about first, or where deletions would go on after a refusal.
        const isUnread = isLosing(context) || (context.removals.length > 0 && update === refuse) || failed % 2 === 0
        return records.open(isUnread ? update : read)
      },
    }
    const titles: Readonly<Record<string, string | RegExp>> = {
      asking: 'Generate a new code?',
      conflicting: /^Another person changed this/,
      confirming: kit.restoreQuestion,
      losing: 'Remove these dates from the block?',
    }
    const isBeginning = (at: AnyMachineSnapshot) => at.matches('loading') && !at.context.input.isEditMode
    return {
      inputs: names,
      open: async (input) => {
        for (const calls of [records, codes, creations, searches]) calls.drop()
        ;[stored, opened, failed] = [null, null, 0]
        const isNew = input.startsWith('a new block')
        const { id } = recordOf(kind, input === activeBlock ? 'active' : 'draft')
        await openAnew(page, isNew ? spec.paths.wizard : addressOf(kind, id, 0), isNew ? draftsOf(kind, input) : [])
      },
      can: canOf(kind, nameOf),
      make: async (move, at) => {
        if (move.by === 'port' && !isBeginning(at)) await answers[move.src]?.(move.answer, at.context)
        if (move.by !== 'person') return
        records.shut()
        await page.evaluate(blurUnnoticed)
        await acts[move.event.type]?.(move, at)
      },
      // The form of a new block is shown at once, so its loading state passes.
      isPassing: isBeginning,
      isSame: (value, at) => JSON.stringify(partsOf(value)) === JSON.stringify(partsOf(at.value)),
      see: async (at) => {
        await expect(unread(page)).toBeVisible({ visible: at.matches('unavailable') })
        if (at.matches('done')) return seeStep(page, 1)
        if (!at.matches('open')) return
        const parts = [partsOf(at.value)].flat().map(String)
        const title = parts.flatMap((part) => titles[part] ?? [])[0]
        if (title !== undefined) return expect(page.getByRole('alertdialog', { name: title })).toBeVisible()
        await expect(question).toBeHidden()
        await seeUnsaved(page, at.context.facts.isDirty)
        if (at.context.fields.name === '') await expect(field('name')).toHaveValue('')
      },
      unreachable: {
        'open.form.finding: findCreated done 2/2 → open.form.updating': 'a create that fails here stores nothing',
        ...(spec.rules.clearOn.includes(0) ? {} : { 'open.form.editing: step.clear → stay': 'of this kind the details are not cleared' }),
        ...(spec.rules.keepsCodeOnEdit
          ? {}
          : {
              'open.code.settled: code.want 1/5 [isCodeKept] → stay': 'this kind gives its code away with the short name',
              'open.code.generating: code.want 1/3 [isCodeKept] → open.code.settled': 'this kind gives its code away with the short name',
            }),
        ...(spec.rules.areErrorsClosable ? {} : { 'blockDetails: notice.close → stay': 'errors of this kind are not closed' }),
      },
    }
  }
