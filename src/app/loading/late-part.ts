import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { browserTimer } from '#src/time/timer.ts'

const pauseMs = 10_000

/** Resolves when another try may go better: the network is back, or some time has passed. */
const occasion = () =>
  new Promise<void>((resolve) => {
    const over = new AbortController()
    const stop = browserTimer(pauseMs, () => (over.abort(), resolve()))
    addEventListener('online', () => (stop(), over.abort(), resolve()), over)
  })

/** Tries again on every occasion until it goes well. */
export async function insist<T>(work: () => Promise<T>, nextOccasion: () => Promise<void>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch {
      await nextOccasion()
    }
  }
}

/** A part whose code comes after the page, and which is not worth the page: code that cannot be had is asked for again and again. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await insist(load, occasion) }))
