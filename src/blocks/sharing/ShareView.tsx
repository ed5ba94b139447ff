import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { zonesFor, type Audience, type Timetable } from '#machines/blocks/timetable/timetable.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { audienceIn, audienceOptions, audienceText } from './audience.ts'
import { CalendarCard } from './CalendarCard.tsx'
import { canBePrinted, CentreSheets } from './CentreSheets.tsx'
import type { TimesIn } from './calendar-file.ts'
import { PrintCard } from './PrintCard.tsx'
import type { SharePart } from './share-address.ts'
import { cardRow } from './ShareCard.tsx'
import { texts } from './texts.ts'

interface ShareViewProps {
  readonly title: string
  readonly breadcrumbs?: ReactNode
  /** Beside the title. */
  readonly badge?: ReactNode
  /** Under the title. */
  readonly meta?: ReactNode
  readonly timetable: Timetable
  readonly audience: Audience
  /** The card that the address asks for; it takes the focus. */
  readonly part?: SharePart | null
  readonly productName: string
  readonly printingSince: number | null
  readonly now: number
  /** The card of the link, where one can be made. */
  readonly linkCard?: ReactNode
  /** Stands before the sheets. */
  readonly children?: ReactNode
  onAudience(audience: Audience): void
  onDownload(zones: readonly number[], timesIn: TimesIn): void
}

/** A timetable with its audience, the cards for print, calendar file and link, and the sheets themselves. */
export function ShareView(props: ShareViewProps) {
  const { title, timetable, audience, part, onAudience, onDownload } = props
  const chosen = zonesFor(timetable, audience)
  const zones = [...new Set(chosen.map(({ zone }) => zone))]
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1' })}>
      <PageHeader title={title} breadcrumbs={props.breadcrumbs} badge={props.badge} meta={props.meta} />
      <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '4', maxWidth: '480px', width: 'full' })}>
        <SelectField
          label={texts.audience}
          helper={texts.audienceHint}
          value={audienceText(audience)}
          options={audienceOptions(timetable)}
          onValueChange={(value) => onAudience(audienceIn(timetable, value))}
        />
      </div>
      <div className={cardRow}>
        <PrintCard isAsked={part === 'print'} sheetCount={chosen.length} canPrint={canBePrinted(timetable, chosen)} />
        <CalendarCard
          isAsked={part === 'calendar'}
          timetable={timetable}
          zones={zones}
          onDownload={(timesIn) => onDownload(zones, timesIn)}
        />
        {props.linkCard}
      </div>
      {props.children}
      <CentreSheets
        timetable={timetable}
        chosen={chosen}
        productName={props.productName}
        printingSince={props.printingSince}
        now={props.now}
      />
    </div>
  )
}
