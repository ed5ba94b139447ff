import { css } from 'styled-system/css'
import type { Marker } from './marking-service.ts'
import { markingTexts as texts } from './texts.ts'

const table = css({
  width: 'full',
  '& caption': { textAlign: 'left', textStyle: 'bodyStrong', pb: '2' },
  '& :is(th, td)': { py: '2', textAlign: 'left', fontWeight: 'normal', borderBottomWidth: '1px', borderColor: 'border.subtle' },
  '& :is(th, td):not(:first-child)': { textAlign: 'right', pl: '3', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { color: 'fg.muted', textStyle: 'label' },
})

/** How many scripts each marker has of a delivery, by role. */
export const MarkerTable = ({ markers }: { readonly markers: readonly Marker[] }) => (
  <table className={table}>
    <caption>{texts.after}</caption>
    <thead>
      <tr>
        {[texts.marker, texts.first, texts.second, texts.third, texts.openScripts].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {markers.map(({ markerId, markerName, first, second, third, open }) => (
        <tr key={markerId}>
          <th scope="row" className={css({ overflowWrap: 'anywhere' })}>
            {markerName}
          </th>
          <td>{first}</td>
          <td>{second}</td>
          <td>{third}</td>
          <td>{open}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
