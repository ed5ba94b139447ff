import type { Page, Route } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { unsavedDays } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { Api } from '#src/api/client.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { formatCivil, namedDate } from '#src/time/civil-date.ts'
import { expect } from '#tests/e2e/support.ts'
import { timeZonesPage } from '#tests/pages/block-wizard.ts'
import { fillDetails, next, save, slotPanel, type JourneyKind } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { proposalPage, schedulingPage } from '#tests/pages/scheduling.ts'
import { ada } from '#tests/support/charts/fixtures/session.ts'
import type { Move } from '#tests/support/charts/moves.ts'
import type { PageDriver } from '#tests/support/charts/page-walk.ts'
import { plainCodec } from '#tests/support/fake-block-api.ts'
import { breakOff, gateOf, pass, refuse, type Answer } from './gate.ts'
import { scheduleControls } from './schedule-controls.ts'
import { blocksOn, inputs, isEdited, isPlacedIn, isReplaced, listed, physics, showsTheirs } from './scheduling-chart.ts'
import { canSchedule, isLate, isOfAll, isProposedOn } from './scheduling-can.ts'
import { type Acts, addressOf, api, holdList, keep, openAnew, seeStep, seeUnsaved, stepActs, unread } from './step-driver.ts'

/** A little longer than a call waits for its answer. */
const deadlineMs = 15_100
const biology = { moduleId: 307, moduleName: 'Biology', moduleVersion: [], subModule: [], versionCount: 0, subModuleCount: 0 }

const failures: Readonly<Record<string, Answer>> = {
  refused: refuse,
  'a broken network': breakOff,
  // No answer until the page gives up.
  'no answer': async () => {},
}

/** Answers as the aggregator does, with values changed by their keys. */
const rewritten =
  (change: (key: string, value: unknown) => unknown): Answer =>
  async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), change)) })
  }

/** Answers with the chart's modules only. */
const onlyListed = rewritten((key, value) =>
  key === 'data' && Array.isArray(value) ? value.filter(({ moduleId }) => listed.includes(String(moduleId))) : value,
)

/** Answers with a date that holds only these modules, in its first slot. */
const dayWith = (...modules: readonly unknown[]): Answer =>
  rewritten((key, value) => {
    if (key !== 'slotInformation' || !Array.isArray(value)) return value
    return value.map((zones: readonly unknown[], slot) =>
      zones.map((zone) => ({ ...Object(zone), moduleDetails: slot === 0 ? modules : [] })),
    )
  })

/** Which date is asked for. */
const dateOf = (route: Route): string =>
  [...new URL(route.request().url()).searchParams].find(([name]) => name.toLowerCase().endsWith('dateid'))?.[1] ?? ''

/** Stores unsaved edits of one date in the browser, as an earlier visit leaves them, and then answers with the dates. */
const afterVisit =
  (page: Page, { spec }: JourneyKind, blockId: string, date: string): Answer =>
  async (route) => {
    const response = await route.fetch()
    const { data }: { data: unknown } = await response.json()
    const answered: Api = { call: () => Promise.resolve({ code: 200, description: '', data: data as never }) }
    const dates = await spec.createService(answered, plainCodec).dates(blockId)
    const dateId = dates.find((one) => one.date === date)?.id
    const slots = [{ number: 1, clocks: [], modules: [{ ...physics, versions: [], submodules: [] }] }]
    const draft = { at: Date.now(), days: [{ dateId, date, saved: [], slots }] }
    await keep(page, [[`draft/${ownerKey(ada.userId)}/${spec.id}/${blockId}/schedule`, JSON.stringify(draft)]])
    await route.fulfill({ response })
  }

/** The schedule of a kind of block, as a person fills two of its dates. */
export const schedulingDriver =
  (kind: JourneyKind) =>
  async (page: Page): Promise<PageDriver> => {
    const { spec, root, schedule } = kind
    const blocks = blocksOn(kind)
    const gates = {
      loadDates: await gateOf(page, `${api}${root}/${spec.id}-date/list/*`),
      loadDay: await gateOf(page, new RegExp(`${root}/summary/[^/?]+\\?.*dateid=`, 'i')),
      saveDays: await gateOf(page, `${api}${schedule}*`),
    }
    await holdList(page)
    await page.route(`${api}/sms/module/detail/list*`, onlyListed)
    const controls = scheduleControls(page, physics.name)
    const { row, card, grip, layer } = controls
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const question = page.getByRole('alertdialog')
    const dateCell = (date: string) => page.getByRole('radio', { name: new RegExp(formatCivil(date)) })
    /** How reads of what is stored on a date are answered; by the aggregator if the date is not here. */
    const stored = new Map<string, Answer>()
    /** The dates that were compared last, in the order of the calendar. */
    let compared: string[] = []

    const answers: Readonly<Record<string, Answer>> = {
      'no dates': rewritten((key, value) => (/datelist$/i.test(key) ? [] : value)),
      'unsaved edits of an earlier visit': afterVisit(page, kind, blocks.saved, blocks.dates[0]),
      'an empty day': dayWith(),
    }
    /**
     * A save first reads what is stored on each date, unless overwriting was chosen. Answers `count` of these reads, the first
     * one by `first`; later ones wait.
     */
    const compare = (count: number, first: Answer | null) => {
      compared = []
      return gates.loadDay.open(async (route) => {
        const date = dateOf(route)
        const how = (compared.length === 0 ? first : null) ?? stored.get(date) ?? pass
        compared.push(date)
        if (compared.length === count) gates.loadDay.shut()
        await how(route)
      })
    }

    const toggle = async (label: string) => {
      await card(1).getByRole('button', { name: label, exact: true }).click()
      await page.getByRole('option', { name: 'V1', exact: true }).click()
      await page.keyboard.press('Escape')
    }
    const proposal = page.getByRole(...proposalPage.page)
    const accept = proposal.getByRole(...proposalPage.acceptAll(2))
    const openProposal = async () => {
      await page.getByRole(...proposalPage.open).click()
      await expect(accept).toBeEnabled()
    }
    const pressInSchedule = (key: string) =>
      controls.press(
        page
          .getByRole(...schedulingPage.undoAndRedo)
          .getByRole('button')
          .first(),
        key,
      )
    const common = stepActs(page, kind)
    const acts: Acts = {
      ...common,
      'module.place': async ({ event }, at) => {
        if (!isLate(at)) await controls.openLayer(row)
        return controls.chooseSlot(Object(event).slot)
      },
      'module.move': async (_, at) => {
        if (!isLate(at)) await controls.openLayer(grip(1))
        return controls.chooseSlot(2)
      },
      'module.moveToDate': async () => {
        await controls.openLayer(grip(1))
        await layer.getByLabel(...schedulingPage.otherDate).selectOption(namedDate(blocks.dates[1]))
        await controls.chooseSlot(1)
      },
      'module.remove': () =>
        card(1)
          .getByRole('button', { name: `Remove ${physics.name}`, exact: true })
          .click(),
      'removal.undo': () => button(`Undo removing ${physics.name}`).click(),
      'version.toggle': () => toggle(`Add version to ${physics.name}`),
      'submoduleVersion.toggle': () => toggle(`Add version to Paper 1 Multiple Choice of ${physics.name}`),
      'date.select': ({ event }) => dateCell(Object(event).date).click(),
      'day.retry': () => page.getByRole(...kit.tryAgain).click(),
      'days.save': () => page.getByRole(...schedulingPage.saveAll).click(),
      'proposal.accept': async (_, at) => {
        if (!isLate(at)) await openProposal()
        // A proposal that was accepted too late is gone.
        else if (!(await proposal.isVisible())) return
        await accept.click()
      },
      'pairs.read': async () => {
        await page.getByRole(...schedulingPage.findings).click()
        await page.getByRole(...schedulingPage.mayShareSlot).check()
        await page.getByRole(...schedulingPage.modulesTab).click()
      },
      'history.undo': () => pressInSchedule('Control+z'),
      'history.redo': () => pressInSchedule('Control+y'),
      'history.jump': async () => {
        await page.getByRole(...schedulingPage.steps).click()
        await page.getByRole(...schedulingPage.backToStart).click()
      },
      'step.save': async (_, at) => {
        if (isPlacedIn(at, 2)) return save(page).click()
        // Saves by keyboard while the dialog for a slot or a proposal is open, so that this is answered after the save.
        if (isProposedOn(kind, at)) await openProposal()
        else await controls.openLayer(isPlacedIn(at, 1) ? grip(1) : row)
        return page.keyboard.press('Control+s')
      },
      'conflict.takeTheirs': () => {
        stored.set(compared[0] ?? '', dayWith(biology))
        return common['conflict.takeTheirs']()
      },
    }
    const drops: Readonly<Record<string, () => Promise<unknown>>> = {
      'a module on slot 1': () => controls.press(row, 'Space', 'Space'),
      'from slot 1 on slot 2': () => controls.press(grip(1), 'Space', 'ArrowDown', 'Space'),
      'from slot 1 on the list': async () => {
        await controls.grab(card(1).getByRole('heading'))
        await controls.bring(controls.head.list)
        return page.mouse.up()
      },
    }

    const answer = async (move: Move & { readonly by: 'port' }, at: AnyMachineSnapshot): Promise<void> => {
      const { name } = move.answer
      const failure = failures[name]
      if (move.src === 'saveDays') {
        // Later saves wait again.
        gates.saveDays.shut()
        const isTaken = name === 'changed elsewhere'
        const count = isOfAll(at) ? unsavedDays(at.context).length : 1
        if (isTaken || at.context.theirs === null) await compare(count, isTaken ? dayWith(biology) : null)
        if (isTaken) return isEdited(at) || isOfAll(at) ? undefined : void stored.set(compared[0] ?? '', dayWith(biology))
        if (!failure) for (const date of compared.slice(0, count)) stored.set(date, pass)
      }
      const how = failure ?? answers[name] ?? pass
      const [, gate] = Object.entries(gates).find(([src]) => src === move.src) ?? []
      await gate?.open(async (route) => {
        if (move.src === 'loadDay') stored.set(dateOf(route), answers[name] ?? pass)
        // Steps are undone once each of their dates was read.
        if (at.matches('recalling') && !failure) gates.loadDay.shut()
        await how(route)
      })
      if (name !== 'no answer') return
      // A list of modules that is still loading would time out as well.
      await expect(row).toBeVisible()
      await page.clock.runFor(deadlineMs)
    }

    return {
      inputs: Object.values(inputs).filter((input) => input !== inputs.fresh || spec.rules.clearOn.includes(2)),
      open: async (input) => {
        for (const gate of Object.values(gates)) gate.drop()
        stored.clear()
        await page.clock.install()
        if (input !== inputs.fresh) {
          const [id, date] = input === inputs.bare ? [blocks.bare, blocks.bareDate] : [blocks.saved, blocks.dates[0]]
          return openAnew(page, `${addressOf(kind, id, 2)}&date=${date}`)
        }
        await openAnew(page, spec.paths.wizard)
        await fillDetails(page, 'Walked', 'Walked', kind)
        await next(page).click()
        await timeZonesPage.build(page, 2)
        return next(page).click()
      },
      can: canSchedule(kind),
      make: async (move, at) => {
        const isPlacedLate = isLate(at) && ['module.place', 'module.move', 'proposal.accept'].includes(move.event.type)
        const isTaken = move.by === 'port' && move.answer.name === 'changed elsewhere' && !isEdited(at)
        if (!isPlacedLate && !isTaken) {
          await controls.closeLayer()
          if (await proposal.isVisible()) await page.keyboard.press('Escape')
        }
        if (move.by === 'port' && move.src !== 'drag') return answer(move, at)
        for (const gate of Object.values(gates)) gate.shut()
        await (move.by === 'port' ? drops[move.answer.name]?.() : acts[move.event.type]?.(move, at))
      },
      see: async (at) => {
        await expect(question).toBeVisible({ visible: at.matches('conflicting') || at.matches('confirming') })
        if (at.matches('conflicting') || at.matches('confirming')) return
        if (at.matches('done')) return seeStep(page, 3)
        await expect(unread(page)).toHaveCount(at.matches({ opening: 'unavailable' }) ? 1 : 0)
        await expect(page.getByText('The schedule of this date could not be loaded.')).toHaveCount(
          at.matches({ turning: 'unavailable' }) ? 1 : 0,
        )
        await expect(page.getByText('This block has no dates yet.')).toHaveCount(at.matches('empty') ? 1 : 0)
        if (!at.matches('editing') || isReplaced(at)) return
        await expect(layer).toBeHidden()
        await expect(proposal).toBeHidden()
        for (const slot of [1, 2]) await expect(card(slot)).toHaveCount(isPlacedIn(at, slot) ? 1 : 0)
        await expect(slotPanel(page, 1).getByRole(...schedulingPage.card('Biology'))).toHaveCount(showsTheirs(at) ? 1 : 0)
        await seeUnsaved(page, at.context.facts.isDirty)
      },
      unreachable: {
        'editing: proposal.accept 2/2 → stay': 'the dates that are proposed are those of the block',
        'turning: date.select 2/3 [isForeign] → stay': 'the dates that can be pressed or typed are those of the block',
        'editing: date.select 2/5 [isForeign] → stay': 'the dates that can be pressed or typed are those of the block',
        'saving: date.select 1/4 [isForeign] → stay': 'the dates that can be pressed or typed are those of the block',
        ...(spec.rules.clearOn.includes(2)
          ? {}
          : { 'editing: step.clear → stay': 'of this kind the schedule is not cleared by the frame' }),
      },
    }
  }
