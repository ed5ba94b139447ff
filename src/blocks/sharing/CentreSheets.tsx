import '#src/ui/print.css'
import { css, cx } from 'styled-system/css'
import { centreSheets } from '#machines/blocks/timetable/centre-sheet.ts'
import type { Timetable, ZoneOfCountry } from '#machines/blocks/timetable/timetable.ts'
import { CentreSheetView } from './CentreSheetView.tsx'
import { texts } from './texts.ts'

/** So many sheets are looked at on the screen; all are on paper. */
const mostOnScreen = 3
/** More sittings than this, on all sheets together, take a browser minutes to lay out. */
const mostSittings = 20_000

/** Whether a browser can lay these sheets out. */
export const canBePrinted = ({ days }: Timetable, chosen: readonly ZoneOfCountry[]): boolean =>
  chosen.length * days.reduce((sum, { sittings }) => sum + sittings.length, 0) <= mostSittings

interface CentreSheetsProps {
  readonly timetable: Timetable
  /** For which zones there is a sheet, in this order. */
  readonly chosen: readonly ZoneOfCountry[]
  readonly productName: string
  /** When printing began (ms); null on the screen. */
  readonly printingSince: number | null
  readonly now: number
}

const ground = css({ bg: 'bg.sunken', borderTopWidth: '1px', borderColor: 'border.default', p: { base: '3', md: '6' }, flex: '1' })

/** The sheets of a timetable: a few on the screen, every one on paper. */
export function CentreSheets({ timetable, chosen, productName, printingSince, now }: CentreSheetsProps) {
  const isWhole = printingSince !== null && canBePrinted(timetable, chosen)
  const sheets = centreSheets(timetable, isWhole ? chosen : chosen.slice(0, mostOnScreen))
  return (
    <div
      className={cx(
        ground,
        css({ display: 'grid', gap: '5', alignContent: 'start', gridTemplateColumns: 'minmax(0, 820px)', justifyContent: 'center' }),
      )}
    >
      {chosen.length > mostOnScreen && (
        <p className={css({ color: 'fg.muted' })}>
          {canBePrinted(timetable, chosen) ? texts.someShown(mostOnScreen, chosen.length) : texts.tooMany}
        </p>
      )}
      {sheets.map((sheet) => (
        <CentreSheetView
          key={`${sheet.country} ${sheet.zone.name}`}
          sheet={sheet}
          timetable={timetable}
          productName={productName}
          printedAt={printingSince ?? now}
        />
      ))}
    </div>
  )
}
