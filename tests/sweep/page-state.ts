import type { Page } from 'playwright/test'

/** What a person can see of a page at one moment. */
export interface PageState {
  /** The portal shows nothing at all. */
  readonly isBlank: boolean
  /** A spinner or a shimmer moves, or an element is marked as busy. */
  readonly isBusy: boolean
  /** Texts of alerts, questions, field errors and passing messages. */
  readonly messages: readonly string[]
  /** Texts that say that something went well. */
  readonly successes: readonly string[]
  readonly text: string
  readonly canTryAgain: boolean
}

/** Looks at a page as it stands. */
export const readPageState = (page: Page): Promise<PageState> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const textsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(isSeen)
        .map((element) => element.innerText.replaceAll(/\s+/g, ' ').trim())
    const moves = document.getAnimations().some((animation) => {
      const name = animation instanceof CSSAnimation ? animation.animationName : ''
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      return animation.playState === 'running' && /spin|sheen/.test(name) && target !== null && isSeen(target)
    })
    const text = (document.getElementById('root')?.innerText ?? '').trim()
    const toasts = '[data-scope="toast"][data-part="root"]'
    return {
      isBlank: text === '',
      isBusy: moves || [...document.querySelectorAll('[aria-busy="true"]')].some(isSeen),
      messages: textsOf(`[role="alert"], [role="alertdialog"], ${toasts}:not([data-type="success"])`),
      successes: [...textsOf(`${toasts}[data-type="success"]`), ...textsOf('main [role="status"]')].filter((words) => words !== ''),
      text,
      canTryAgain: textsOf('button').some((label) => /^(try again|retry)$/i.test(label)),
    }
  })
