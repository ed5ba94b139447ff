import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { countryNamed } from '../../lookups/places.ts'
import { studentIds } from './students.ts'

const students = studentIds.last - studentIds.first + 1
const count = 900
/** One school of each place that students come from, in the order of their seeds, with what it awards. */
const schools = [
  ['Accra High School', 'Ghana', ['WASSCE', 'BECE'], 'WAEC', 'B2'],
  ['上海中学', 'China', ['高考', '会考'], '教育部', '620'],
  ['مدرسة القاهرة الثانوية', 'Egypt', ['الثانوية العامة', 'الشهادة الإعدادية'], 'وزارة التربية', '92%'],
  ['Назарбаев мектебі', 'Kazakhstan', ['Мектеп аттестаты', 'ҰБТ'], 'БҒМ', '5'],
  ['केन्द्रीय विद्यालय', 'India', ['कक्षा 12', 'कक्षा 10'], 'CBSE', '88%'],
  ['โรงเรียนเตรียมอุดมศึกษา', 'Thailand', ['มัธยมศึกษาตอนปลาย', 'O-NET'], 'สพฐ.', '3.6'],
  ['경기고등학교', 'South Korea', ['고등학교 졸업', '수능'], '교육부', '2등급'],
  ['King’s College Lagos', 'Nigeria', ['WASSCE', 'NECO'], 'WAEC', 'A1'],
  ['Trường THPT Chu Văn An', 'Vietnam', ['Tốt nghiệp THPT', 'Học bạ THPT'], 'MOET', '8.6'],
  ['Llangefni Comprehensive', 'United Kingdom', ['A level Mathematics', 'GCSE English'], 'WJEC', 'B'],
] as const
/** The first students come from other places than their number says. */
const placesOfFirst: readonly number[] = [8, 1, 0, 4]
const tests = ['IELTS', 'IELTS', 'PTE', 'EAP'] as const

/** What a student has from school; some of the second grades are predicted. */
function academic(index: number, isSecond: boolean, { inDays }: SeedDays) {
  const place = placesOfFirst[index] ?? index % schools.length
  const [institutionName, country, titles, awardingBody, grade] = schools[place] ?? schools[0]
  const title = titles[isSecond ? 1 : 0]
  const isPredicted = isSecond && index % 7 === 3
  return {
    kind: 'Academic',
    institutionName,
    countryId: countryNamed(country),
    title,
    awardingBody,
    grade,
    completedOn: inDays(isPredicted ? 200 : -(100 + index)),
    isPredicted: isPredicted ? 1 : 0,
  } as const
}

/** A test of English; one in nine is older than two years. */
function english(index: number, { inDays }: SeedDays) {
  const testType = tests[index % tests.length] ?? 'IELTS'
  const score = (more: number) => (testType === 'IELTS' ? 5.5 + ((index + more) % 5) / 2 : 55 + ((index * 7 + more) % 40))
  return {
    kind: 'English test',
    testType,
    testDate: inDays(index % 9 === 4 ? -800 : -(20 + index)),
    reportNumber: `${testType}${String(100_000 + index * 37)}`,
    eap: score(0),
    reading: score(1),
    writing: score(2),
    listening: score(3),
    speaking: score(4),
  } as const
}

/** Two or three qualifications of each student: from school, of English, and a second one from school. */
export const qualificationSeeds = (days: SeedDays): SeedOf<'StudentQualification'>[] =>
  Array.from({ length: count }, (_, index): SeedOf<'StudentQualification'> => {
    const [round, student] = [Math.floor(index / students), index % students]
    return {
      id: index + 1,
      studentId: studentIds.first + student,
      ...(round === 1 ? english(student, days) : academic(student, round > 1, days)),
    }
  })
