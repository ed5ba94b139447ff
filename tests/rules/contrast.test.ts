import { describe, expect, it } from 'vitest'
import tokens from '#src/ui/tokens.json' with { type: 'json' }

type Mode = 'light' | 'dark'
type Tree = { readonly [key: string]: unknown }

const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null

/** What stands at a dotted path of the token file. */
const at = (path: string): unknown => path.split('.').reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), tokens)

/** The hex value of a token in a theme; aliases are followed. */
function hex(path: string, mode: Mode): string {
  const token = at(path)
  if (!isTree(token)) throw new Error(`no token ${path}`)
  const modes = isTree(token['$extensions']) ? token['$extensions']['mode'] : undefined
  const value = isTree(modes) ? modes[mode] : token['$value']
  if (typeof value !== 'string') throw new Error(`no colour at ${path}`)
  const alias = /^\{(.+)\}$/.exec(value)?.[1]
  return alias === undefined ? value : hex(alias, mode)
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => linear(Number.parseInt(colour.slice(from, from + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const text = 4.5
const shape = 3

/** Every colour that is shown on another one somewhere in the portal: what, on what, and the least contrast. */
const pairs: readonly (readonly [what: string, on: string, limit: number])[] = [
  ['fg.default', 'bg.surface', text],
  ['fg.default', 'bg.hover', text],
  ['fg.default', 'bg.active', text],
  ['fg.default', 'accent.subtle', text],
  ['fg.default', 'danger.subtle', text],
  ['fg.default', 'warning.subtle', text],
  ['fg.default', 'success.subtle', text],
  ['fg.default', 'info.subtle', text],
  ['fg.muted', 'bg.surface', text],
  ['fg.muted', 'bg.canvas', text],
  ['fg.muted', 'bg.muted', text],
  ['fg.muted', 'bg.raised', text],
  ['fg.subtle', 'bg.surface', text],
  ['fg.subtle', 'bg.muted', text],
  ['fg.inverse', 'bg.inverse', text],
  ['accent.fg', 'accent.solid', text],
  ['accent.fg', 'accent.solidHover', text],
  ['accent.fg', 'accent.solidActive', text],
  ['accent.text', 'bg.surface', text],
  ['ink.fg', 'ink.solid', text],
  ['ink.fg', 'ink.solidHover', text],
  ['danger.text', 'bg.surface', text],
  ['danger.text', 'bg.raised', text],
  ['danger.text', 'danger.subtle', text],
  ['danger.text', 'bg.hover', text],
  ['danger.fg', 'danger.solid', text],
  ['danger.fg', 'danger.solidHover', text],
  ['warning.text', 'warning.subtle', text],
  ['warning.text', 'bg.surface', text],
  ['success.text', 'success.subtle', text],
  ['info.text', 'info.subtle', text],
  ['accent.solid', 'bg.surface', shape],
  ['accent.marker', 'bg.canvas', shape],
  ['accent.marker', 'bg.surface', shape],
  ['warning.border', 'bg.surface', shape],
  ['danger.border', 'bg.surface', shape],
  ['danger.icon', 'danger.subtle', shape],
  ['warning.icon', 'warning.subtle', shape],
  ['success.icon', 'success.subtle', shape],
  ['info.icon', 'info.subtle', shape],
  ['border.control', 'bg.surface', shape],
  ['border.control', 'bg.raised', shape],
  ['border.control', 'bg.hover', shape],
  ['border.strong', 'bg.surface', shape],
  ['focus.ring', 'bg.surface', shape],
  ['focus.ring', 'bg.canvas', shape],
  ['focus.ring', 'accent.solid', shape],
  ['focus.ringOnAccent', 'accent.solid', shape],
]

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  it.each(pairs)('shows %s on %s with a contrast of at least %d', (what, on, limit) => {
    const ratio = contrast(hex(`semantic.color.${what}`, mode), hex(`semantic.color.${on}`, mode))
    expect(ratio).toBeGreaterThanOrEqual(limit)
  })
})

describe('the ratio', () => {
  it('is 21 for black on white, 1 for a colour on itself, and the known value of a mid grey', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#c80d35', '#c80d35')).toBe(1)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})
