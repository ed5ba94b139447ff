import type { ElementHandle, EvaluateFunc, HTTPRequest, Page } from 'puppeteer-core'
import type { Field, Part } from '#tests/pages/parts.ts'

/** How long a person waits for what a step leads to, in ms. */
const patienceMs = 20_000
/** How long nothing is asked before a page counts as quiet, in ms. */
const quietMs = 150

/** Elements that have a role without one being written. */
const elementsWithRole = 'a, button, input, textarea, select, h1, h2, h3'

/**
 * A person at a page of the portal, who finds things by role and accessible name as a screen reader does. Everything waits
 * for what it needs and throws after `patienceMs`.
 */
export interface Person {
  readonly page: Page
  /** Errors of the console and of the page, in their order; read by the test. */
  readonly complaints: string[]
  find(...part: Part): Promise<ElementHandle>
  click(...part: Part): Promise<void>
  /** Replaces the text of a field, and leaves the field. */
  fill(field: Field, text: string): Promise<void>
  /** Presses Tab until the focus is on the first thing of this role whose name matches. */
  tabTo(...part: Part): Promise<void>
  /** Whether `look` returns something true in the page within `patienceMs`. */
  waitsFor<Given extends unknown[]>(look: EvaluateFunc<Given>, ...given: Given): Promise<boolean>
  /** Whether the page sends no request for `quietMs`, within `patienceMs`. */
  isQuiet(): Promise<boolean>
  /** Waits until the text is somewhere on the page. */
  sees(text: string): Promise<void>
  /** Goes to an address within the page, as a link does. */
  visit(path: string): Promise<void>
}

/** Puts the focus on the field with this label, and selects what it holds; looked for in the page, as a password has no role. */
function focusField(name: string): boolean {
  const field = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].find((one) =>
    [...(one.labels ?? [])].some((label) => label.textContent?.replaceAll(/[*\s]+/g, ' ').trim() === name),
  )
  field?.focus()
  field?.select()
  return field !== undefined
}

interface Described {
  readonly element: HTMLElement
  readonly role: string
  readonly name: string
}

/**
 * What is to be seen of the elements that match: roles, as written or by the element, and names. Worked out in the page:
 * Firefox takes seconds to read its accessibility tree, and the page's own work and its deadlines wait meanwhile.
 */
function describeAll(selector: string): Described[] {
  const byTag: Readonly<Record<string, string>> = {
    A: 'link',
    BUTTON: 'button',
    TEXTAREA: 'textbox',
    SELECT: 'combobox',
    H1: 'heading',
    H2: 'heading',
    H3: 'heading',
  }
  const byType: Readonly<Record<string, string>> = { search: 'searchbox', checkbox: 'checkbox', radio: 'radio' }
  const roleOf = (element: HTMLElement) => {
    if (element instanceof HTMLInputElement) return byType[element.type] ?? 'textbox'
    return byTag[element.tagName] ?? ''
  }
  const nameOf = (element: HTMLElement) => {
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const words = [
      element.getAttribute('aria-label'),
      ...named.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent),
      ...labels.map((label) => label.textContent),
      element.innerText,
    ]
    return (
      words
        .find((text) => text)
        ?.replaceAll(/\s+/g, ' ')
        .trim() ?? ''
    )
  }
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden=true]'))
    .map((element) => ({ element, role: element.getAttribute('role') ?? roleOf(element), name: nameOf(element) }))
}

/** The person at this page, and what goes wrong there from now on. */
export function personAt(page: Page): Person {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${String(error)}`))
  page.setDefaultTimeout(patienceMs)

  const nextFrame = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))

  const find: Person['find'] = async (role, { name }) => {
    const end = Date.now() + patienceMs
    while (Date.now() < end) {
      const all = await page.evaluateHandle(describeAll, `${elementsWithRole}, [role=${role}]`)
      const found = await all.evaluateHandle(
        (described, ...part) => described.find((one) => one.role === part[0] && one.name === part[1])?.element,
        role,
        String(name),
      )
      const element = found.asElement() as ElementHandle | null
      if (element) return element
      await nextFrame()
    }
    throw new Error(`There is no ${role} "${String(name)}" on ${page.url()}.`)
  }

  // Not `page.waitForFunction`: it compiles code from text, which the portal's policy forbids in Firefox up to 140.
  const waitsFor: Person['waitsFor'] = async (look, ...given) => {
    const end = Date.now() + patienceMs
    while (Date.now() < end) {
      if (await page.evaluate(look, ...given)) return true
      await nextFrame()
    }
    return false
  }

  // Frames are left out: the viewer of a PDF in a frame never says that it has read its file.
  const open = new Set<HTTPRequest>()
  let lastAt = Date.now()
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) open.add(request)
    lastAt = Date.now()
  })
  const end = (request: HTTPRequest) => {
    if (open.delete(request)) lastAt = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const isQuiet = async () => {
    const until = Date.now() + patienceMs
    lastAt = Date.now()
    while (open.size > 0 || Date.now() - lastAt < quietMs) {
      if (Date.now() > until) return false
      await nextFrame()
    }
    return true
  }

  return {
    page,
    complaints,
    isQuiet,
    find,
    waitsFor,
    click: async (...part) => (await find(...part)).click(),
    fill: async ([name], text) => {
      if (!(await waitsFor(focusField, name))) throw new Error(`There is no field "${name}" on ${page.url()}.`)
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    },
    tabTo: async (role, { name }) => {
      const passed: string[] = []
      for (let presses = 0; presses < 150; presses += 1) {
        const all = await page.evaluateHandle(describeAll, ':focus')
        const focus = await all.evaluate(([one]) => ({ role: one?.role ?? '', name: one?.name ?? '' }))
        if (focus.role === role && focus.name.search(name) === 0) return
        passed.push(`${focus.role} ${focus.name}`)
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab never comes to a ${role} ${String(name)}, but to ${[...new Set(passed)].join(', ')}.`)
    },
    sees: async (text) => {
      if (!(await waitsFor((words: string) => document.body.innerText.includes(words), text)))
        throw new Error(`"${text}" is not to be seen on ${page.url()}.`)
    },
    visit: (path) => page.evaluate((to) => window.history.pushState(null, '', to), path),
  }
}

/** dd/MM/yyyy of a day so many days from today, by this machine's calendar, which is the browser's. */
export function dayFromToday(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return [day.getDate(), day.getMonth() + 1, day.getFullYear()].map((part) => String(part).padStart(2, '0')).join('/')
}
