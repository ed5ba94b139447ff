// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { afterPaint } from '#src/time/after-paint.ts'

let done: number
const work = () => void done++
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  done = 0
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
})

describe('work after the next paint', () => {
  it('runs in a task after the animation callbacks of the frame', () => {
    let doneInFrame = -1
    afterPaint(work)
    requestAnimationFrame(() => (doneInFrame = done))
    vi.runAllTimers()
    expect([doneInFrame, done]).toEqual([0, 1])
  })

  it.each([
    ['left', () => dispatchEvent(new Event('pagehide'))],
    ['hidden', () => setHidden(true)],
  ])('runs once, at once, when the page is %s before', (_, leave) => {
    afterPaint(work)
    const before = done
    leave()
    const atOnce = done
    leave()
    vi.runAllTimers()
    expect([before, atOnce, done]).toEqual([0, 1, 1])
  })

  it('runs at once on a hidden page, which is not painted', () => {
    setHidden(true)
    afterPaint(work)
    expect(done).toBe(1)
  })
})
