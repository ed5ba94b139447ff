type Shown = 'light' | 'dark'

/** Whether the stories run as tests; the Storybook of a developer checks the theme that is picked only. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined

/** Whether all colours of all stories are checked (`npm run sweep`). */
export const isSweep = import.meta.env['VITE_SWEEP_STORIES'] !== undefined

/** Picks a third of all stories by their ids, always the same. */
export const isOneOfThree = (id: string): boolean => id.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3 === 0

export const shownTheme = (): Shown => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

export const showTheme = (theme: Shown): void => {
  document.documentElement.dataset['theme'] = theme
}
