// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardLeaving, type LeaveGuard } from '#src/ui/leave-guard.ts'

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
  // What a router's link does: it takes the press over.
  anchor.addEventListener('click', (event) => {
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
