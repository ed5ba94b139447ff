import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { instantText, nothing } from '#src/resources/fields/field-text.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import type { RowOf } from '#src/resources/resource-types.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { dayOf } from '#src/time/clock.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { audienceState } from './audience-state.ts'
import { countdown } from './countdown.ts'
import { audiences, type ReleaseTimes } from './audiences.ts'
import { releaseTexts as texts } from './texts.ts'

const lights = {
  Errors: { tone: 'danger', Icon: CircleAlert },
  Warnings: { tone: 'warning', Icon: TriangleAlert },
  Clear: { tone: 'success', Icon: CircleCheck },
} as const

/** The light of the release check. */
export function CheckLight({ value }: { readonly value: RowOf<'ResultSet'>['releaseCheck'] }) {
  if (value === undefined) return nothing
  const { tone, Icon } = lights[value]
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {value}
    </Badge>
  )
}

const muted = css({ textStyle: 'small', color: 'fg.muted' })

interface AudienceCellProps {
  readonly record: Pick<StoredRecord, 'fields'>
}

/** Whether an audience sees a set, or how long until it does. */
function AudienceCell({ record, time }: AudienceCellProps & { readonly time: keyof ReleaseTimes }) {
  const { clock } = useServices()
  const now = clock.now()
  const audience = audiences.find((one) => one.time === time) ?? audiences[0]
  const { state, at } = audienceState(record, audience, now)
  const left = at !== null && at > now ? countdown(at, now) : ''
  const date = at === null ? '' : formatCivil(dayOf(at))
  const [word, more] = {
    seen: [texts.seen, date],
    waiting: [left, at === null ? texts.noDate : instantText(record.fields[time])],
    hidden: [texts.hiddenNow, left || date],
    notReleased: [texts.notReleased, left || date || texts.noDate],
  }[state]
  return (
    <span className={css({ display: 'grid', fontVariantNumeric: 'tabular-nums' })}>
      <span>{word} </span>
      <span className={muted}>{more}</span>
    </span>
  )
}

const UniversitiesCell = ({ record }: AudienceCellProps) => <AudienceCell record={record} time="releaseUniversities" />
const CentresCell = ({ record }: AudienceCellProps) => <AudienceCell record={record} time="releaseCentres" />
const StudentsCell = ({ record }: AudienceCellProps) => <AudienceCell record={record} time="releaseStudents" />

/** The cells about the release in the list of sets. */
export const releaseCells = {
  releaseCheck: CheckLight,
  releaseUniversities: UniversitiesCell,
  releaseCentres: CentresCell,
  releaseStudents: StudentsCell,
} as const
