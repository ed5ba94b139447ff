import { useLayoutEffect, useSyncExternalStore } from 'react'
import { css } from 'styled-system/css'
import * as v from 'valibot'
import { createSharedChoice } from '#src/storage/shared-choice.ts'

/** The text sizes, the usual one first. */
export const textSizes = ['usual', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

/** How a candidate wants to see the assessment. */
export interface SittingLook {
  readonly textSize: TextSize
  readonly isHighContrast: boolean
}

const Look = v.object({ textSize: v.picklist(textSizes), isHighContrast: v.boolean() })
const usual: SittingLook = { textSize: 'usual', isHighContrast: false }

const choice = createSharedChoice<SittingLook>({
  key: 'sittingLook',
  usual,
  parse: (value) => {
    const { success, output } = v.safeParse(Look, value)
    return success ? output : null
  },
})

/** Shows a look at once, and keeps it in this browser for what is sat next. */
export const pickLook = (change: Partial<SittingLook>): void => choice.pick({ ...choice.current(), ...change })

/** The look that is picked, also in another tab. */
export const useSittingLook = (): SittingLook => useSyncExternalStore(choice.subscribe, choice.current)

/** Only the question and its answer are enlarged, not the navigation. */
const zooms = { usual: undefined, large: css({ zoom: '1.25' }), largest: css({ zoom: '1.5' }) }

/** The class that enlarges text to the picked size; undefined for the usual one. */
export const useTextZoom = (): string | undefined => zooms[useSittingLook().textSize]

/** Text, lines and icons in the strongest colours of the theme; on the body, so that dialogs have them too. */
const strongColours = css({
  '--colors-fg-muted': 'token(colors.fg.default)',
  '--colors-fg-subtle': 'token(colors.fg.default)',
  '--colors-fg-disabled': 'token(colors.fg.default)',
  '--colors-border-subtle': 'token(colors.border.strong)',
  '--colors-border-default': 'token(colors.border.strong)',
  '--colors-border-control': 'token(colors.border.strong)',
  '--colors-bg-canvas': 'token(colors.bg.surface)',
  '--colors-bg-raised': 'token(colors.bg.surface)',
})

/** Gives the page strong colours while `isHighContrast` says so. */
export function useStrongColours(isHighContrast: boolean): void {
  useLayoutEffect(() => {
    if (!isHighContrast) return undefined
    const names = strongColours.split(' ')
    document.body.classList.add(...names)
    return () => document.body.classList.remove(...names)
  }, [isHighContrast])
}
