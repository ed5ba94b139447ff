import { useState } from 'react'
import { intake } from '#openapi/generated/resources/masters/intake.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { TeachingDateCount } from './teaching/TeachingDateCount.tsx'
import { TeachingDates } from './teaching/TeachingDates.tsx'
import { masterTexts as texts } from './texts.ts'

const TeachingBars = lazyComponent(async () => (await import('./teaching/TeachingBars.tsx')).TeachingBars, { isOptional: true })

const IntakeList = (page: RecordPage) => (
  <RecordList
    of={intake}
    page={page}
    columns={['intakeName', 'intakeCode', 'startYear', 'registrationFrom', 'registrationTo', 'teachingDates', 'status']}
    filters={['startYear', 'isLate']}
    cells={{ teachingDates: TeachingDateCount }}
  />
)

/** The year in which an intake starts; another year removes the teaching dates, after a confirmation. */
function StartYear({ form }: { form: RecordFormState<'Intake'> }) {
  const [year, setYear] = useState<number | null>(null)
  return (
    <>
      <Field
        of={form}
        name="startYear"
        onChange={(wanted) =>
          form.values.teachingDates.length === 0 || wanted === null ? form.set({ startYear: wanted }) : setYear(wanted)
        }
      />
      <ConfirmDialog
        open={year !== null}
        title={texts.changeStartYear}
        onConfirm={() => {
          form.set({ startYear: year, teachingDates: [] })
          setYear(null)
        }}
        onCancel={() => setYear(null)}
      />
    </>
  )
}

const IntakeForm = (page: RecordPage) => (
  <RecordEditor of={intake} page={page}>
    {(form) => (
      <>
        <FormPart title="Intake">
          <Fields of={form} names={['intakeName', 'intakeCode']} />
          <StartYear form={form} />
          <Fields of={form} names={['isLate']} />
        </FormPart>
        <FormPart title="Registration">
          <Fields of={form} names={['registrationFrom', 'registrationTo']} />
        </FormPart>
        <FormPart title="Teaching">
          <TeachingDates form={form} page={page} />
          <LazyBoundary fallback={null}>
            <TeachingBars form={form} />
          </LazyBoundary>
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const IntakeView = (page: RecordPage) => <RecordView of={intake} page={page} />

export const intakes = resourcePages(intake, { list: IntakeList, form: IntakeForm, view: IntakeView })
