import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { richTextLimits } from '#src/ui/text/rich-text-limits.ts'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { badLinks, goodLinks, heavyVectors, ownVectors } from './own-vectors.ts'
import { publishedVectors } from './published-vectors.ts'

const tags = new Set(['P', 'BR', 'B', 'I', 'EM', 'STRONG', 'UL', 'OL', 'LI', 'A', 'SPAN'])
/** The attributes that a link may have: its own, and those that the portal sets. */
const attributes = new Set(['href', 'title', 'target', 'rel'])

const dialogs = ['alert', 'confirm', 'prompt', 'print'] as const
const hit = vi.fn()
const foreign: string[] = []
const observer = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) if (!name.startsWith(location.origin)) foreign.push(name)
})
const own = Object.fromEntries(dialogs.map((name) => [name, window[name]]))

const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  document.addEventListener('click', stay, { capture: true })
  for (const name of dialogs) Object.assign(window, { [name]: hit })
  observer.observe({ type: 'resource' })
})
afterEach(async () => {
  await cleanup()
  document.removeEventListener('click', stay, { capture: true })
  observer.disconnect()
  Object.assign(window, own)
  hit.mockClear()
  foreign.length = 0
})

/** Renders each markup in a section of its own, by the part of the kit that the cards use. */
async function show(vectors: readonly string[]) {
  const { container } = await render(
    <>
      {vectors.map((markup, index) => (
        <section key={index}>
          <RichText markup={markup} empty="Nothing to read." cut="There is more." />
        </section>
      ))}
    </>,
  )
  return [...container.querySelectorAll('section')]
}

/** What may not be in a section: "tag" or "tag.attribute" of each offence. */
function offences(section: HTMLElement): string[] {
  const [frame] = section.children
  return [...section.querySelectorAll('*')].flatMap((element) => {
    if (element === frame || element.parentElement === section) return []
    const names = element.getAttributeNames().filter((name) => !attributes.has(name) || (name !== 'title' && element.tagName !== 'A'))
    return [...(tags.has(element.tagName) ? [] : [element.tagName]), ...names.map((name) => `${element.tagName}.${name}`)]
  })
}

/** Sends every element the events of an accidental use, then waits until a control element has run the script of its own markup. */
async function provoke(sections: readonly HTMLElement[]) {
  const happenings = ['pointerover', 'mouseover', 'focus', 'click', 'animationstart', 'error', 'load', 'toggle', 'dragstart']
  for (const element of sections.flatMap((section) => [...section.querySelectorAll('*')]))
    for (const type of happenings) element.dispatchEvent(new Event(type, { cancelable: true }))
  const before = hit.mock.calls.length
  const control = document.createElement('div')
  control.innerHTML = '<img src="x:" onerror="alert(\'control\')">'
  document.body.append(control)
  await vi.waitFor(() => expect(hit.mock.calls.length).toBeGreaterThan(before))
  control.remove()
}

describe.each([
  ['published vectors', publishedVectors, 223],
  ['own vectors', ownVectors, 300],
] as const)('%s', (_, vectors, least) => {
  it('run nothing, load nothing from other hosts, and leave nothing but simple tags', async () => {
    expect(vectors.length).toBeGreaterThanOrEqual(least)
    const sections = await show(vectors)
    await provoke(sections)
    expect(sections.length).toBe(vectors.length)
    expect(
      sections.flatMap((section, index) => offences(section).map((offence) => `${offence} in ${vectors[index]?.slice(0, 200)}`)),
    ).toEqual([])
    expect(hit.mock.calls).toEqual([['control']])
    expect(foreign).toEqual([])
  })
})

it('deep, long and broken markup leaves nothing but simple tags either', async () => {
  const sections = await show(heavyVectors)
  expect(sections.flatMap(offences)).toEqual([])
})

describe('links', () => {
  it('that lead nowhere allowed are text only', async () => {
    const sections = await show(badLinks)
    const followed = sections.flatMap((section) => [...section.querySelectorAll('a[href]')].map((link) => link.outerHTML))
    expect([sections.length, followed]).toEqual([badLinks.length, []])
  })

  it.each(goodLinks)('%s opens in a new tab, without opener and referrer', async (markup, protocol) => {
    const [section] = await show([markup])
    const link = section?.querySelector('a')
    expect([link?.protocol, link?.target, link?.rel]).toEqual([protocol, '_blank', 'noopener noreferrer'])
  })
})

describe('formatted text', () => {
  it('keeps simple formatting and every word', async () => {
    const markup = '<p>One <b>bold</b> <em>word</em>.</p><ul><li>first</li><li>second</li></ul><ol><li>third</li></ol>'
    const [section] = await show([markup])
    expect(section?.firstElementChild?.innerHTML).toBe(markup)
  })

  it('keeps on lines of their own the texts that other tags put there', async () => {
    const [section] = await show(['<h1>Results</h1><div>are out</div><table><tr><td>one</td><td>two</td></tr></table>'])
    expect(section?.innerText.trim().split(/\s*\n\s*/)).toEqual(['Results', 'are out', 'one', 'two'])
  })

  it('shows plain text as it is', async () => {
    const [section] = await show(['Fish & chips at 5 > 4'])
    expect(section?.innerText).toBe('Fish & chips at 5 > 4')
  })

  it.each(['', '   ', '<p></p>', '<img src=x>', '<script>alert(1)</script>', '<p>&nbsp;</p>'])(
    'says that there is nothing in %j',
    async (markup) => {
      const [section] = await show([markup])
      expect(section?.innerText).toBe('Nothing to read.')
    },
  )

  it('is cut where it is too long, at a whole character, and says so', async () => {
    const [section] = await show([`<p>${'😀'.repeat(100_000)}</p>`])
    const words = section?.firstElementChild?.textContent ?? ''
    expect(new TextEncoder().encode(words).length).toBeLessThanOrEqual(richTextLimits.bytes)
    expect(words).not.toMatch(/\p{Cs}|\uFFFD/u)
    expect(section?.innerText).toContain('There is more.')
  })

  it('is cut where it has too many tags, which browsers need seconds for, and says so', async () => {
    const [section] = await show([`${'<x>'.repeat(30_000)}deep`])
    expect(section?.innerText).toBe('There is more.')
    const [short] = await show([`${'<b>x</b>'.repeat(richTextLimits.tags)}<i>more</i>`])
    expect(short?.firstElementChild?.childElementCount).toBe(richTextLimits.tags)
    expect(short?.innerText).toContain('There is more.')
  })
})
