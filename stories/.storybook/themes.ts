/// <reference types="vite/client" />
type Shown = 'light' | 'dark'

/** Whether the stories run as tests; the Storybook of a developer checks the theme that is picked only. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined

export const shownTheme = (): Shown => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

export const showTheme = (theme: Shown): void => {
  document.documentElement.dataset['theme'] = theme
}
