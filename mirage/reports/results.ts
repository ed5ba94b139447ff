import { RecordRefusal } from '../resources/engine/refusal.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { gradesAbove } from './at-risk.ts'
import { allMarks, detailsOf, learnersOf, setOf, type Mark } from './reach.ts'
import {
  chart,
  differenceText,
  groupsOf,
  gapText,
  highestOf,
  inPercent,
  markText,
  mean,
  noGroupText,
  ofGroup,
  rounded,
  share,
  shareText,
  sizeText,
  tenNames,
  type Asked,
  type Report,
} from './report.ts'

const marksOf = (marks: readonly Mark[]): number[] => marks.map(({ mark }) => mark)
const passRate = (marks: readonly Mark[]): number | null => share(marks.filter(({ hasPassed }) => hasPassed).length, marks.length)
const studentsIn = (marks: readonly Mark[]): number => new Set(marks.map(({ studentId }) => studentId)).size

/** The marks of the set that is asked for: all, and those of the person's own students among them. */
function marksOfSet(asked: Asked, store: PersonalStore) {
  const setId = setOf(asked, store)
  const set = store.db.records('ResultSet').find(setId)
  if (!set && asked.resultIntakeId !== 0) throw new RecordRefusal(404, 'The result set was not found.')
  const learners = new Set(learnersOf(store).map(({ id }) => id))
  const all = allMarks(store).filter((one) => one.setId === setId)
  return {
    setId,
    name: setId === 0 ? '' : store.named('ResultSet', setId),
    all,
    own: all.filter(({ studentId }) => learners.has(studentId)),
  }
}

const resitsOf = (setId: number, store: PersonalStore): readonly Mark[] => {
  const resits = new Set(
    store.db
      .records('ResultSet')
      .where(({ fields }) => fields['mainSetId'] === setId)
      .map(({ id }) => id),
  )
  return allMarks(store).filter((one) => resits.has(one.setId))
}

const titleOf = (name: string, parts: readonly string[]): string =>
  name === '' ? 'No results are released yet' : [name, ...parts].join(', ')

/** How the students of each centre have done in a set, against all. */
export const centrePerformance: Report = (asked, store) => {
  const { name, all, own } = marksOfSet(asked, store)
  const chosen = own.filter(({ centreId = 0 }) => asked.centreIds.length === 0 || asked.centreIds.includes(centreId))
  const centres = groupsOf(
    chosen,
    ({ centreId }) => centreId ?? 0,
    (id) => store.named('Centre', id) || 'No centre',
  ).map(({ name: centre, things }) => {
    const students = studentsIn(things)
    const meanMark = ofGroup(store, students, rounded(mean(marksOf(things))))
    return { centre, things, students, meanMark, pass: ofGroup(store, students, passRate(things)) }
  })
  const meanOfAll = ofGroup(store, studentsIn(all), rounded(mean(marksOf(all))))
  const passOfAll = ofGroup(store, studentsIn(all), passRate(all))
  const names = centres.map(({ centre }) => centre)
  const best = highestOf(
    names,
    centres.map(({ pass }) => pass),
  )
  const isShown = ofGroup(store, studentsIn(chosen), true) === true
  return {
    subject: titleOf(name, asked.centreIds.length === 0 ? [] : asked.centreIds.map((id) => store.named('Centre', id))),
    figures: [
      { name: 'Centres', value: String(centres.length), note: '' },
      { name: 'Students', value: sizeText(store, studentsIn(chosen)), note: '' },
      { name: 'Mean', value: isShown ? markText(mean(marksOf(chosen))) : '–', note: `${markText(meanOfAll)} of all` },
      { name: 'Pass rate', value: isShown ? shareText(passRate(chosen)) : '–', note: `${shareText(passOfAll)} of all` },
    ],
    series: [
      chart({
        title: 'Pass rate by centre',
        summary: best === null ? noGroupText : `${best[0]} has the highest pass rate: ${best[1]}%.`,
        kind: 'bars',
        unit: '%',
        points: names,
        series: [{ name: 'Pass rate', values: centres.map(({ pass }) => pass) }],
      }),
      chart({
        title: 'Mean mark by centre',
        summary: `The mean of all students is ${markText(meanOfAll)}.`,
        kind: 'bars',
        points: names,
        series: [{ name: 'Mean', values: centres.map(({ meanMark }) => meanMark) }],
      }),
      chart({
        title: 'Marks against all',
        summary: 'The share of the marks in each ten, of these students and of all.',
        kind: 'columns',
        unit: '%',
        points: tenNames,
        series: [
          { name: 'These students', values: isShown ? inPercent(marksOf(chosen)) : tenNames.map(() => null) },
          { name: 'All students', values: passOfAll === null ? tenNames.map(() => null) : inPercent(marksOf(all)) },
        ],
      }),
    ],
    columns: [
      { name: 'Centre', isNumber: 0 },
      { name: 'Students', isNumber: 1 },
      { name: 'Results', isNumber: 1 },
      { name: 'Mean', isNumber: 1 },
      { name: 'Pass rate', isNumber: 1 },
      { name: 'Against all', isNumber: 1 },
    ],
    rows: [
      ...centres.map(({ centre, things, students, meanMark, pass }) => ({
        cells: [
          centre,
          sizeText(store, students),
          sizeText(store, things.length),
          markText(meanMark),
          shareText(pass),
          differenceText(meanMark === null || meanOfAll === null ? null : meanMark - meanOfAll),
        ],
      })),
      ...(all.length === 0
        ? []
        : [
            {
              cells: [
                'All centres',
                sizeText(store, studentsIn(all)),
                sizeText(store, all.length),
                markText(meanOfAll),
                shareText(passOfAll),
                '0.0',
              ],
            },
          ]),
    ],
  }
}

const bands = [
  { name: 'A*–A', grades: ['A*', 'A', 'Distinction'] },
  { name: 'B–C', grades: ['B', 'C', 'Credit'] },
  { name: 'D–E', grades: ['D', 'E', 'Pass'] },
] as const

/** How the modules of a set have come out. */
export const moduleOutcomes: Report = (asked, store) => {
  const { setId, name, own } = marksOfSet(asked, store)
  const learners = new Set(own.map(({ studentId }) => studentId))
  const resits = resitsOf(setId, store).filter(({ studentId }) => learners.has(studentId))
  const details = detailsOf(store)
  const predictedOf = new Map(details.map((detail) => [`${detail.studentId} ${detail.moduleId}`, detail]))
  const chosen = own.filter(({ moduleId }) => asked.moduleIds.length === 0 || asked.moduleIds.includes(moduleId))
  const modules = groupsOf(
    chosen,
    ({ moduleId }) => moduleId,
    (id) => store.named('Module', id),
  ).map(({ key, name: module, things }) => {
    const predicted = things.flatMap((one) => predictedOf.get(`${one.studentId} ${one.moduleId}`) ?? [])
    const both = things.flatMap((one) => {
      const detail = predictedOf.get(`${one.studentId} ${one.moduleId}`)
      return detail ? [{ grade: one.grade, predicted: detail.predictedGrade }] : []
    })
    return {
      key,
      module,
      things,
      size: things.length,
      achieved: ofGroup(store, things.length, rounded(mean(marksOf(things)))),
      predicted: ofGroup(store, predicted.length, rounded(mean(predicted.map((one) => one.predicted)))),
      pass: ofGroup(store, things.length, passRate(things)),
      over: ofGroup(store, things.length, both.filter((one) => gradesAbove(one.predicted, one.grade) > 0).length),
      resits: resits.filter(({ moduleId }) => moduleId === key).length,
    }
  })
  const names = modules.map(({ module }) => module)
  const bandShare = (grades: readonly string[]) =>
    modules.map(({ things, size }) =>
      ofGroup(store, size, share(things.filter(({ grade, hasPassed }) => hasPassed && grades.includes(grade)).length, size)),
    )
  const fails = highestOf(
    names,
    modules.map(({ pass }) => (pass === null ? null : 100 - pass)),
  )
  const gap = rounded(
    mean(modules.flatMap(({ achieved, predicted }) => (achieved === null || predicted === null ? [] : [achieved - predicted]))),
  )
  return {
    subject: titleOf(
      name,
      asked.moduleIds.map((id) => store.named('Module', id)),
    ),
    figures: [
      { name: 'Modules', value: String(modules.length), note: '' },
      { name: 'Results', value: sizeText(store, chosen.length), note: '' },
      { name: 'Pass rate', value: shareText(ofGroup(store, chosen.length, passRate(chosen))), note: '' },
      { name: 'Resits', value: sizeText(store, resits.length), note: '' },
    ],
    series: [
      chart({
        title: 'Grades by module',
        summary: fails === null ? noGroupText : `${fails[0]} has the most fails: ${fails[1]}%.`,
        kind: 'stacks',
        unit: '%',
        points: names,
        series: [
          ...bands.map((band) => ({ name: band.name, values: bandShare(band.grades) })),
          { name: 'Failed', values: modules.map(({ pass }) => (pass === null ? null : 100 - pass)) },
        ],
      }),
      chart({
        title: 'Predicted and achieved',
        summary: gapText(gap),
        kind: 'bars',
        points: names,
        series: [
          { name: 'Predicted', values: modules.map(({ predicted }) => predicted) },
          { name: 'Achieved', values: modules.map(({ achieved }) => achieved) },
        ],
      }),
    ],
    columns: [
      { name: 'Module', isNumber: 0 },
      { name: 'Results', isNumber: 1 },
      { name: 'Mean', isNumber: 1 },
      { name: 'Predicted', isNumber: 1 },
      { name: 'Pass rate', isNumber: 1 },
      { name: 'Predicted too high', isNumber: 1 },
      { name: 'Resits', isNumber: 1 },
    ],
    rows: modules.map((one) => ({
      cells: [
        one.module,
        sizeText(store, one.size),
        markText(one.achieved),
        markText(one.predicted),
        shareText(one.pass),
        one.over === null ? '–' : sizeText(store, one.over),
        sizeText(store, one.resits),
      ],
    })),
  }
}
