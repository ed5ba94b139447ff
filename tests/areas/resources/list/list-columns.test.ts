import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * The columns that the catalogue gives each list beside its name and code, and those hidden until they are chosen. The contract
 * does not know them, so they are read from the page. A name made of several fields stands for them.
 */
const lists: readonly (readonly [file: string, shown: string, hidden?: string])[] = [
  [
    'masters/centres',
    'countryId city capacity contractEnd',
    'legalName timezoneId email phone website principalContactId examsContactId contractStart',
  ],
  ['masters/centre-groups', 'yearId curriculumId noOfGroups groups'],
  ['masters/years', 'startDate endDate isCurrent'],
  ['masters/intakes', 'intakeCode startYear registrationFrom registrationTo teachingDates'],
  ['masters/programs', 'programCode programShortName level durationWeeks semesters'],
  ['masters/streams', 'streamCode programId minModules maxModules'],
  ['masters/modules', 'moduleCode programId colourId versions credits'],
  ['masters/submodules', 'moduleId versions weight durationMinutes'],
  ['masters/universities', 'universityCode shortName countryId city institutionTypeId', 'ucasProviderCode'],
  ['masters/curricula', 'curriculumCode programId yearId selectionFrom selectionTo', 'customRequestsTo'],
  ['masters/subcurricula', 'subcurriculumCode curriculumId streamId semester moduleIds'],
  ['masters/combos', 'comboCode curriculumId moduleIds studentCount'],
  ['courses/courses', 'courseCode institutionId qualificationId degreeId durationMonths feeMinor validTo', 'ucasCode applyBy'],
  ['universities/relations', 'countryId contractStatusId contractStart contractEnd accountManagerId'],
  ['universities/contacts', 'email institutionId jobTitle countryId userId', 'phone mobile'],
  ['universities/documents', 'institutionId documentType file validFrom validTo'],
  ['universities/staging', 'countryId city email website source sourceId matchIds assigneeId stagingStatus'],
  ['centres/staging', 'countryId city email website source sourceId matchIds assigneeId stagingStatus'],
  ['selection/offers', 'offerName yearId selectionFrom selectionTo maxCombos selectionStatus'],
  ['selection/selections', 'selectionName yearId steps decision confirmedBy confirmedAt selectionStatus'],
  ['selection/custom-requests', 'title requestCode centreSelectionId reason requestStatus'],
  ['people/users', 'fullName typeId roleId lastSignIn', 'centreId institutionId studentId'],
  ['people/roles', 'typeId description userCount'],
  ['people/menu-modules', 'componentId parentContactType parentModuleId order routes iconsName'],
  ['people/contact-groups', 'groupTypeId memberCount ownerContactId'],
  ['people/contacts', 'email contactTypeId centreId institutionId jobTitle countryId userId', 'phone mobile'],
  [
    'people/contact-staging',
    'email contactTypeId centreId institutionId jobTitle countryId source matchContactId assigneeId stagingStatus',
    'phone mobile',
  ],
]

const wordsOf = (words: string): readonly string[] => words.split(' ').filter(Boolean)

/** The names in a list of a component, `columns={['a', 'b']}`; none where it has no such list. */
const namesIn = (code: string, list: 'columns' | 'hidden'): readonly string[] => {
  const [, names = ''] = new RegExp(`\\b${list}=\\{\\[([^\\]]*)\\]`).exec(code) ?? []
  return [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
}

it.each(lists)('the list of %s has its columns, and hides no others at first', (file, shown = '', hidden = '') => {
  const [, list = ''] = readFileSync(`src/${file}.tsx`, 'utf8').split('<RecordList')
  const [columns, hides] = [namesIn(list, 'columns'), namesIn(list, 'hidden')]
  expect(wordsOf(`${shown} ${hidden}`).filter((name) => !columns.includes(name))).toEqual([])
  expect(wordsOf(shown).filter((name) => hides.includes(name))).toEqual([])
  expect(wordsOf(hidden).filter((name) => !hides.includes(name))).toEqual([])
})
