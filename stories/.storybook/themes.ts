type Shown = 'light' | 'dark'

/** Whether the stories run as tests; the Storybook of a developer checks the theme that is picked only. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined

export const shownTheme = (): Shown => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

export const showTheme = (theme: Shown): void => {
  document.documentElement.dataset['theme'] = theme
}

/** Resolves when no colour is on its way any more; what turns for ever, or is held still by the test run, is left alone. */
export async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map((one) => one.finished))
}
