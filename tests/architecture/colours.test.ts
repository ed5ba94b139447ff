import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import tokens from '#src/ui/tokens.json' with { type: 'json' }

const groups: Readonly<Record<string, object | string>> = tokens.semantic.color
const known = new Set(Object.entries(groups).flatMap(([group, of]) => Object.keys(Object(of)).map((name) => `${group}.${name}`)))

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

describe('colours', () => {
  // A colour name without a value is left out of the styles without a warning.
  it('have a value for each name that a style gives', () => {
    const unknown = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/: '(\w+)\.(\w+)'/g)].flatMap(([, group = '', name = '']) =>
        group in groups && !known.has(`${group}.${name}`) ? [`${file}: ${group}.${name}`] : [],
      ),
    )
    expect(unknown).toEqual([])
  })
})
