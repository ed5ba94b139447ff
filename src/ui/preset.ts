import { definePreset } from '@pandacss/dev'
import tokens from './tokens.json' with { type: 'json' }

/**
 * The Panda preset, made from `tokens.json` (W3C design tokens): primitives become tokens, everything under
 * `semantic` becomes semantic tokens with a light and a dark value. Components use the semantic ones only.
 */

type Leaf = { $value: unknown; $extensions?: { mode?: { light: unknown; dark: unknown } } }
type Shadow = { offsetX: string; offsetY: string; blur: string; spread: string; color: string }
type Tree = { [key: string]: unknown }

const isLeaf = (node: unknown): node is Leaf => typeof node === 'object' && node !== null && '$value' in node

/** `{color.neutral.0}` → `{colors.neutral.0}`: the same alias under Panda's category names. */
const alias = (value: string) =>
  value
    .replaceAll('{semantic.color.', '{colors.')
    .replaceAll('{color.', '{colors.')
    .replaceAll('{font.family.', '{fonts.')
    .replaceAll('{font.size.', '{fontSizes.')
    .replaceAll('{font.weight.', '{fontWeights.')
    .replaceAll('{font.lineHeight.', '{lineHeights.')
    .replaceAll('{font.letterSpacing.', '{letterSpacings.')

const shadowText = (value: unknown) =>
  (value as Shadow[]).map((s) => `${s.offsetX} ${s.offsetY} ${s.blur} ${s.spread} ${alias(s.color)}`).join(', ')

const familyText = (value: unknown) => (value as string[]).map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ')

/** Walks a token group and turns each leaf with `give`; keys such as `0_5` become `0.5`. */
function map(group: Tree, give: (leaf: Leaf) => unknown): Tree {
  const out: Tree = {}
  for (const [key, node] of Object.entries(group)) {
    if (key.startsWith('$')) continue
    out[key.replace('_', '.')] = isLeaf(node) ? give(node) : map(node as Tree, give)
  }
  return out
}

const plain = (leaf: Leaf) => ({ value: typeof leaf.$value === 'string' ? alias(leaf.$value) : leaf.$value })

const themed = (text: (value: unknown) => string) => (leaf: Leaf) => ({
  value: { base: text(leaf.$extensions?.mode?.light ?? leaf.$value), _dark: text(leaf.$extensions?.mode?.dark ?? leaf.$value) },
})

const textStyle = (leaf: Leaf) => ({
  value: Object.fromEntries(
    Object.entries(leaf.$value as Record<string, string>).map(([property, value]) => [
      property,
      alias(value).replace(/^\{\w+\.(.+)\}$/, '$1'),
    ]),
  ),
})

const breakpoints = Object.fromEntries(
  Object.entries(tokens.breakpoint)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, leaf]) => [name, (leaf as Leaf).$value as string]),
)

/** Primitives, semantic tokens, text styles and breakpoints of the design language. */
export const preset = definePreset({
  name: 'pathway',
  conditions: {
    dark: '[data-theme=dark] &',
    motionSafe: '@media (prefers-reduced-motion: no-preference)',
    forcedColors: '@media (forced-colors: active)',
    pointerCoarse: '@media (pointer: coarse)',
    // Weaker than a state (pressed, selected), never on a disabled control, and not left behind by a finger.
    hover: ['@media (hover: hover)', '&:where(:hover, [data-hover]):not(:where(:disabled, [aria-disabled=true], [data-disabled]))'],
    active: '&:is(:active, [data-active]):not(:where(:disabled, [aria-disabled=true], [data-disabled]))',
    busy: '&:is([aria-busy=true])',
    // Disabled, natively or by `aria-disabled`; a busy control keeps its look.
    off: '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])',
  },
  theme: {
    breakpoints,
    tokens: {
      colors: map(tokens.color, plain) as never,
      fonts: map(tokens.font.family, (leaf) => ({ value: familyText(leaf.$value) })) as never,
      fontSizes: map(tokens.font.size, plain) as never,
      fontWeights: map(tokens.font.weight, plain) as never,
      lineHeights: map(tokens.font.lineHeight, plain) as never,
      letterSpacings: map(tokens.font.letterSpacing, plain) as never,
      // Half steps that paddings of 36 and 44 px controls need, beside the scale of the design.
      spacing: { ...map(tokens.space, plain), '3.5': { value: '14px' }, '11': { value: '44px' } },
      sizes: { ...map(tokens.size, plain), full: { value: '100%' } },
      radii: map(tokens.radius, plain) as never,
      borderWidths: map(tokens.borderWidth, plain) as never,
      zIndex: map(tokens.zIndex, plain) as never,
      durations: map(tokens.duration, plain) as never,
      easings: map(tokens.easing, (leaf) => ({ value: `cubic-bezier(${(leaf.$value as number[]).join(', ')})` })) as never,
    },
    semanticTokens: {
      colors: map(
        tokens.semantic.color,
        themed((value) => alias(value as string)),
      ) as never,
      shadows: map(tokens.semantic.shadow, themed(shadowText)) as never,
    },
    textStyles: map(tokens.typography, textStyle) as never,
    keyframes: {
      /** Moves the head of a table that scrolls sideways down while the page is scrolled. */
      headFollows: { to: { transform: 'translateY(var(--head-way, 0px))' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      fadeIn: { from: { opacity: '0' } },
      fadeOut: { to: { opacity: '0' } },
      rise: { from: { opacity: '0', transform: 'translateY(4px)' } },
      slideInRight: { from: { transform: 'translateX(100%)' } },
      slideOutRight: { to: { transform: 'translateX(100%)' } },
      slideInLeft: { from: { transform: 'translateX(-100%)' } },
      slideOutLeft: { to: { transform: 'translateX(-100%)' } },
      slideInUp: { from: { transform: 'translateY(100%)' } },
      slideOutDown: { to: { transform: 'translateY(100%)' } },
      expand: { from: { height: '0', opacity: '0' }, to: { height: 'var(--height)' } },
      collapse: { from: { height: 'var(--height)' }, to: { height: '0', opacity: '0' } },
      sheen: { from: { backgroundPosition: '200% 0' }, to: { backgroundPosition: '-100% 0' } },
    },
  },
})
