import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react'

/** Code that comes when it is needed. */
export interface CodePart {
  /** Fetches the code ahead of time, once for all who ask; rejects when it cannot be had. */
  readonly prepare: () => Promise<unknown>
  /** Whether the code is there: it is then drawn at once, without a Suspense fallback. */
  readonly isReady: () => boolean
}

/** A component whose code comes when it is needed. */
export type Loadable<Props> = FunctionComponent<Props> &
  CodePart & {
    /** Before a component that has failed is tried again: code that did not come is asked for once more. */
    readonly retry: () => void
  }

/** Makes a component whose code `load` fetches. */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let code: ComponentType<Props> | null = null
  let coming: Promise<ComponentType<Props>> | null = null
  let hasFailed = false
  // Chosen at the first drawing and kept: another type would mount the component anew.
  let Shown: ComponentType<Props> | null = null

  const fetch = async () => {
    try {
      code = await load()
      return code
    } catch (error) {
      coming = null
      throw error
    }
  }
  const prepare = () => (coming ??= fetch())
  const attempt = () =>
    lazy(async () => {
      try {
        // What failed while nobody waited for it is asked for again.
        return { default: await (coming ? coming.catch(prepare) : prepare()) }
      } catch (error) {
        hasFailed = true
        throw error
      }
    })
  return Object.assign((props: Props) => createElement((Shown ??= code ?? attempt()), props), {
    prepare,
    isReady: () => code !== null,
    retry: () => {
      if (hasFailed) Shown = null
      hasFailed = false
    },
  })
}
