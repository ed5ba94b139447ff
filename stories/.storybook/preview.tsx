/// <reference types="vite/client" />
import * as a11y from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { disableAnimations } from '#tests/support/disable-animations.ts'
import { settled } from '#tests/support/settled.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import '../../src/ui/styles.css'
import './preview.css'
import { showColours } from './forced-colours.ts'
import { lengthened } from './long-texts.ts'
import { isJudged } from './judged.ts'
import { isTestRun, showTheme, shownTheme } from './themes.ts'

/** The breakpoints of the design, the widths between them that screens are checked at, and a common phone. */
const widths = [320, 375, 600, 768, 820, 1024, 1200, 1440, 2560]
const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 600 ? '800px' : '900px' }, type: 'other' as const },
  ]),
)

/**
 * A test needs the violations alone; to list what passes as well takes the longest. No story has sound, and each frame shows a
 * story that is tested by itself.
 */
const violationsOnly = { resultTypes: ['violations'], preload: false, iframes: false }
/** The rules whose outcome a theme can change: both themes draw the same elements with the same names. */
const coloursOnly = { ...violationsOnly, runOnly: ['color-contrast', 'link-in-text-block'] }

type Finished = Parameters<typeof a11y.afterEach>[0]

/**
 * Fails a test whose story breaks a rule. To name and quote every element takes a third of the time, so the first look does
 * not; where it finds something, a second one tells what and where.
 */
async function expectAccessible(context: Finished, options: object): Promise<void> {
  const { config } = context.parameters['a11y']
  const look = (how: object, reporting = context.reporting) =>
    a11y.afterEach({
      ...context,
      reporting,
      parameters: { ...context.parameters, a11y: { ...context.parameters['a11y'], ...how, test: 'error' } },
    })
  try {
    await look({ options: { ...options, selectors: false }, config: { ...config, noHtml: true } }, { reports: [], addReport: () => {} })
  } catch (error) {
    await look({ options })
    throw error
  }
}

if (isTestRun) {
  // What fades in is not visible in its first frame.
  disableAnimations()
  // A part that loads late may take its time on a busy machine.
  configure({ asyncUtilTimeout: 5000 })
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // A test looks by itself, below.
    a11y: { test: isTestRun ? 'off' : 'error' },
    viewport: { options: { ...MINIMAL_VIEWPORTS, ...viewports } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Overview', 'Flows', 'Kit', 'App', 'Blocks', 'Machines'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', dynamicTitle: true, items: ['light', 'dark'] },
    },
    colours: {
      description: 'Colours',
      toolbar: { title: 'Colours', icon: 'accessibility', dynamicTitle: true, items: ['own colours', 'forced colours'] },
    },
    texts: {
      description: 'Texts',
      toolbar: { title: 'Texts', icon: 'paragraph', dynamicTitle: true, items: ['texts as they are', 'long texts'] },
    },
    motion: {
      description: 'Motion',
      toolbar: { title: 'Motion', icon: 'play', dynamicTitle: true, items: ['full motion', 'reduced motion'] },
    },
  },
  initialGlobals: { theme: 'light', motion: 'full motion', colours: 'own colours', texts: 'texts as they are' },
  decorators: [
    (Story, { globals, args }) => {
      showTheme(globals['theme'] === 'dark' ? 'dark' : 'light')
      document.documentElement.dataset['motion'] = globals['motion'] === 'reduced motion' ? 'reduced' : 'full'
      showColours(globals['colours'] === 'forced colours')
      return globals['texts'] === 'long texts' ? <Story args={Object(lengthened(args))} /> : <Story />
    },
  ],
  // Stories share a page: toasts that one raised and did not show would come before those of the next.
  beforeEach: () => toast.clear(),
  // A test checks a story in the theme that it was drawn in, and the colours of the other one.
  afterEach: async (context) => {
    if (!isTestRun || context.viewMode !== 'story' || !isJudged(context)) return
    await expectAccessible(context, violationsOnly)
    const theme = shownTheme()
    showTheme(theme === 'dark' ? 'light' : 'dark')
    await settled()
    try {
      await expectAccessible(context, coloursOnly)
    } finally {
      showTheme(theme)
    }
  },
}

export default preview
