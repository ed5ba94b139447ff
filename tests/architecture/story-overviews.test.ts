import { describe, expect, it } from 'vitest'
import { listedOf } from '../../stories/overview/listing.ts'
import { readStories } from '#tests/support/stories.ts'

const stories = readStories()
const folderOf = (file: string) => file.split('/')[1] ?? ''
/** Whether stories of a title have an overview: those of screens and parts do, those of flows and machines do not. */
const isShown = (title: string) => !['Overview', 'Flows', 'Machines'].includes(title.split('/')[0] ?? '')

describe('the overviews of the stories', () => {
  it('are one for each folder of stories', () => {
    const folders = new Set(stories.filter(({ title }) => isShown(title)).map(({ file }) => folderOf(file)))
    const shown = stories.filter(({ title }) => title === 'Overview').map(({ args }) => String(args['folder']))
    expect(shown).toHaveLength(folders.size)
    expect(new Set(shown)).toEqual(folders)
  })

  it('find every file: none lies deeper than its folder', () => {
    expect(stories.filter(({ title, file }) => isShown(title) && file.split('/').length !== 3)).toEqual([])
  })

  it('are each of one area: titles in a folder begin alike', () => {
    const areas = new Map<string, Set<string>>()
    for (const { file, title } of stories.filter((story) => isShown(story.title)))
      areas.set(folderOf(file), (areas.get(folderOf(file)) ?? new Set()).add(title.split('/')[0] ?? ''))
    const mixed = [...areas].filter(([, titles]) => titles.size !== 1)
    expect(mixed.map(([folder]) => folder)).toEqual([])
  })

  it('list the stories of a file, and nothing else that the build exports', () => {
    const file = { default: { title: 'Blocks/Compare' }, TwoYears: {}, __namedExportsOrder: ['TwoYears'] }
    expect(listedOf(file).map(({ id }) => id)).toEqual(['blocks-compare--two-years'])
  })
})
