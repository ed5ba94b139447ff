import { defineConfig } from '@pandacss/dev'
import { preset } from './preset.ts'
import { globalCss } from './global-css.ts'

export default defineConfig({
  cwd: process.cwd(),
  presets: ['@pandacss/preset-base', preset],
  preflight: true,
  // The kit first: the order of the sources is the order of the rules, and this one compresses best.
  include: ['./src/ui/**/*.{ts,tsx}', './src/**/*.{ts,tsx}', './stories/**/*.{ts,tsx}'],
  exclude: ['./src/ui/styled-system/**'],
  outdir: 'src/ui/styled-system',
  importMap: 'styled-system',
  jsxFramework: 'react',
  jsxStyleProps: 'none',
  strictTokens: false,
  globalCss,
  // An open layer sets it on html, and nothing here reads it; passed down, it would recalculate the style of every element.
  globalVars: { '--scrollbar-width': { syntax: '<length>', inherits: false, initialValue: '0px' } },
})
