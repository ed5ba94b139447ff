import { isDeepStrictEqual } from 'node:util'
import type { Page, Route } from 'playwright/test'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { ZoneRef } from '#machines/blocks/time-zones/time-zones-rules.ts'
import { draftToKeep } from '#machines/blocks/time-zones/time-zones-setup.ts'
import type { ZonesDraft } from '#machines/blocks/time-zones/time-zones-types.ts'
import type { timeZonesMachine } from '#machines/blocks/time-zones/time-zones.machine.ts'
import { timeZones as zoneRecords } from '#mirage/fixtures/time-zones.ts'
import { createDraftStore } from '#src/blocks/draft-store.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { expect } from '#tests/e2e/support.ts'
import { timeZonesPage } from '#tests/pages/block-wizard.ts'
import { type JourneyKind } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import type { ChartEntry } from '#tests/support/charts/chart-entry.ts'
import { wizardInputs } from '#tests/support/charts/entries/block-wizard.ts'
import { timeZones } from '#tests/support/charts/entries/time-zones.ts'
import type { Move } from '#tests/support/charts/moves.ts'
import type { PageDriver } from '#tests/support/charts/page-walk.ts'
import { done } from '#tests/support/charts/ports.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'
import { gateOf, pass, refusal, refuse } from './gate.ts'
import { type Acts, type Entries, addressOf, api, holdList, openAnew, seeStep, stepActs, unread } from './step-driver.ts'

/** Blocks with three slots, modules in the second one, and the zone of London before all others. */
const blocks: Readonly<Record<string, string>> = { exam: '108', test: '206' }
const [london, gulf] = ['11', '12']
const times = ['09:00', '13:00', '16:00']

const plain = 'a saved block'
const withEdits = 'a saved block with kept edits'
/** Fewer slots than are saved, so that modules of the second one are lost with them. */
const kept: Omit<ZonesDraft, 'at'> = {
  selection: [{ groupId: '1', zoneId: london }],
  count: 1,
  built: [{ groupId: '1', zoneId: london, slots: ['10:00'] }],
}

function inputsOf(spec: JourneyKind['spec']) {
  const input = wizardInputs(spec)[plain].stepInput.timeZones({ blockId: '9', isEditMode: true })
  return { [plain]: input, [withEdits]: { ...input, keptDraft: () => ({ ...kept, at: 1 }) } }
}

/** The same edits with the ids of the server, which refuses to save the chart's own. */
function keptOnPage(): Omit<ZonesDraft, 'at'> {
  const zone = zoneRecords.find(({ name }) => name === 'UK Time')
  const ids = { groupId: String(zone?.groupId), zoneId: String(zone?.id) }
  return { ...kept, selection: [ids], built: kept.built.map(({ slots }) => ({ ...ids, slots })) }
}

/** What the browser holds of a block whose time zones were left unsaved. */
function entriesOf({ spec }: JourneyKind): Entries {
  const storage = storageOf()
  const drafts = createDraftStore(() => storage, { userId: ownerKey('101'), kindId: spec.id }, Date.now)
  drafts.keepZones(blocks[spec.id] ?? '', { ...keptOnPage(), at: Date.now() })
  return Object.keys(storage).map((key) => [key, storage.getItem(key) ?? ''] as const)
}

/** The chart of the step as its page begins: three slots are saved, so that fewer slots lose something. */
export const timeZonesOn = ({ spec }: JourneyKind): ChartEntry => ({
  ...timeZones,
  inputs: inputsOf(spec),
  answers: {
    ...timeZones.answers,
    loadSlots: (timeZones.answers['loadSlots'] ?? []).map((answer) =>
      answer.name === 'saved slots'
        ? done(answer.name, {
            saved: [{ groupId: '1', zoneId: london, slots: times }],
            placements: [{ slot: 2, date: '2027-05-24', modules: ['Physics'] }],
          })
        : answer,
    ),
  },
})

/**
 * Answers with the saved slots of the first zone and the schedule, or with neither. Later reads get the first answer again:
 * what the page saves changes them on the server, but not in the chart.
 */
function slotsAnswers() {
  const first = new Map<string, { readonly data: unknown }>()
  const slotsAnswer = (hasSlots: boolean) => async (route: Route) => {
    const url = route.request().url()
    const response = await route.fetch()
    // A refusal of the server shows on the page, where the walk's failure can name it.
    if (!response.ok()) return route.fulfill({ response })
    const answer = first.get(url) ?? (await response.json())
    first.set(url, answer)
    if (!url.includes('/summary/')) return route.fulfill({ response, json: { ...answer, data: hasSlots ? [answer.data[0]] : [] } })
    const [[name, summary] = ['', {}]] = Object.entries<object>(answer.data)
    const data = hasSlots ? answer.data : { [name]: { ...summary, dateInformation: [] } }
    return route.fulfill({ response, json: { ...answer, data } })
  }
  return { 'none saved': slotsAnswer(false), 'saved slots': slotsAnswer(true) }
}

/** After a retry the chart offers the edits of its input again; the page offers those that it keeps by then. */
function hasSameDraft({ context }: SnapshotFrom<typeof timeZonesMachine>): boolean {
  const draft = context.input.keptDraft()
  return draft === null || isDeepStrictEqual(draftToKeep(context, draft.at), draft)
}

/** The time zones of a kind of block, as a person sets them: London stands for all that is ticked at first. */
export const timeZonesDriver =
  (kind: JourneyKind) =>
  async (page: Page): Promise<PageDriver> => {
    const { spec, root } = kind
    const gates = {
      loadDefaultZones: await gateOf(page, `${api}/sms/timezone/admin/details`),
      loadSlots: await gateOf(page, new RegExp(`${root}/(timeslot/details|summary)/`)),
      saveZones: await gateOf(page, `${api}${root}/timezone/mapping/*`),
    }
    await holdList(page)
    const answers: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
      ...slotsAnswers(),
      'no such block': (route) =>
        route.fulfill({ status: 404, json: { code: 404, message: 'Not Found', description: refusal, data: null } }),
    }
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
    const question = page.getByRole('alertdialog')
    const hours = page.getByRole(...timeZonesPage.hour)
    const zonesIn = (move: Move) => ('zones' in move.event ? (move.event.zones as readonly ZoneRef[]) : [])
    const isTicked = (at: AnyMachineSnapshot, id: string) => at.context.selection.some(({ zoneId }: ZoneRef) => zoneId === id)
    const acts: Acts = {
      ...stepActs(page, kind),
      'zones.tick': async (move) => {
        if (zonesIn(move).some(({ zoneId }) => zoneId === gulf)) {
          const search = page.getByRole('searchbox')
          await search.fill('Gulf Time')
          await box('Gulf Time').check()
          return search.fill('')
        }
        const group = box('GMT 0-GMT 0 to +2')
        return (await group.isChecked()) ? group.uncheck() : box('UK Time').uncheck()
      },
      'count.choose': ({ event }) => timeZonesPage.choosePerDay(page, Number(Object(event).count)),
      'time.change': async () => {
        await hours.first().fill('10')
        await hours.first().blur()
      },
      'limit.set': async ({ event }) => page.getByLabel(...timeZonesPage.limit).fill(String(Object(event).minutes)),
      'slots.apply': () => page.getByRole(...timeZonesPage.apply).click(),
      'slots.clear': () => page.getByRole(...kit.clear).click(),
      'slots.retry': () => page.getByRole(...kit.tryAgain).click(),
    }
    const can = (move: Move, at: AnyMachineSnapshot): boolean => {
      if (move.by === 'port') return true
      const { built, count, facts, isFallback, notice, offer } = at.context
      const { event } = move
      const isAsked = at.matches('confirming') || at.matches('overwriting')
      if (event.type.startsWith('loss.')) return isAsked
      if (event.type.startsWith('conflict.')) return at.matches('conflicting')
      if (event.type === 'slots.retry') return at.matches('unavailable') || (at.matches('editing') && isFallback && hasSameDraft(at))
      if (!at.matches('editing')) return false
      switch (event.type) {
        case 'zones.tick':
          return zonesIn(move).every(({ zoneId }) => isTicked(at, zoneId) === (zoneId === london))
        case 'count.choose':
          return 'count' in event && Number(event.count) <= 6 && event.count !== count
        case 'time.change':
          // Without saved slots the page's first zone is not London, and restoring edits of London would lose what is typed there.
          return built[0]?.zoneId === london && built[0].slots[0] !== '10:00' && !(isFallback && offer !== null)
        case 'times.align':
        case 'align.undo':
          return false
        case 'limit.set':
          return built.length > 0
        case 'draft.restore':
        case 'draft.discard':
          return offer !== null
        case 'step.keep':
          return facts.isDirty
        case 'step.abandon':
          // The chart's input keeps its edits for ever; the page drops them, and has none to offer after a retry.
          return facts.isDirty && !(isFallback && at.context.input.keptDraft() !== null)
        case 'notice.close':
          return notice?.tone === 'error' && spec.rules.areErrorsClosable
        default:
          // The step has a Clear of its own.
          return event.type !== 'step.clear'
      }
    }
    return {
      inputs: [plain, withEdits],
      open: async (input) => {
        for (const gate of Object.values(gates)) gate.drop()
        await openAnew(page, addressOf(kind, blocks[spec.id] ?? '', 1), input === withEdits ? entriesOf(kind) : [])
      },
      can,
      make: async (move, at) => {
        if (move.by === 'port') {
          const [, gate] = Object.entries(gates).find(([src]) => src === move.src) ?? []
          return gate?.open(answers[move.answer.name] ?? (move.answer.kind === 'error' ? refuse : pass))
        }
        for (const gate of Object.values(gates)) gate.shut()
        await acts[move.event.type]?.(move, at)
      },
      see: async (at) => {
        const isAsked = ['confirming', 'overwriting', 'conflicting'].some((state) => at.matches(state))
        await expect(question).toBeVisible({ visible: isAsked })
        await expect(unread(page)).toBeVisible({ visible: at.matches('unavailable') })
        if (at.matches('done')) return seeStep(page, 2)
        if (at.matches('editing')) return expect(hours).toHaveCount(at.context.built[0]?.slots.length ?? 0)
      },
      unreachable: {
        'editing: step.clear → stay': 'the step has a Clear of its own, which asks by itself',
        'editing: times.align → stay': 'Align sets the times of two zones, the chart has one: proved in the story and the journey',
        'editing: align.undo [canUndoAlign] → stay': 'there is nothing to undo without Align',
        ...(spec.rules.areErrorsClosable ? {} : { 'timeZones: notice.close → stay': 'errors of this kind are not closed' }),
      },
    }
  }
