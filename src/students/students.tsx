import { BadgeCheck, Send } from 'lucide-react'
import { useState } from 'react'
import { student } from '#openapi/generated/resources/students/student.ts'
import { studentErrors } from '#openapi/student-checks.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { css } from 'styled-system/css'
import { studentTexts as texts } from './texts.ts'

const StudentTab = lazyComponent(async () => (await import('./StudentTab.tsx')).StudentTab)

/** A UCAS ID in the groups in which it is read out. */
const UcasId = ({ value }: { readonly value: string | undefined }) =>
  value === undefined ? '—' : value.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')

/** A passport number behind a press: others may see the screen. */
function PassportNumber({ value }: { readonly value: string | undefined }) {
  const [isShown, setShown] = useState(false)
  if (value === undefined) return '—'
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      {isShown ? value : '••••••'}
      <Button size="sm" onClick={() => setShown(!isShown)}>
        {isShown ? texts.hide : texts.reveal}
      </Button>
    </span>
  )
}

const cells = { ucasId: UcasId, passportNumber: PassportNumber }

const StudentList = (page: RecordPage) => (
  <RecordList
    of={student}
    page={page}
    columns={[
      'fullName',
      'studentRef',
      'preferredName',
      'email',
      'dateOfBirth',
      'mobile',
      'countryId',
      'centreId',
      'yearId',
      'ucasId',
      'paymentLabel',
      'status',
    ]}
    hidden={['preferredName', 'dateOfBirth', 'mobile', 'countryId', 'yearId', 'ucasId', 'paymentLabel']}
    filters={[
      'centreId',
      'yearId',
      'nationalityId',
      'countryId',
      'genderId',
      'placementType',
      'accessArrangements',
      'paymentLabel',
      'registeredOn',
    ]}
    cells={cells}
  />
)

/** The form of a registration. The centre is fixed for its own people. */
function StudentForm(page: RecordPage) {
  const { clock } = useServices()
  return (
    <RecordEditor of={student} page={page} check={(given) => studentErrors(given, clock.today())}>
      {(form) => (
        <>
          <FormPart title="Student">
            <Fields
              of={form}
              names={[
                'firstName',
                'lastName',
                'preferredName',
                'dateOfBirth',
                'genderId',
                'nationalityId',
                'secondNationalityId',
                'countryOfBirthId',
                'passportNumber',
                'passportExpiry',
              ]}
            />
          </FormPart>
          <FormPart title="Contact">
            <Fields of={form} names={['email', 'mobile']} />
            <Field of={form} name="countryId" onChange={(countryId) => form.set({ countryId, stateId: null })} />
            <Field of={form} name="stateId" narrow={{ countryId: form.values.countryId }} />
            <Fields of={form} names={['addressLine1', 'addressLine2', 'city', 'postCode']} />
          </FormPart>
          <FormPart title="Emergency contact">
            <Fields of={form} names={['emergencyName', 'emergencyRelation', 'emergencyPhone']} />
          </FormPart>
          <FormPart title="Registration">
            {page.contactType !== 'CENTER' && <Field of={form} name="centreId" />}
            <Fields of={form} names={['yearId', 'placementType', 'ucasId', 'accessArrangements']} />
            {form.values.accessArrangements === 'Other' && <Field of={form} name="accessDetails" />}
          </FormPart>
          <p className={css({ color: 'fg.muted' })}>{texts.needs}</p>
        </>
      )}
    </RecordEditor>
  )
}

function StudentView(page: RecordPage) {
  const { api, codec } = useServices()
  return (
    <RecordView
      of={student}
      page={page}
      facts={['studentRef', 'centreId', 'yearId', 'paymentLabel']}
      parts={{
        Student: [
          'preferredName',
          'dateOfBirth',
          'genderId',
          'nationalityId',
          'secondNationalityId',
          'countryOfBirthId',
          'passportNumber',
          'passportExpiry',
        ],
        Contact: ['email', 'mobile', 'addressLine1', 'addressLine2', 'city', 'postCode', 'stateId', 'countryId'],
        'Emergency contact': ['emergencyName', 'emergencyRelation', 'emergencyPhone'],
        Registration: ['placementType', 'ucasId', 'accessArrangements', 'accessDetails'],
      }}
      cells={cells}
      acts={[
        {
          act: 'own:register',
          label: texts.register,
          icon: <BadgeCheck size={16} aria-hidden />,
          from: [8],
          permission: 'Publish',
          run: async (id) => (await import('./student-calls.ts')).registerStudent(api, codec, student, id),
        },
        {
          act: 'own:link',
          label: texts.sendLink,
          icon: <Send size={16} aria-hidden />,
          from: [2, 9, 10, 8, 11, 1],
          run: async (id) => (await import('./student-calls.ts')).sendLink(api, student, { studentId: Number(id) }),
        },
      ]}
    >
      <ViewTab id="curricula" title="Curriculum" needs="StudentCurriculum">
        <StudentTab id="curricula" />
      </ViewTab>
      <ViewTab id="qualifications" title="Qualifications" needs="StudentQualification">
        <StudentTab id="qualifications" />
      </ViewTab>
      <ViewTab id="documents" title="Documents" needs="StudentDocument">
        <StudentTab id="documents" />
      </ViewTab>
      <ViewTab id="enrolments" title="Enrolments" needs="Enrollment">
        <StudentTab id="enrolments" />
      </ViewTab>
      <ViewTab id="academic-details" title="Academic Details" needs="AcademicDetail">
        <StudentTab id="academicDetails" />
      </ViewTab>
    </RecordView>
  )
}

export const students = resourcePages(student, { list: StudentList, form: StudentForm, view: StudentView })
