/** Calls `run` every `ms` milliseconds until the function it returns is called. */
export type Every = (run: () => void, ms: number) => () => void

const step = 10
const tick = 25
const distance = 100

interface StripScrollOptions {
  readonly every: Every
  /** People who asked for less motion get there at once. */
  readonly isMotionReduced: () => boolean
}

/**
 * The arrows of a strip: each press scrolls up to 100 px, 10 px every 25 ms; a press during a scroll starts again from
 * where the strip is. `stop` ends a running scroll.
 */
export function createStripScroll({ every, isMotionReduced }: StripScrollOptions) {
  let stop = () => {}
  return {
    scroll(strip: { scrollLeft: number }, direction: -1 | 1): void {
      stop()
      if (isMotionReduced()) {
        strip.scrollLeft += direction * distance
        return
      }
      let moved = 0
      const halt = every(() => {
        moved += step
        strip.scrollLeft += direction * step
        if (moved >= distance) stop()
      }, tick)
      stop = () => {
        halt()
        stop = () => {}
      }
    },
    stop: () => stop(),
  }
}

export type StripScroll = ReturnType<typeof createStripScroll>
