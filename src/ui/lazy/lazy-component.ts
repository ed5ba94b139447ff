import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react'
import { browserTimer } from '#src/time/timer.ts'
import { createLazyResource } from './lazy-resource.ts'

/** Code that is loaded when it is needed. */
export interface LazyCode {
  /** Loads the code once for all callers; rejects when that fails. */
  readonly prepare: () => Promise<unknown>
  /** Whether the code is there: it is then drawn at once, without a Suspense fallback. */
  readonly isReady: () => boolean
}

/** A component whose code is loaded when it is needed. */
export type LazyComponent<Props> = FunctionComponent<Props> &
  LazyCode & {
    /** Lets the next drawing load the code again after a failure. */
    readonly retry: () => void
  }

const retryMs = 10_000

/** Resolves when the network is back, or after ten seconds. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const listening = new AbortController()
    const stop = browserTimer(retryMs, () => (listening.abort(), resolve()))
    addEventListener('online', () => (stop(), listening.abort(), resolve()), listening)
  })

/** Loads until it succeeds, with a pause after each failure. */
export async function retryUntilLoaded<T>(load: () => Promise<T>, pause: () => Promise<void>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await pause()
    }
  }
}

let arrivals = 0
const listeners = new Set<() => void>()

/** Calls back whenever code that a drawing waits for has come; returns the function that stops it. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How often such code has come. */
export const countArrivals = (): number => arrivals

/** Tells it in a task of its own: only then does React know as well that the code is there. */
const tellArrival = () =>
  browserTimer(0, () => {
    arrivals += 1
    for (const listener of listeners) listener()
  })

interface LazyOptions {
  /** The page works without it: a failed load is repeated later. Otherwise it is thrown to the error boundary. */
  readonly isOptional?: boolean
}

/** Makes a component out of code that `load` fetches. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false }: LazyOptions = {},
): LazyComponent<Props> {
  const code = createLazyResource(load)
  let hasFailed = false
  // Chosen once: React would remount another type.
  let Shown: ComponentType<Props> | null = null

  const loadNow = async () => {
    try {
      // A prefetch that fails under way is repeated, because the code is needed now.
      return await (code.isLoading() ? code.load().catch(code.load) : code.load())
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const attempt = () =>
    lazy(async () => {
      const loaded = await (isOptional ? retryUntilLoaded(code.load, nextChance) : loadNow())
      tellArrival()
      return { default: loaded }
    })
  return Object.assign((props: Props) => createElement((Shown ??= code.isReady() ? code.current() : attempt()), props), {
    prepare: code.load,
    isReady: code.isReady,
    retry: () => {
      if (hasFailed) Shown = null
      hasFailed = false
    },
  })
}
