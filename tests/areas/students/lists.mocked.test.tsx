import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import { applications } from '#src/applications/applications.tsx'
import { centerRegistrations } from '#src/centres/registration/center-registrations.tsx'
import { clearingEntries } from '#src/clearing/entries.tsx'
import { clearingOffers } from '#src/clearing/offers.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resultEnquiries } from '#src/results/enquiries.tsx'
import { resultSets } from '#src/results/result-sets.tsx'
import { results } from '#src/results/results.tsx'
import { academicDetails } from '#src/students/academic-details.tsx'
import { centerOperations } from '#src/students/center-operations.tsx'
import { studentCurricula } from '#src/students/curricula.tsx'
import { directPlacements } from '#src/students/direct-placements.tsx'
import { studentDocuments } from '#src/students/documents.tsx'
import { enrollments } from '#src/students/enrollments.tsx'
import { leads } from '#src/students/leads.tsx'
import { studentQualifications } from '#src/students/qualifications.tsx'
import { students } from '#src/students/students.tsx'
import { ucasImports } from '#src/ucas/imports.tsx'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

interface Shown {
  readonly of: ResourceRules
  readonly columns: readonly string[]
  readonly hidden?: readonly string[]
  readonly filters?: readonly string[]
}

const drawn: Shown[] = []

vi.mock('#src/resources/list/RecordList.tsx', () => ({
  RecordList: (props: Shown) => {
    drawn.push(props)
    return null
  },
}))

afterEach(() => {
  drawn.length = 0
})

/** The lists by their resources; a list that shares its address with another view is asked for. */
const lists: readonly (readonly [name: ResourceName, pages: { readonly list: React.ComponentType<RecordPage> }])[] = [
  ['Lead', leads],
  ['Student', students],
  ['StudentCurriculum', studentCurricula],
  ['StudentQualification', studentQualifications],
  ['StudentDocument', studentDocuments],
  ['DirectPlacement', directPlacements],
  ['CenterRegistration', centerRegistrations],
  ['CenterOperation', centerOperations],
  ['Enrollment', enrollments],
  ['AcademicDetail', academicDetails],
  ['Application', applications],
  ['ClearingEntry', clearingEntries],
  ['ClearingOffer', clearingOffers],
  ['ResultSet', resultSets],
  ['Result', results],
  ['ResultEnquiry', resultEnquiries],
  ['UcasImport', ucasImports],
]

/** What the tabs above a list narrow it by. */
const byTabs: Partial<Record<ResourceName, readonly string[]>> = { Application: ['stage', 'decidedBy'] }

/**
 * The columns that the catalogue gives each list, and those hidden until they are chosen. The contract does not know them. A name
 * made of several fields stands for them.
 */
const columns: Partial<Record<ResourceName, readonly [shown: string, hidden?: string]>> = {
  Lead: ['fullName email countryId nationalityId centreId programId intakeId source ownerContactId followUpOn state', 'mobile'],
  Student: [
    'fullName studentRef preferredName email mobile centreId yearId ucasId paymentLabel status',
    'dateOfBirth countryId stateId addressLine1 addressLine2 city postCode',
  ],
  StudentCurriculum: ['studentCurriculumName yearId curriculumId programId streamId pathwayId intakeId semesterId'],
  StudentQualification: [
    'qualificationName awardingBody institutionName countryId completedOn grade testType testDate reportNumber eap reading writing listening speaking',
  ],
  StudentDocument: ['documentName file reviewComment reviewState'],
  DirectPlacement: ['placementName courseId intakeId deliveryMode route reference appliedOn decision replyBy reply adviserContactId'],
  CenterRegistration: [
    'centreName legalName registrationNumber countryId city address postCode timezoneId email phone website contractStart contractEnd status',
    'principalName principalEmail examsOfficerName examsOfficerEmail',
  ],
  CenterOperation: ['title centreId yearId operationType dueOn contactId state'],
  Enrollment: ['enrollmentName version examBlockId testBlockId attempt enrolledOn state'],
  AcademicDetail: ['detailName semesterId attendance courseworkMark predictedMark predictedGrade status'],
  Application: ['applicationName stepsDone choices status'],
  ClearingEntry: ['clearingName reason subjects points state'],
  ClearingOffer: ['offerName courseId offeredOn expiresOn state'],
  ResultSet: [
    'resultSetName kind mainSetId yearId intakeId examBlockId testBlockId releaseUniversities releaseCentres releaseStudents validationFlag rowsTotal rowsMissing status',
  ],
  Result: ['resultName resultIntakeId version attempt rawMark moderatedMark finalMark grade points outcome'],
  ResultEnquiry: ['enquiryName service outcomeMark explanation state'],
  UcasImport: ['fileName yearId rowsTotal rowsMatched rowsFailed updatedBy state'],
}

const wordsOf = (words: string): readonly string[] => words.split(' ').filter(Boolean)

/** What the list of a resource is given. */
async function open(name: ResourceName, List: React.ComponentType<RecordPage>): Promise<Shown> {
  const at = pageAt('/list', 'List', '1')
  await render(
    <Served answers={{}} path="/list?view=list">
      <List {...at} />
    </Served>,
  )
  await expect.poll(() => drawn.length, { timeout: 10_000 }).toBeGreaterThan(0)
  const [shown = expect.unreachable()] = drawn
  expect(shown.of.name).toBe(name)
  return shown
}

it.each(lists)('the list of %s can be narrowed by every field that the contract lets it be', async (name, { list }) => {
  const { filters = [] } = await open(name, list)
  const fields: Readonly<Record<string, FieldRules>> = resourceRules[name].fields
  const narrowing = Object.keys(fields).filter((field) => fields[field]?.filtered && !byTabs[name]?.includes(field))
  expect(narrowing.filter((field) => !filters.includes(field))).toEqual([])
})

it.each(lists)('the list of %s shows its columns, and hides at first those that the catalogue hides', async (name, { list }) => {
  const given = await open(name, list)
  const [shown = '', left = ''] = columns[name] ?? []
  expect(wordsOf(`${shown} ${left}`).filter((column) => !given.columns.includes(column))).toEqual([])
  expect(wordsOf(shown).filter((column) => given.hidden?.includes(column))).toEqual([])
  expect(wordsOf(left).filter((column) => !given.hidden?.includes(column))).toEqual([])
})
