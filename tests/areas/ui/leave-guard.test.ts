// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askBeforeLeaving, guardLeaving, losesWork, type LeaveGuard } from '#src/ui/navigation/leave-guard.ts'

let guard: LeaveGuard
let isDirty: boolean
let asked: string[]
/** Addresses that reach the router, which listens after the guard. */
let routed: string[]
let stopRouter: () => void

const place = () => `${location.pathname}${location.search}${location.hash}`
const clicked = (link: HTMLElement, init: MouseEventInit = {}) =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

function link(href: string, target = ''): HTMLAnchorElement {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.target = target
  // What a router's link does: it takes the press over, unless somebody did before.
  anchor.addEventListener('click', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    routed.push(href)
  })
  document.body.append(anchor)
  return anchor
}

beforeEach(() => {
  history.pushState(null, '', '/list')
  history.pushState({ message: 'kept' }, '', '/wizard?block=1')
  isDirty = true
  asked = []
  routed = []
  const onPopState = () => routed.push(place())
  window.addEventListener('popstate', onPopState)
  stopRouter = () => window.removeEventListener('popstate', onPopState)
  guard = guardLeaving(window, { isDirty: () => isDirty, onLeave: (address) => asked.push(address) })
})

afterEach(() => {
  guard.stop()
  stopRouter()
  document.body.replaceChildren()
})

describe('a press on a link', () => {
  it('to another page is held back and asked about', () => {
    clicked(link('/profile?tab=2#top'))
    expect([asked, routed]).toEqual([['/profile?tab=2#top'], []])
  })

  it('goes on when nothing is unsaved', () => {
    isDirty = false
    clicked(link('/profile'))
    expect([asked, routed]).toEqual([[], ['/profile']])
  })

  it('goes on when it stays on the page, opens another window, or leaves the portal', () => {
    clicked(link('/wizard?block=1#dates'))
    clicked(link('/profile', '_blank'))
    clicked(link('https://example.org/'))
    clicked(link('/profile'), { ctrlKey: true })
    expect([asked, routed.length]).toEqual([[], 4])
  })

  it('is found from anything inside the link', () => {
    const anchor = link('/profile')
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    anchor.append(icon)
    icon.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(asked).toEqual(['/profile'])
  })
})

describe('Back', () => {
  it('is undone before the router sees it, and asked about once', async () => {
    history.back()
    await expect.poll(() => asked).toHaveLength(1)
    expect([asked, routed, place(), history.state]).toEqual([['/list'], [], '/wizard?block=1', { message: 'kept' }])
  })

  it('is done again after a Yes', async () => {
    history.back()
    await expect.poll(() => asked).toHaveLength(1)
    isDirty = false
    expect(guard.resume('/list')).toBe(true)
    await expect.poll(() => routed).toEqual(['/list'])
    expect([place(), asked.length]).toEqual(['/list', 1])
  })

  it('does not stand in for a link that was pressed after it', async () => {
    history.back()
    await expect.poll(() => asked).toHaveLength(1)
    clicked(link('/profile'))
    expect([guard.resume('/profile'), place()]).toEqual([false, '/wizard?block=1'])
  })

  it('goes on when nothing is unsaved', async () => {
    isDirty = false
    history.back()
    await expect.poll(() => routed).toEqual(['/list'])
    expect(asked).toEqual([])
  })
})

describe('Forward', () => {
  // The browser tells how far the address has moved; this stands in for it.
  let index = 0
  beforeEach(() => {
    history.pushState(null, '', '/ahead')
    history.back()
    return expect
      .poll(place)
      .toBe('/wizard?block=1')
      .then(() => void (routed = []))
  })
  beforeEach(() => {
    guard.stop()
    index = 1
    vi.stubGlobal('navigation', {
      get currentEntry() {
        return { index }
      },
    })
    guard = guardLeaving(window, { isDirty: () => isDirty, onLeave: (address) => asked.push(address) })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is undone at the same place of the history, and gone to anew after a Yes', async () => {
    const { length } = history
    index = 2
    history.forward()
    await expect.poll(() => asked).toEqual(['/ahead'])
    expect([place(), history.length, guard.resume('/ahead'), routed.includes('/ahead')]).toEqual(['/wizard?block=1', length, false, false])
    index = 1
    isDirty = false
    await expect.poll(() => routed.length).toBe(1)
    history.back()
    await expect.poll(place).toBe('/list')
  })
})

describe('a move of the portal itself', () => {
  let moved: string[]
  const move = (address: string) => askBeforeLeaving(address, () => moved.push(address))
  beforeEach(() => {
    moved = []
  })

  it('is asked about, and done after a Yes', () => {
    move('/dashboard')
    expect([asked, moved]).toEqual([['/dashboard'], []])
    isDirty = false
    expect([guard.resume('/other'), guard.resume('/dashboard'), moved]).toEqual([false, true, ['/dashboard']])
  })

  it('is done at once when nothing is unsaved, when it stays on the page, and when nobody guards any more', () => {
    move('/wizard?block=1#dates')
    isDirty = false
    move('/dashboard')
    isDirty = true
    guard.stop()
    move('/profile')
    expect([asked, moved]).toEqual([[], ['/wizard?block=1#dates', '/dashboard', '/profile']])
  })
})

describe('a question above everything that is open', () => {
  it('is told whether leaving would lose work, and nothing is asked about by that', () => {
    const told = [losesWork()]
    isDirty = false
    told.push(losesWork())
    isDirty = true
    guard.stop()
    expect([...told, losesWork(), asked]).toEqual([true, false, false, []])
  })
})

describe('the page’s own address', () => {
  it('is followed when the router moves it', async () => {
    history.replaceState(null, '', '/wizard?block=2')
    window.dispatchEvent(new Event('replaceState'))
    history.back()
    await expect.poll(() => asked).toHaveLength(1)
    expect(place()).toBe('/wizard?block=2')
  })
})

describe('closing or reloading', () => {
  it('asks the browser to warn only while something is unsaved', () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(true)
    isDirty = false
    expect(leave()).toBe(false)
    isDirty = true
    guard.stop()
    expect(leave()).toBe(false)
  })
})
