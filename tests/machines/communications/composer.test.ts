import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { composerMachine, isUnsaved } from '#machines/communications/composer.machine.ts'
import type { ComposerFact, ComposerInput, MessageDraft, SavedMessage } from '#machines/communications/composer-types.ts'
import { emptyMessage } from '#machines/communications/message-draft.ts'
import { Refusal } from '#tests/machines/records/start.ts'
import { composerInput, savedMessage, wholeMessage } from './start.ts'

interface Answers {
  readonly save?: () => Promise<SavedMessage>
  readonly test?: () => Promise<{ readonly message: string }>
}

function start(input: Partial<ComposerInput> = {}, answers: Answers = {}) {
  const clock = new SimulatedClock()
  const slices: string[] = []
  const facts: ComposerFact[] = []
  const saves: unknown[] = []
  const actor = createActor(
    composerMachine.provide({
      actors: {
        saveMessage: fromPromise(({ input: sent }) => {
          saves.push(sent)
          return (answers.save ?? (() => Promise.resolve({ ...savedMessage, stored: sent.draft })))()
        }),
        testMessage: fromPromise(answers.test ?? (() => Promise.resolve({ message: 'The test was sent.' }))),
      },
      actions: {
        keepDraft: ({ context }) => void slices.push(isUnsaved(context) ? context.draft.communicationName : 'dropped'),
      },
    }),
    { input: { ...composerInput, ...input }, clock },
  )
  actor.on('*', (fact) => void facts.push(fact))
  actor.start()
  const context = () => actor.getSnapshot().context
  const works = (state: string) => waitFor(actor, (snapshot) => Object(snapshot.value).work === state)
  return { actor, clock, slices, facts, saves, context, works }
}

describe('what is written', () => {
  it('is kept half a second after the last key, and again when the page goes (CAT-COM-07)', () => {
    const { actor, clock, slices } = start()
    actor.send({ type: 'draft.edit', changes: { communicationName: 'Re' } })
    clock.increment(499)
    actor.send({ type: 'draft.edit', changes: { communicationName: 'Results' } })
    clock.increment(499)
    expect(slices).toEqual([])
    clock.increment(1)
    expect(slices).toEqual(['Results'])
    actor.send({ type: 'draft.due' })
    expect(slices).toEqual(['Results', 'Results'])
  })

  it('is there again after a reload, both texts with it (CAT-COM-07)', () => {
    const { context } = start({ kept: { at: 1, draft: wholeMessage, updatedAt: null }, step: 'message' })
    expect(context().draft).toEqual(wholeMessage)
    expect(context().step).toBe('message')
  })

  it('is gone once it is discarded, from the slice as well (CAT-COM-07)', async () => {
    const { actor, slices, context, works } = start({ kept: { at: 1, draft: wholeMessage, updatedAt: null } })
    actor.send({ type: 'draft.discard' })
    await works('asking')
    actor.send({ type: 'question.cancel' })
    expect(context().draft).toEqual(wholeMessage)
    actor.send({ type: 'draft.discard' })
    actor.send({ type: 'question.accept' })
    expect([context().draft, slices]).toEqual([emptyMessage, ['dropped']])
    expect(context().version).toBe(1)
  })

  it('has the shape of the slice: what it is about, mode, option, recipients and both texts', () => {
    expect(Object.keys(emptyMessage)).toEqual(
      expect.arrayContaining(['componentId', 'recordId', 'mode', 'option', 'recipients', 'email', 'inApp']),
    )
    expect(Object.keys(emptyMessage.email)).toEqual(expect.arrayContaining(['subject', 'toEmails', 'ccEmails', 'content']))
    expect(Object.keys(emptyMessage.inApp)).toEqual(['subject', 'content'])
  })
})

describe('a save', () => {
  it('sends nothing while something is wrong, and leads to the step that it is in', () => {
    const { actor, facts, saves } = start({ step: 'send' })
    actor.send({ type: 'message.save' })
    expect([saves, facts]).toEqual([[], [{ type: 'step.due', step: 'about' }]])
  })

  it('knows its record from then on, and empties the slice', async () => {
    const { actor, slices, saves, works, context } = start({ kept: { at: 1, draft: wholeMessage, updatedAt: null } })
    actor.send({ type: 'message.save' })
    await works('writing')
    expect([context().recordId, slices]).toEqual(['7', ['dropped']])
    actor.send({ type: 'draft.edit', changes: { communicationName: 'Results have come' } })
    actor.send({ type: 'message.save' })
    await works('writing')
    expect(saves).toEqual([
      { recordId: null, draft: wholeMessage, updatedAt: null, requestId: 'visit-1' },
      { recordId: '7', draft: { ...wholeMessage, communicationName: 'Results have come' }, updatedAt: 'second', requestId: 'visit-1' },
    ])
  })

  it('is followed by others on its own stamp, also after a discard', async () => {
    const { actor, saves, works } = start({ recordId: '7', stored: wholeMessage, updatedAt: 'first' })
    actor.send({ type: 'draft.edit', changes: { isImportant: true } })
    actor.send({ type: 'message.save' })
    await works('writing')
    actor.send({ type: 'draft.edit', changes: { isImportant: false } })
    actor.send({ type: 'draft.discard' })
    actor.send({ type: 'question.accept' })
    actor.send({ type: 'message.save' })
    await works('writing')
    expect(saves).toMatchObject([{ updatedAt: 'first' }, { updatedAt: 'second' }])
  })

  it('goes by the stamp of what is stored where the kept draft says the same, and by its own where it does not', () => {
    const stored = { recordId: '7', stored: wholeMessage, updatedAt: 'second' }
    const keptAs = (draft: MessageDraft) => start({ ...stored, kept: { at: 1, draft, updatedAt: 'first' } }).context().updatedAt
    expect([keptAs(wholeMessage), keptAs({ ...wholeMessage, isImportant: true })]).toEqual(['second', 'first'])
  })

  it('leaves what is typed while it is under way, unsaved and kept', async () => {
    const { actor, slices, works, context } = start({ kept: { at: 1, draft: wholeMessage, updatedAt: null } })
    actor.send({ type: 'message.save' })
    actor.send({ type: 'draft.edit', changes: { communicationName: 'Typed meanwhile' } })
    await works('writing')
    expect([context().draft.communicationName, context().stored, slices]).toEqual(['Typed meanwhile', wholeMessage, ['Typed meanwhile']])
  })

  it('for a review opens none of what was typed since', async () => {
    const { actor, works, context } = start({ kept: { at: 1, draft: wholeMessage, updatedAt: null } })
    actor.send({ type: 'message.review' })
    actor.send({ type: 'draft.edit', changes: { communicationName: 'Typed meanwhile' } })
    await works('writing')
    expect([context().isReviewing, context().draft.communicationName]).toEqual([false, 'Typed meanwhile'])
  })

  it('keeps what it could not store of a draft', async () => {
    const draft = { ...wholeMessage, when: 'later' as const, date: '01/12/2026' }
    const { actor, slices, works } = start({ kept: { at: 1, draft, updatedAt: null } }, { save: () => Promise.resolve(savedMessage) })
    actor.send({ type: 'message.save' })
    await works('writing')
    expect(slices).toEqual(['Results are coming'])
  })

  it('that is refused at a field shows it there and keeps what was written', async () => {
    const refused = new Refusal(400, '1 field needs attention.', { 'email.subject': 'Unknown placeholder: nickname.' })
    const { actor, facts, works, context } = start({ stored: wholeMessage }, { save: () => Promise.reject(refused) })
    actor.send({ type: 'draft.edit', changes: { isImportant: true } })
    actor.send({ type: 'message.save' })
    await works('writing')
    expect([...context().refused]).toEqual([['email.subject', 'Unknown placeholder: nickname.']])
    expect([context().notice, context().draft.isImportant, facts]).toEqual([null, true, [{ type: 'step.due', step: 'message' }]])
  })
})

describe('a test', () => {
  it('leaves what is typed while it is sent', async () => {
    const { actor, works, context } = start({ stored: wholeMessage })
    actor.send({ type: 'message.test', contactId: 520 })
    actor.send({ type: 'draft.edit', changes: { communicationName: 'Typed meanwhile' } })
    await works('writing')
    expect(context().draft.communicationName).toBe('Typed meanwhile')
  })
})

describe('a review', () => {
  it('is not begun of what cannot be sent: a time that does not exist is not sent at once instead (CAT-COM-02)', () => {
    const skipped = { ...wholeMessage, when: 'later' as const, date: '28/03/2027', time: '01:30', timezoneId: 1, timezoneName: 'UK Time' }
    const { actor, facts, saves, context } = start({ recordId: '7', stored: skipped, step: 'message' })
    actor.send({ type: 'message.review' })
    expect([actor.getSnapshot().hasTag('review'), saves, facts]).toEqual([false, [], [{ type: 'step.due', step: 'send' }]])
    expect([context().isReviewing, context().attempts]).toEqual([true, 1])
    // As a draft it is stored all the same.
    actor.send({ type: 'draft.edit', changes: { isImportant: true } })
    actor.send({ type: 'message.save' })
    expect(actor.getSnapshot().hasTag('saving')).toBe(true)
  })

  it('shows what the server has: unsaved edits are saved before it', async () => {
    const { actor, saves, works } = start({ kept: { at: 1, draft: wholeMessage, updatedAt: null } })
    actor.send({ type: 'message.review' })
    await works('reviewing')
    expect(saves).toHaveLength(1)
    actor.send({ type: 'review.close' })
    actor.send({ type: 'message.review' })
    await works('reviewing')
    expect(saves).toHaveLength(1)
  })
})
