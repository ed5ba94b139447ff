import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import tokens from '#src/ui/tokens.json' with { type: 'json' }

const value = (leaf: { readonly $value: unknown }) => leaf.$value
/** Drawn in the same colours in both themes: logo, banner and its name in the brand's tones, paper in black on white. */
const drawings =
  /^src\/(ui\/(preset|kit\/logo|navigation\/path-banner)|session\/sign-in\/PublicPage|consent\/ConsentGround|blocks\/sharing\/CentreSheetView)\./

describe('tokens', () => {
  it('break the layout at 600, 768, 820, 1024, 1200 and 2560 px', () => {
    expect(
      Object.entries(tokens.breakpoint)
        .filter(([name]) => !name.startsWith('$'))
        .map(([, leaf]) => (typeof leaf === 'object' ? value(leaf) : leaf)),
    ).toEqual(['600px', '768px', '820px', '1024px', '1200px', '2560px'])
  })

  it('give the drawer half the width, the placeholder 600 px and the welcome name 80', () => {
    expect([tokens.size.drawer, tokens.size.loadingPlaceholder, tokens.size.welcomeName].map(value)).toEqual(['50%', '600px', '80px'])
  })

  it('are used by meaning: no primitive colour and no colour by hand outside the drawings', () => {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { encoding: 'utf8' })
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !drawings.test(file))
    const pattern = /'(neutral|red|vermilion|amber|green|blue)\.\d+'|(color|bg|background|fill|stroke|borderColor): '#[0-9a-f]{3,8}'/i
    const hits = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    )
    expect(hits).toEqual([])
  })
})
