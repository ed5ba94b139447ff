import { encryptId } from '../id-codec.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { textOf } from '../resources/engine/values.ts'
import { RecordRefusal } from '../resources/engine/refusal.ts'
import { analysed, limits, type Analysed, type ReasonKind, type Standing } from './at-risk.ts'
import { allMarks, bestMarks, type Mark } from './reach.ts'
import {
  chart,
  differenceText,
  distribution,
  fewText,
  gapText,
  groupsOf,
  highestOf,
  inPercent,
  isSmall,
  markText,
  mean,
  middleHalf,
  ofGroup,
  rounded,
  shareText,
  tenNames,
  type Asked,
  type Report,
} from './report.ts'

const defined = (numbers: readonly (number | undefined)[]): number[] => numbers.filter((one) => one !== undefined)

const averages = (standings: readonly Standing[]) => ({
  attendance: mean(defined(standings.map(({ detail }) => detail?.attendance))),
  coursework: mean(defined(standings.map(({ detail }) => detail?.coursework))),
  predicted: mean(defined(standings.map(({ detail }) => detail?.predicted))),
  achieved: mean(defined(standings.map(({ mark }) => mark?.mark))),
})

const allStudents = 'All students'

/** The best marks of the students of all centres, by module; without modules with so few marks that a mean would tell single ones. */
function allByModule({ moduleIds }: Asked, store: PersonalStore): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  for (const { moduleId, mark } of bestMarks(allMarks(store)))
    if (moduleIds.length === 0 || moduleIds.includes(moduleId)) found.set(moduleId, [...(found.get(moduleId) ?? []), mark])
  return new Map([...found].filter(([, marks]) => !isSmall(store, marks.length)))
}

/** By how much the marks of some standings differ from those of all in the same modules, on average. */
function againstAll(standings: readonly Standing[], all: ReadonlyMap<number, readonly number[]>): number | null {
  const gaps = standings.flatMap(({ moduleId, mark }) => {
    const others = mean(all.get(moduleId) ?? [])
    return mark && others !== null ? [mark.mark - others] : []
  })
  return rounded(mean(gaps))
}

/** The predicted and the achieved mark of each student, over the modules that have both. */
function predictions(shown: readonly Analysed[], store: PersonalStore) {
  const known = shown.flatMap(({ learner, standings }) => {
    const both = standings.flatMap(({ detail, mark }) => (detail && mark ? [{ predicted: detail.predicted, achieved: mark.mark }] : []))
    const [predicted, achieved] = [mean(both.map((one) => one.predicted)), mean(both.map((one) => one.achieved))]
    return predicted === null || achieved === null ? [] : [{ name: learner.name, predicted, achieved }]
  })
  const pairs = isSmall(store, known.length) ? [] : known
  return chart({
    title: 'Predicted and achieved mark of each student',
    summary: pairs.length === 0 ? 'No marks are shown.' : gapText(rounded(mean(pairs.map((one) => one.achieved - one.predicted)))),
    kind: 'scatter',
    points: pairs.map(({ name }) => name),
    series: [
      { name: 'Predicted', values: pairs.map(({ predicted }) => rounded(predicted)) },
      { name: 'Achieved', values: pairs.map(({ achieved }) => rounded(achieved)) },
    ],
  })
}

/** The place of a mark among those of the same module and set. */
function placeText(mark: Mark | undefined, store: PersonalStore): string {
  if (!mark) return '–'
  const cohort = allMarks(store).filter(({ moduleId, setId }) => moduleId === mark.moduleId && setId === mark.setId)
  if (isSmall(store, cohort.length)) return fewText
  return `${cohort.filter((one) => one.mark > mark.mark).length + 1} of ${cohort.length}`
}

/** The mean marks of each set, of some students and of all. */
function trend(ids: ReadonlySet<number>, name: string, store: PersonalStore) {
  const all = allMarks(store)
  const own = all.filter(({ studentId }) => ids.has(studentId))
  const fieldsOfSet = (setId: number) => store.db.records('ResultSet').find(setId)?.fields ?? {}
  // Sets without a release date come last.
  const day = (setId: number) => textOf(fieldsOfSet(setId)['releaseCentres']) || '9999'
  const sets = [...new Set(own.map(({ setId }) => setId))]
    // Marks of resits are capped, and would look like a fall.
    .filter((setId) => fieldsOfSet(setId)['kind'] === 'Main')
    .toSorted((one, other) => (day(one) < day(other) ? -1 : 1))
  const meanOf = (marks: readonly Mark[], setId: number) => {
    const found = marks.filter((one) => one.setId === setId)
    const students = new Set(found.map(({ studentId }) => studentId)).size
    return { students, mean: rounded(mean(found.map((one) => one.mark))) }
  }
  const values = sets.map((setId) => {
    const { students, mean: found } = meanOf(own, setId)
    return ids.size === 1 ? found : ofGroup(store, students, found)
  })
  const [first, last] = [values.find((one) => one !== null) ?? null, values.findLast((one) => one !== null) ?? null]
  const change = first === null || last === null ? null : rounded(last - first)
  return chart({
    title: 'Mean mark by set',
    summary:
      change === null || sets.length < 2
        ? 'There are not two sets to compare.'
        : change === 0
          ? 'The mean is the same as in the first set.'
          : `The mean is ${Math.abs(change).toFixed(1)} points ${change > 0 ? 'higher' : 'lower'} than in the first set.`,
    kind: 'lines',
    points: sets.map((setId) => store.named('ResultSet', setId)),
    series: [
      { name, values },
      { name: allStudents, values: sets.map((setId) => ofGroup(store, meanOf(all, setId).students, meanOf(all, setId).mean)) },
    ],
  })
}

const againstColumn = { name: 'Against all', isNumber: 1 } as const

const reasonNames: Readonly<Record<ReasonKind, string>> = {
  attendance: `Attendance below ${limits.attendance}`,
  coursework: `Coursework below ${limits.coursework}`,
  predicted: 'Predicted two grades above achieved',
}

/** How one student stands in each module. */
function ofStudent({ learner, standings, reasons }: Analysed, asked: Asked, store: PersonalStore): ReturnType<Report> {
  const all = asked.compare ? allByModule(asked, store) : null
  const { attendance, achieved } = averages(standings)
  const names = standings.map(({ moduleName }) => moduleName)
  const predicted = standings.map(({ detail }) => detail?.predicted ?? null)
  const marks = standings.map(({ mark }) => mark?.mark ?? null)
  const best = highestOf(names, marks)
  return {
    subject: `${learner.name}, ${store.named('Centre', learner.centreId ?? 0)}`,
    figures: [
      { name: 'Modules', value: String(standings.length), note: '' },
      { name: 'Attendance', value: shareText(attendance === null ? null : Math.round(attendance)), note: 'mean' },
      { name: 'Achieved', value: markText(achieved), note: 'mean mark' },
      { name: 'Reasons to be at risk', value: String(reasons.length), note: '' },
    ],
    series: [
      chart({
        title: 'Predicted and achieved by module',
        summary: best === null ? 'No mark is known yet.' : `The best mark is ${best[1].toFixed(1)}, in ${best[0]}.`,
        kind: 'bars',
        points: names,
        series: [
          { name: 'Predicted', values: predicted },
          { name: 'Achieved', values: marks },
          ...(all ? [{ name: allStudents, values: standings.map(({ moduleId }) => rounded(mean(all.get(moduleId) ?? []))) }] : []),
        ],
      }),
      trend(new Set([learner.id]), learner.name, store),
    ],
    columns: [
      { name: 'Module', isNumber: 0 },
      { name: 'Attendance', isNumber: 1 },
      { name: 'Coursework', isNumber: 1 },
      { name: 'Predicted', isNumber: 1 },
      { name: 'Achieved', isNumber: 1 },
      ...(all ? [againstColumn] : []),
      { name: 'Grade', isNumber: 0 },
      { name: 'Place', isNumber: 1 },
      { name: 'At risk', isNumber: 0 },
    ],
    rows: standings.map(({ moduleId, moduleName, detail, mark, reasons: own }) => ({
      cells: [
        moduleName,
        shareText(detail?.attendance ?? null),
        markText(detail?.coursework ?? null),
        markText(detail?.predicted ?? null),
        markText(mark?.mark ?? null),
        ...(all ? [differenceText(againstAll([{ moduleId, moduleName, detail, mark, reasons: own }], all))] : []),
        mark?.grade ?? '–',
        placeText(mark, store),
        own.map(({ text }) => text).join('; '),
      ],
    })),
  }
}

function subjectOf({ centreIds, moduleIds, yearId, atRisk }: Asked, store: PersonalStore): string {
  const parts = [
    yearId === 0 ? 'All years' : store.named('Year', yearId),
    ...centreIds.map((id) => store.named('Centre', id)),
    ...moduleIds.map((id) => store.named('Module', id)),
    ...(atRisk ? ['at risk only'] : []),
  ]
  return parts.join(', ')
}

/** How students stand: one with each module, or those of a centre, a module or a year. */
export const studentAnalysis: Report = (asked, store) => {
  const all = analysed(asked, store)
  if (asked.studentId !== 0) {
    const [one] = all
    if (!one) throw new RecordRefusal(404, 'The student was not found.')
    return ofStudent(one, asked, store)
  }
  const atRisk = all.filter(({ reasons }) => reasons.length > 0)
  const shown = (asked.atRisk ? atRisk : all.filter(({ standings }) => standings.length > 0)).toSorted((one, other) =>
    one.learner.name.localeCompare(other.learner.name, 'en'),
  )
  const standings = shown.flatMap((one) => one.standings)
  const marks = standings.flatMap(({ mark }) => mark?.mark ?? [])
  const half = middleHalf(marks)
  const isFewWith = (isKnown: (standing: Standing) => boolean) => isSmall(store, shown.filter((one) => one.standings.some(isKnown)).length)
  const areMarksHidden = isFewWith(({ mark }) => mark !== undefined)
  const isAttendanceHidden = isFewWith(({ detail }) => detail?.attendance !== undefined)
  const { attendance } = averages(standings)
  const modules = groupsOf(
    standings,
    ({ moduleId }) => moduleId,
    (id) => standings.find(({ moduleId }) => moduleId === id)?.moduleName ?? '',
  ).map(({ key, name, things }) => ({ id: key, name: isSmall(store, things.length) ? `${name} (${fewText})` : name, things }))
  const averageOf = (field: 'predicted' | 'achieved') =>
    modules.map(({ things }) => {
      const known = things.filter(({ detail, mark }) => (field === 'achieved' ? mark : detail) !== undefined)
      return ofGroup(store, known.length, rounded(averages(known)[field]))
    })
  const lowest = highestOf(
    modules.map(({ name }) => name),
    averageOf('achieved').map((value) => (value === null ? null : -value)),
  )
  const compared = asked.compare ? allByModule(asked, store) : null
  const none = tenNames.map(() => null)
  const kinds = ['attendance', 'coursework', 'predicted'] as const
  const byReason = kinds.map((kind) => atRisk.filter(({ reasons }) => reasons.some((one) => one.kind === kind)).length)
  return {
    subject: subjectOf(asked, store),
    figures: [
      { name: 'Students', value: String(shown.length), note: '' },
      {
        name: 'At risk',
        value: String(atRisk.length),
        note: shareText(shown.length === 0 ? null : Math.round((100 * atRisk.length) / shown.length)),
      },
      { name: 'Achieved', value: areMarksHidden ? fewText : markText(mean(marks)), note: areMarksHidden ? '' : 'mean mark' },
      {
        name: 'Attendance',
        value: isAttendanceHidden ? fewText : shareText(attendance === null ? null : Math.round(attendance)),
        note: isAttendanceHidden ? '' : 'mean',
      },
    ],
    series: [
      chart({
        title: 'Achieved marks',
        summary:
          half === null || areMarksHidden ? 'No marks are shown.' : `The middle half of the marks is between ${half[0]} and ${half[1]}.`,
        kind: 'columns',
        points: tenNames,
        // Of groups of different size only shares can be compared.
        ...(compared && { unit: '%' as const }),
        series: compared
          ? [
              { name: 'These students', values: areMarksHidden ? none : inPercent(marks) },
              { name: allStudents, values: inPercent([...compared.values()].flat()) },
            ]
          : [{ name: 'Marks', values: areMarksHidden ? none : distribution(marks) }],
        failBelow: 4,
      }),
      chart({
        title: 'At risk by reason',
        summary: `${atRisk.length} of ${shown.length} students are at risk; a student may have several reasons.`,
        kind: 'bars',
        points: kinds.map((kind) => reasonNames[kind]),
        series: [{ name: 'Students', values: byReason }],
      }),
      predictions(shown, store),
      trend(new Set(shown.map(({ learner }) => learner.id)), 'These students', store),
      chart({
        title: 'Predicted and achieved by module',
        summary: lowest === null ? 'No mark is known yet.' : `${lowest[0]} has the lowest mean: ${(-lowest[1]).toFixed(1)}.`,
        kind: 'bars',
        points: modules.map(({ name }) => name),
        series: [
          { name: 'Predicted', values: averageOf('predicted') },
          { name: 'Achieved', values: averageOf('achieved') },
          ...(compared ? [{ name: allStudents, values: modules.map(({ id }) => rounded(mean(compared.get(id) ?? []))) }] : []),
        ],
      }),
    ],
    columns: [
      { name: 'Student', isNumber: 0 },
      { name: 'Centre', isNumber: 0 },
      { name: 'Modules', isNumber: 1 },
      { name: 'Attendance', isNumber: 1 },
      { name: 'Coursework', isNumber: 1 },
      { name: 'Predicted', isNumber: 1 },
      { name: 'Achieved', isNumber: 1 },
      ...(compared ? [againstColumn] : []),
      { name: 'At risk', isNumber: 0 },
    ],
    rows: shown.map(({ learner, standings: own, reasons }) => {
      const { attendance, coursework, predicted, achieved } = averages(own)
      return {
        cells: [
          learner.name,
          store.named('Centre', learner.centreId ?? 0),
          String(own.length),
          shareText(attendance === null ? null : Math.round(attendance)),
          markText(coursework),
          markText(predicted),
          markText(achieved),
          ...(compared ? [differenceText(againstAll(own, compared))] : []),
          reasons.map(({ text }) => text).join('; '),
        ],
        address: `/reports/student-analysis-report?studentId=${encryptId(learner.id)}`,
      }
    }),
  }
}
