import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chartEntries } from '#tests/support/charts/entries.ts'

const folder = new URL('../../../stories/machines/', import.meta.url)

it('shows every machine in a story of its area', () => {
  const shown = readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/machine: '([^']+)' \} \}/g)].map(
        ([, id = '']) => `${file.replace('.stories.tsx', '')}/${id}`,
      ),
    )
  expect(shown.toSorted()).toEqual(chartEntries.map(({ area, id }) => `${area}/${id}`).toSorted())
})
