import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { CivilDate } from '#machines/time/civil.ts'
import { plainText } from '#src/resources/plain-text.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { formatCivil, namedDate } from '#src/time/civil-date.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { useServices } from '#src/api/services.tsx'
import { eventTexts } from './event-texts.ts'
import { daysOfEvent } from './event-days.ts'

const texts = eventTexts.scope

interface ScopeChoiceProps {
  readonly page: RecordPage & { readonly pathId: string }
  readonly record: StoredRecord
  /** The day that was opened; null where it was the series. */
  readonly on: CivilDate | null
  readonly question: string
  /** What the button is called that goes on. */
  readonly proceed: string
  readonly isBusy?: boolean
  /** Why the last try failed. */
  readonly notice?: ReactNode
  onChoose(scope: Scope, day: CivilDate): void
}

/** What of a series is meant: a day, that one and all later ones, or all of it. */
export type Scope = 'this' | 'following' | 'all'
const scopes: readonly Scope[] = ['this', 'following', 'all']

/** Asks what of a series is meant. */
export function ScopeChoice({ page, record, on, question, proceed, isBusy = false, notice, onChoose }: ScopeChoiceProps) {
  const { clock } = useServices()
  const days = daysOfEvent(record)
  const [day, setDay] = useState<CivilDate>(() =>
    on !== null && days.includes(on) ? on : (days.find((one) => one >= clock.today()) ?? days[0] ?? ''),
  )
  const [scope, setScope] = useState<Scope>(on === null ? 'all' : 'this')
  const rhythm = eventTexts.repeats(plainText(record.fields['recurrence']), formatCivil(plainText(record.fields['recurUntil'])))
  return (
    <>
      <PageHeader title={question} breadcrumbs={page.breadcrumbs(record.name)} />
      <div className={css({ display: 'grid', gap: '5', justifyItems: 'start', px: { base: '4', md: '5', lg: '7' }, maxWidth: 'form' })}>
        <p>{texts.about(record.name, rhythm)}</p>
        <Segmented
          label={question}
          options={scopes.map((value) => ({ value, label: texts[value] }))}
          value={scope}
          onChange={(to) => setScope(scopes.find((one) => one === to) ?? 'all')}
        />
        {scope !== 'all' && (
          <SelectField
            label={texts.day}
            options={days.map((value) => ({ value, label: namedDate(value) }))}
            value={day}
            onValueChange={setDay}
          />
        )}
        {notice}
        <Button variant="primary" isBusy={isBusy} onClick={() => onChoose(scope, day)}>
          {proceed}
        </Button>
      </div>
    </>
  )
}
