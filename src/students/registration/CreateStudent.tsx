import { useLocation } from 'wouter'
import { student } from '#openapi/generated/resources/students/student.ts'
import { studentErrors } from '#openapi/students/student-checks.ts'
import { defaultYear } from '#src/api/constants.ts'
import { useServices } from '#src/api/services.tsx'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { Stepper } from '#src/ui/navigation/stepper.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { registrationTexts as texts } from './texts.ts'
import { ContactFields, NamedFieldFocus, PersonFields, PlaceFields } from './StudentFields.tsx'
import { Twins } from './Twins.tsx'
import { nextStep, placeIn, shownSteps, wizardPath, wizardSteps, type WizardPlace } from './wizard.ts'

const LaterSteps = lazyComponent(async () => (await import('./LaterSteps.tsx')).LaterSteps)

const searchText = (search: string) => search

/** A new registration, step by step. The first step stores the draft, the others add to it. */
export function CreateStudent(page: RecordPage) {
  const { codec } = useServices()
  const [, navigate] = useLocation()
  const place = placeIn(useFromSearch(searchText))
  const title = recordTexts.create(student)
  const studentId = place.student === null ? null : codec.decrypt(place.student)
  if (place.student !== null && studentId === null) return <NoSuchRecord rules={student} page={page} />
  const head = (
    <>
      <PageHeader title={title} breadcrumbs={page.breadcrumbs(title)} />
      <Stepper
        label={texts.wizard}
        steps={shownSteps(place)}
        onSelect={(index) => navigate(wizardPath({ ...place, step: wizardSteps[index] ?? 'student' }))}
      />
    </>
  )
  if (place.step !== 'student' && place.step !== 'contact' && studentId !== null && place.student !== null)
    return (
      <LazyBoundary fallback={<PagePlaceholder />}>
        <LaterSteps key={place.step} page={page} step={place.step} head={head} studentId={studentId} studentKey={place.student} />
      </LazyBoundary>
    )
  return <StudentStep key={`${place.step} ${place.student ?? ''}`} page={page} place={place} head={head} />
}

interface StudentStepProps {
  readonly page: RecordPage
  readonly place: WizardPlace
  readonly head: React.ReactNode
}

/** A step that is kept in the student's own record. */
function StudentStep({ page, place, head }: StudentStepProps) {
  const { clock } = useServices()
  const pathId = place.student ?? undefined
  return (
    <RecordEditor
      of={student}
      page={{ ...page, pathId }}
      head={head}
      saveLabel={texts.saveAndContinue}
      check={(given, stored) => studentErrors(given, stored, clock.today())}
      initial={{ yearId: defaultYear, placementType: 'Regular', accessArrangements: 'None' }}
      savedAt={(id) => wizardPath({ student: id, step: nextStep(place.step) })}
    >
      {(form) => (
        <>
          {place.step === 'contact' ? (
            <ContactFields form={form} />
          ) : (
            <>
              <PersonFields form={form}>
                {form.isNew && (
                  <Twins
                    firstName={form.values.firstName}
                    lastName={form.values.lastName}
                    dateOfBirth={form.values.dateOfBirth}
                    linkTo={page.linkTo}
                  />
                )}
              </PersonFields>
              <FormPart title={texts.parts.access}>
                <Fields of={form} names={['email']} />
              </FormPart>
              <PlaceFields form={form} isOfCentre={page.contactType === 'CENTER'} />
            </>
          )}
          <NamedFieldFocus />
        </>
      )}
    </RecordEditor>
  )
}
