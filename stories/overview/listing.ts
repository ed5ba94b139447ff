import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Shown } from '../shows.ts'

/** A story as an overview shows it. */
export interface Listed {
  readonly id: string
  /** "Sign in": its title without the area. */
  readonly screen: string
  readonly name: string
  /** "session: signedOut.idle", and for whom or of what it is. */
  readonly states: readonly string[]
  /** The widths, in px, at which it says something of its own. */
  readonly widths: readonly number[]
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../*/*.stories.tsx',
  '!../flows/*',
  '!../devtools/inspector-panel.stories.tsx',
  '!../machines/*',
  '!../overview/*',
])

const part = (whole: unknown, name: string): unknown => (typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined)

function statesOf(story: unknown): readonly string[] {
  const { states, ...circumstances } = (part(part(story, 'parameters'), 'shown') ?? { states: {} }) as Shown
  const named = Object.entries(states).map(([machine, paths]) => `${machine}: ${paths.join(', ')}`)
  return [...named, ...Object.values(circumstances)]
}

/** The widths at which a story is shown: one that is drawn for a narrow screen at that width only. */
function widthsOf(story: unknown, meta: unknown): readonly number[] {
  const viewport = part(part(part(story, 'globals') ?? part(meta, 'globals'), 'viewport'), 'value')
  const width = typeof viewport === 'string' ? Number(viewport.slice(1)) : 1440
  return width < 1024 ? [width] : [1440, 375]
}

/** Storybook's build adds this export to each file of stories. */
const addedByStorybook = { excludeStories: ['__namedExportsOrder'] }

/** The stories of a file, from what it exports. */
export const listedOf = (module: Readonly<Record<string, unknown>>): readonly Listed[] => {
  const { default: meta, ...stories } = module
  const title = String(part(meta, 'title'))
  return Object.entries(stories)
    .filter(([key]) => isExportStory(key, addedByStorybook))
    .map(([key, story]) => ({
      id: toId(title, storyNameFromExport(key)),
      screen: title.split('/').slice(1).join(' / '),
      name: storyNameFromExport(key),
      states: statesOf(story),
      widths: widthsOf(story, meta),
    }))
}

const lists = new Map<string, Promise<readonly Listed[]>>()

const load = async (folder: string) => {
  const files = Object.entries(modules).filter(([path]) => path.startsWith(`../${folder}/`))
  return (await Promise.all(files.map(([, open]) => open()))).flatMap(listedOf)
}

/** Every story below stories/`folder`, by file and name; the same promise each time. */
export function listOf(folder: string): Promise<readonly Listed[]> {
  const list = lists.get(folder) ?? load(folder)
  lists.set(folder, list)
  return list
}
