import { css, cva } from 'styled-system/css'

/** The background of a state alternates from level to level. */
export const stateBox = cva({
  base: { stroke: 'border.control', strokeWidth: '1px', cursor: 'pointer', _hover: { stroke: 'border.strong' } },
  variants: {
    ground: { sheet: { fill: 'bg.surface' }, well: { fill: 'bg.sunken' } },
    isRegion: { true: { strokeDasharray: '6 4' } },
    isActive: { true: { stroke: 'accent.marker', strokeWidth: '1.5px', _hover: { stroke: 'accent.marker' } } },
    /** Active, with no active state inside. */
    isTinted: { true: { fill: 'accent.subtle', strokeWidth: '3px' } },
    isSelected: { true: { stroke: 'border.strong', strokeWidth: '2.5px', strokeDasharray: 'none' } },
  },
})

/** Behind the text of a state that contains states: lines of the drawing pass behind it. */
export const plate = cva({
  base: { pointerEvents: 'none' },
  variants: { ground: { sheet: { fill: 'bg.surface' }, well: { fill: 'bg.sunken' }, tint: { fill: 'accent.subtle' } } },
})

export const nameText = css({ fill: 'fg.default', fontSize: '13px', fontWeight: 'semibold', pointerEvents: 'none' })
export const rowText = cva({
  base: { fill: 'fg.muted', fontSize: '12px', pointerEvents: 'none' },
  variants: {
    kind: { port: { fill: 'info.text' }, entry: {}, exit: {}, stays: { fill: 'fg.default' }, again: { fill: 'fg.default' } },
    isTaken: { true: { fill: 'ink.fg', fontWeight: 'medium' } },
  },
})
export const takenGround = css({ fill: 'ink.solid' })
export const tagBox = css({ fill: 'bg.muted' })
export const tagText = css({ fill: 'fg.muted', fontSize: '11px', pointerEvents: 'none' })
export const markerDot = css({ fill: 'accent.marker', pointerEvents: 'none' })
export const startDot = css({ fill: 'fg.default' })
export const anyBox = css({ fill: 'bg.surface', stroke: 'border.control', strokeDasharray: '3 3' })
export const anyText = css({ fill: 'fg.muted', fontSize: '11px' })

export const linkLine = cva({
  base: { fill: 'none', stroke: 'border.control', strokeWidth: '1.25px' },
  variants: {
    mark: {
      plain: {},
      near: { stroke: 'fg.default', strokeWidth: '1.75px' },
      taken: { stroke: 'fg.default', strokeWidth: '3px' },
    },
  },
})
export const arrowHead = cva({
  base: { fill: 'border.control' },
  variants: { mark: { plain: {}, near: { fill: 'fg.default' }, taken: { fill: 'fg.default' } } },
})
export const labelBox = cva({
  base: { fill: 'bg.surface', stroke: 'border.default' },
  variants: { mark: { plain: {}, near: { stroke: 'fg.default' }, taken: { stroke: 'fg.default', strokeWidth: '1.5px' } } },
})
export const labelText = cva({
  base: { fill: 'fg.default', fontSize: '12px' },
  variants: { isTaken: { true: { fill: 'ink.fg', fontWeight: 'medium' } } },
})
