import { css } from 'styled-system/css'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { RecordPicker } from '#src/resources/form/RecordPicker.tsx'
import { listedZones } from '#src/time/reader-zone.ts'
import { filterCount, type CalendarAddress } from './calendar-address.ts'
import { calendarTexts as texts } from './texts.ts'

interface CalendarFiltersProps {
  readonly address: CalendarAddress
  readonly isStaff: boolean
  onChange(change: Partial<CalendarAddress>): void
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr)) auto' },
  gap: '3',
  alignItems: 'end',
  px: { base: '4', md: '5', lg: '7' },
  pb: '4',
  _print: { display: 'none' },
})
const types = [{ value: '', label: texts.allTypes }, ...event.fields.eventType.choices.map(({ value, label }) => ({ value, label }))]
const zones = [{ value: '', label: texts.noZone }, ...listedZones]
const listed = (id: number | null) => (id === null ? [] : [id])

/** The filters of the calendar, and the second time zone in which times are shown. */
export const CalendarFilters = ({ address, isStaff, onChange }: CalendarFiltersProps) => (
  <div className={grid}>
    <SelectField label={texts.type} options={types} value={address.eventType} onValueChange={(eventType) => onChange({ eventType })} />
    {isStaff && (
      <RecordPicker
        label={texts.centre}
        of="Centre"
        path={resourceCalls.Centre.path}
        names={{}}
        isSingle={false}
        value={address.centreIds}
        onChange={(centreIds) => onChange({ centreIds })}
      />
    )}
    <RecordPicker
      label={texts.examBlock}
      of="Examblock"
      path={resourceCalls.Examblock.path}
      names={{}}
      isSingle
      value={listed(address.examBlockId)}
      onChange={([examBlockId = null]) => onChange({ examBlockId })}
    />
    <RecordPicker
      label={texts.testBlock}
      of="Testblock"
      path={resourceCalls.Testblock.path}
      names={{}}
      isSingle
      value={listed(address.testBlockId)}
      onChange={([testBlockId = null]) => onChange({ testBlockId })}
    />
    <SelectField label={texts.secondZone} options={zones} value={address.second} onValueChange={(second) => onChange({ second })} />
    {filterCount(address) > 0 && (
      <Button onClick={() => onChange({ eventType: '', centreIds: [], examBlockId: null, testBlockId: null })}>{texts.clearFilters}</Button>
    )}
  </div>
)
