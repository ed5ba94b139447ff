import { useState } from 'react'
import { css } from 'styled-system/css'
import { reportParameters, type ReportName, type ReportParameter } from '#openapi/reports/report-names.ts'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { groupsOfReport, parametersOf, type ReportChoice } from './report-address.ts'
import { reportTexts as texts } from './texts.ts'

interface ReportParametersProps {
  readonly report: ReportName
  readonly choice: ReportChoice
  /** yyyy-MM-dd. */
  readonly today: string
  onChoice(choice: ReportChoice): void
}

/** What each parameter of ids names. */
const references: Readonly<Partial<Record<ReportParameter, readonly [of: ResourceName, label: string, isSingle: boolean]>>> = {
  studentId: ['Student', texts.student, true],
  resultIntakeId: ['ResultSet', texts.set, true],
  deliveryId: ['Delivery', texts.delivery, true],
  centreIds: ['Centre', texts.centre, false],
  moduleIds: ['Module', texts.module, false],
  yearId: ['Year', texts.year, true],
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  px: { base: '4', md: '5', lg: '7' },
  pb: '4',
  '@media print': { display: 'none' },
})
const wide = css({ flex: '1 1 150px', maxWidth: { md: '280px' }, minWidth: '0' })
const narrow = css({ flex: { base: '1 1 150px', md: '0 1 180px' }, minWidth: '0' })

/** A day as it is typed; the report follows once it is one, or empty. */
function DayParameter({ label, day, today, onDay }: { label: string; day: string; today: string; onDay(day: string): void }) {
  const [typed, setTyped] = useState(formatCivil(day))
  const [seen, setSeen] = useState(day)
  if (seen !== day) {
    setSeen(day)
    setTyped(formatCivil(day))
  }
  return (
    <DateField
      label={label}
      value={typed}
      today={today}
      error={typed === '' || parseEntry(typed) !== null ? null : 'Invalid Date'}
      onValueChange={(text) => {
        setTyped(text)
        const entered = text === '' ? '' : parseEntry(text)
        if (entered !== null) onDay(entered)
      }}
    />
  )
}

/** The choices that a report is narrowed by. */
export function ReportParameters({ report, choice, today, onChoice }: ReportParametersProps) {
  const set = (name: ReportParameter, value: string) => onChoice({ ...choice, [name]: value })
  const known = reportParameters.filter((name) => parametersOf[report].includes(name))
  return (
    <div className={bar}>
      {known.map((name) => {
        const reference = references[name]
        if (reference) {
          const [of, label, isSingle] = reference
          const { path } = resourceCalls[of]
          const ids = (choice[name] ?? '').split(',').flatMap((id) => (id === '' ? [] : [Number(id)]))
          return (
            <div key={name} className={wide}>
              <LaterRecordPicker
                label={label}
                of={of}
                path={path}
                isSingle={isSingle}
                value={ids}
                names={{}}
                onChange={(chosen) => set(name, chosen.join(','))}
              />
            </div>
          )
        }
        if (name === 'by')
          return (
            <SelectField
              key={name}
              label={texts.by}
              options={(groupsOfReport[report] ?? []).map((value) => ({ value, label: texts.groups[value] }))}
              value={choice.by ?? groupsOfReport[report]?.[0] ?? ''}
              onValueChange={(by) => set(name, by)}
            />
          )
        if (name === 'atRisk' || name === 'compare')
          return (
            <Switch
              key={name}
              label={texts[name]}
              offLabel="No"
              onLabel="Yes"
              checked={choice[name] === '1'}
              onChange={(isOn) => set(name, isOn ? '1' : '')}
            />
          )
        return (
          <div key={name} className={narrow}>
            <DayParameter
              label={name === 'from' ? texts.from : texts.to}
              day={choice[name] ?? ''}
              today={today}
              onDay={(day) => set(name, day)}
            />
          </div>
        )
      })}
    </div>
  )
}
