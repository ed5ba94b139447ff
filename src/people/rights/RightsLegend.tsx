import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { BoxMark } from './RightsBox.tsx'
import { rightsTexts as texts } from './texts.ts'

const line = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small', color: 'fg.muted' })
const filled = css({
  '& > span': { display: 'grid', placeItems: 'center', width: '18px', height: '18px', rounded: '5px', bg: 'ink.solid', color: 'ink.fg' },
})
const changed = css({
  width: '18px',
  height: '18px',
  rounded: '5px',
  borderWidth: '1px',
  borderColor: 'warning.border',
  bg: 'warning.subtle',
})

const Entry = ({ mark, children }: { readonly mark: ReactNode; readonly children: string }) => (
  <li className={line}>
    {mark}
    {children}
  </li>
)

/** What the boxes of the matrix look like. */
export const RightsLegend = () => (
  <ul className={css({ display: 'grid', gap: '1.5', mt: '5', pt: '4', borderTopWidth: '1px', borderColor: 'border.default' })}>
    <Entry
      mark={
        <span className={filled}>
          <BoxMark state="on" />
        </span>
      }
    >
      {texts.legend.on}
    </Entry>
    <Entry
      mark={
        <span className={filled}>
          <BoxMark state="mixed" />
        </span>
      }
    >
      {texts.legend.mixed}
    </Entry>
    <Entry mark={<span aria-hidden="true" className={changed} />}>{texts.legend.changed}</Entry>
  </ul>
)
