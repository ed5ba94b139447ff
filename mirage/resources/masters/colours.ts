import { colour } from '#openapi/generated/resources/masters/colour.ts'
import { moduleColours } from '../../fixtures/modules.ts'
import { below, page } from '../../fixtures/menu-nodes.ts'
import { serveResource } from '../engine/service.ts'

/** In the order of `moduleColours`. */
const names = ['Blue', 'Teal', 'Magenta', 'Violet', 'Orange', 'Green', 'Ochre', 'Slate', 'Red', 'Cyan', 'Brown', 'Pink']

/** The backgrounds of the modules' colours. */
const sheets = { light: '#ffffff', dark: '#161314' } as const
const leastContrast = 3

const brightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours by WCAG 2. */
const contrast = (one: string, other: string): number => {
  const [darker = 0, brighter = 0] = [brightness(one), brightness(other)].toSorted((a, b) => a - b)
  return (brighter + 0.05) / (darker + 0.05)
}

export const menuPage = below('Masters', page(116, 'Colour', 'tags', '/sms/colour'))

/** Colours that modules are marked with. */
export const colours = serveResource({
  rules: colour,
  seeds: () => moduleColours.map((colourCode, index) => ({ id: index + 1, colourName: names[index] ?? colourCode, colourCode })),
  calculated: (_, id, { records }) => ({ moduleCount: records('Module').where(({ fields }) => fields['colourId'] === id).length }),
  completed: (fields) => ({ ...fields, colourCode: fields.colourCode.toLowerCase() }),
  checks: [
    ({ colourCode }) => {
      const faint = Object.entries(sheets).find(([, sheet]) => contrast(colourCode, sheet) < leastContrast)
      return faint ? ['colourCode', `This colour is too faint on ${faint[0]}.`] : null
    },
  ],
})
