import { QueryClientProvider } from '@tanstack/react-query'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import '#src/ui/styles.css'
import { createQueryClient } from '#src/api/query-client.ts'
import { ServicesProvider } from '#src/api/services.tsx'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { blockKinds } from '#src/blocks/kinds/block-kinds.ts'
import { Wizard } from '#src/blocks/wizard/Wizard.tsx'
import { fixedClock } from '#src/time/clock.ts'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { Toaster } from '#src/ui/layers/toast.tsx'
import { kit } from '#tests/pages/kit.ts'
import { lift, reach } from '../dragging.ts'
import { dates, modules, nameOf, papersOf, versionsOf, type Act, type Card, type Shown } from './model.ts'
import { createScheduleServer, openCodec, type Word } from './server.ts'

/** The wizard at its scheduling step, on a server of its own. */
export async function openSchedule(word: Word) {
  const server = createScheduleServer(word)
  const queryClient = createQueryClient()
  const location = memoryLocation({ path: '/' })
  const clock = fixedClock(Date.UTC(2027, 4, 1, 12))
  await render(
    <ServicesProvider value={{ api: server.api, codec: openCodec, queryClient, clock, config: defaultConfig, ...browserEdges }}>
      <QueryClientProvider client={queryClient}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <main style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
            <Wizard
              kind={blockKinds[word]}
              userId="101"
              opened={{ blockId: '7', step: 2, date: null }}
              stepAt={() => null}
              onPlace={() => {}}
              onNamed={() => {}}
              onRestart={() => {}}
              keptBy={() => null}
              breadcrumbs={(last) => last}
            />
          </main>
          <LiveRegions />
          <Toaster />
        </Router>
      </QueryClientProvider>
    </ServicesProvider>,
  )
  return server
}

const all = (within: ParentNode, selector: string) => [...within.querySelectorAll<HTMLElement>(selector)]
const label = (element: Element | null) => element?.getAttribute('aria-label') ?? ''
const named = (within: ParentNode, name: string) => all(within, 'button').filter((button) => label(button) === name)

/** Finds an element or throws. */
function the(element: Element | null | undefined, what: string): HTMLElement {
  if (element instanceof HTMLElement) return element
  throw new Error(`There is no ${what}.`)
}

const slotPanel = (slot: number) => the(document.querySelector(`section[aria-label="Slot ${slot}"]`), `slot ${slot}`)
const cardOf = ({ slot, module }: { slot: number; module: number }) =>
  the(slotPanel(slot).querySelector(`[data-card="${module}"]`), `card of ${nameOf(module)} in slot ${slot}`)
const rowOf = (module: number) => the(document.querySelector(`aside [data-module="${module}"]`), `row of ${nameOf(module)}`)
const button = (within: ParentNode, name: string) => the(named(within, name)[0], `button "${name}"`)

/** Chosen versions, in the order shown: those of the module itself, or of one of its papers. */
const chips = (card: ParentNode, of: string) =>
  all(card, 'button')
    .flatMap((one) => /^Remove version (.+?) of (.+)$/.exec(label(one))?.slice(1) ?? [])
    .flatMap((value, index, pairs) => (index % 2 === 0 && pairs[index + 1] === of ? [value] : []))

function cardText(card: HTMLElement): string {
  const name = label(card)
  const papers = (modules.find((module) => module.name === name)?.papers ?? []).flatMap((paper) => {
    const chosen = chips(card, `${paper.name}, ${name}`)
    return chosen.length > 0 ? [`${paper.name} [${chosen.join(' ')}]`] : []
  })
  return [`${name} [${chips(card, name).join(' ')}]`, ...papers].join(' ')
}

const withText = (within: ParentNode, selector: string, pattern: RegExp) =>
  all(within, selector).find((element) => pattern.test(element.textContent)) ?? null

/** How many prohibited pairs the findings name: one line per pair in a slot, one line for the others. */
const prohibitedCount = (text: string): number =>
  text.match(/Prohibited pair in one slot/g)?.length ?? Number(/(\d+) prohibited pair/.exec(text)?.[1] ?? 0)

/** What is on the screen now. */
export const shownSchedule = (): Shown => ({
  heading: all(document, 'h2').find((heading) => /\d\d\/\d\d\/\d{4}/.test(heading.textContent))?.textContent ?? '',
  slots: [1, 2].map((number) => {
    const panel = document.querySelector(`section[aria-label="Slot ${number}"]`) ?? document.createElement('div')
    return {
      cards: all(panel, 'article').map(cardText),
      undo: all(panel, 'button')
        .flatMap((one) => /^Undo removing (.+)$/.exec(label(one))?.[1] ?? [])
        .sort((a, b) => a.localeCompare(b)),
      isProhibited: withText(panel, '[role=status]', /^Prohibited Modules:/) !== null,
      duplicate: withText(panel, 'p[role=status]', /is already in/)?.textContent ?? null,
    }
  }),
  alert: document.querySelector('[role=alert] p, [role=alert]')?.textContent ?? null,
  strip: all(document, '[role=radio]').map((cell) => label(cell).replace(', findings to acknowledge', '')),
  modules: all(document, 'aside [data-module]').map((row) => row.title),
  findings: prohibitedCount([...document.querySelectorAll('[role=tabpanel] li')].map((line) => line.textContent).join('\n')),
})

export const lastSaid = (): string => document.querySelector('[data-live=polite]')?.textContent ?? ''

let presses = 0

/** Sets a test id first: the driver finds an element by its label, which the label of Undo may contain by then. */
const press = (element: HTMLElement) => {
  presses += 1
  element.dataset['testid'] = `press ${presses}`
  return userEvent.click(element)
}
const keys = (text: string) => userEvent.keyboard(text)

/** Chooses a slot in the dialog and waits until it is closed and has given the focus back, which would else disturb the next act. */
async function chooseSlot(slot: number): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^Slot ${slot}`) })
    .click()
  await expect.poll(() => document.querySelector('[role=dialog]') === null && document.activeElement !== document.body).toBe(true)
}

/** A drag from the middle of one element to what lies in the middle of another. */
async function drag(source: HTMLElement, target: HTMLElement): Promise<void> {
  const lifted = await lift(source)
  const end = await reach(target)
  await lifted.over(end)
  lifted.drop(end)
}

async function carry(to: number, from: number) {
  await keys('[Space]')
  for (let step = Math.abs(to - from); step > 0; step--) await keys(to > from ? '{ArrowDown}' : '{ArrowUp}')
  await keys('[Space]')
}

/** Uses the plus button: it takes the only version at once, or opens the list. */
async function choose(card: HTMLElement, trigger: string, version: string, isOnly: boolean) {
  await press(button(card, trigger))
  if (isOnly) return
  await press(
    the(
      all(card, '[role=option]').find((option) => option.textContent === version),
      `version ${version}`,
    ),
  )
  await keys('{Escape}')
}

/** Acts with the mouse or the keys, as a person does. */
export async function actOnPage(act: Act, card: Card | undefined): Promise<void> {
  switch (act.do) {
    case 'place':
      if (act.by === 'drag') return drag(rowOf(act.module), slotPanel(act.slot))
      if (act.by === 'keys') {
        rowOf(act.module).focus()
        return carry(act.slot, 1)
      }
      await press(rowOf(act.module))
      return chooseSlot(act.slot)
    case 'move': {
      const grip = button(cardOf(act), `Move ${nameOf(act.module)}`)
      if (act.by === 'drag') return drag(the(cardOf(act).querySelector('h4'), 'title'), slotPanel(act.to))
      if (act.by === 'keys') {
        grip.focus()
        return carry(act.to, act.slot)
      }
      await press(grip)
      return chooseSlot(act.to)
    }
    case 'remove': {
      if (act.by === 'drag') return drag(the(cardOf(act).querySelector('h4'), 'title'), the(document.querySelector('aside'), 'module list'))
      const remove = button(cardOf(act), `Remove ${nameOf(act.module)}`)
      if (act.by === 'button') return press(remove)
      remove.focus()
      return keys('{Delete}')
    }
    case 'undo':
      if (act.by === 'button') return press(button(slotPanel(act.slot), `Undo removing ${nameOf(act.module)}`))
      button(document, 'Choose a date').focus()
      return keys('{Control>}z{/Control}')
    case 'version':
      return act.by === 'chip'
        ? press(button(cardOf(act), `Remove version ${act.version} of ${nameOf(act.module)}`))
        : choose(
            cardOf(act),
            `Add version to ${nameOf(act.module)}`,
            act.version,
            card?.versions.length === 0 && versionsOf(act.module).length === 1,
          )
    case 'paper': {
      const { name: paper, versions } = papersOf(act.module).find((each) => each.id === act.paper) ?? { name: '', versions: [] }
      const isChosen = card?.papers.some((each) => each.id === act.paper) ?? false
      return act.by === 'chip' && isChosen
        ? press(button(cardOf(act), `Remove version ${act.version} of ${paper}, ${nameOf(act.module)}`))
        : choose(cardOf(act), `Add version to ${paper} of ${nameOf(act.module)}`, act.version, !isChosen && versions.length === 1)
    }
    case 'search':
      return userEvent.fill(the(document.querySelector('aside input'), 'search box'), act.text)
    case 'date':
      return turn(act.to, act.by)
    case 'save':
      return page.getByRole(...kit.save).click()
    default:
      return page.getByRole(...kit.next).click()
  }
}

async function turn(to: number, by: 'press' | 'keys') {
  const strip = all(document, '[role=radio]')
  const from = strip.findIndex((radio) => radio.ariaChecked === 'true')
  if (by === 'press') return press(the(strip[to], dates[to]?.name ?? 'date'))
  // One key, so that no date in between is opened.
  the(strip[from], 'chosen date').focus()
  const key = to === 0 ? '{Home}' : to === dates.length - 1 ? '{End}' : to > from ? '{ArrowRight}' : '{ArrowLeft}'
  return to === from ? undefined : keys(key)
}
