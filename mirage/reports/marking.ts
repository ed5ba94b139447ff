import type { Resources } from '#openapi/generated/resources.ts'
import { RecordRefusal } from '../resources/engine/refusal.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { chart, markText, mean, share, shareText, type Report } from './report.ts'

type Script = Resources['ScriptMarking']['record']
type Delivery = Resources['Delivery']['record']
type Paper = Resources['Paper']['record']
type Question = Resources['Question']['record']

const usualTolerance = 5

const scriptsOf = (deliveryId: number, store: PersonalStore): readonly Script[] =>
  store
    .scoped('ScriptMarking')
    .filter(({ fields }) => fields['deliveryId'] === deliveryId)
    .map(({ fields }) => fields as Script)

/** The delivery that is asked for, else the last one of which two markers have marked a script. */
function deliveryOf(deliveryId: number, store: PersonalStore) {
  if (deliveryId !== 0) {
    const found = store.scoped('Delivery').find(({ id }) => id === deliveryId)
    if (!found) throw new RecordRefusal(404, 'The delivery was not found.')
    return found
  }
  return store
    .scoped('Delivery')
    .findLast(({ id }) => scriptsOf(id, store).some(({ role, total }) => role === 'Second' && total !== undefined))
}

/** Of each candidate the totals of both markers, where both have marked. */
function pairsOf(scripts: readonly Script[]): readonly (readonly [first: number, second: number])[] {
  return scripts.flatMap(({ role, candidateNumber, total }) => {
    const second = scripts.find((one) => one.role === 'Second' && one.candidateNumber === candidateNumber)?.total
    return role === 'First' && total !== undefined && second !== undefined ? [[total, second] as const] : []
  })
}

/** How well the markers of a delivery agree, and what its questions tell apart. */
export const marking: Report = ({ deliveryId }, store) => {
  const record = deliveryOf(deliveryId, store)
  const delivery = (record?.fields ?? {}) as Partial<Delivery>
  const paper = (store.records('Paper').find(delivery.paperId ?? 0)?.fields ?? {}) as Partial<Paper>
  const scripts = record ? scriptsOf(record.id, store) : []
  const pairs = pairsOf(scripts)
  const gaps = pairs.map(([first, second]) => Math.abs(first - second))
  const limit = ((delivery.tolerance ?? usualTolerance) * (paper.totalMarks ?? 0)) / 100
  const agreed = gaps.filter((gap) => gap <= limit)
  const thirds = scripts.filter(({ role }) => role === 'Third').length
  const questions = (paper.sections ?? [])
    .flatMap((section) => section.questions ?? [])
    .flatMap((id) => {
      const fields = store.records('Question').find(id)?.fields as Question | undefined
      return fields ? [fields] : []
    })
  const bounds = [0, 2, 5, 10]
  const inBounds = bounds.map((to, index) => gaps.filter((gap) => gap <= to && (index === 0 || gap > (bounds[index - 1] ?? 0))).length)
  const hardest = questions
    .filter(({ facility }) => facility !== undefined)
    .toSorted((one, other) => (one.facility ?? 0) - (other.facility ?? 0))[0]
  const percent = (part: number | undefined) => (part === undefined ? null : Math.round(part * 100))
  return {
    subject: delivery.deliveryName ?? 'No delivery is marked yet',
    figures: [
      { name: 'Scripts', value: String(new Set(scripts.map(({ candidateNumber }) => candidateNumber)).size), note: '' },
      { name: 'Agreement', value: shareText(share(agreed.length, gaps.length)), note: `within ${markText(limit)} marks` },
      { name: 'Mean difference', value: markText(mean(gaps)), note: 'marks between both markers' },
      { name: 'Third marks', value: String(thirds), note: '' },
    ],
    series: [
      chart({
        title: 'Differences of markers',
        summary: `${agreed.length} of ${gaps.length} scripts agree within ${markText(limit)} marks.`,
        kind: 'columns',
        points: ['0', 'up to 2', 'up to 5', 'up to 10', 'more'],
        series: [{ name: 'Scripts', values: [...inBounds, gaps.filter((gap) => gap > 10).length] }],
      }),
      chart({
        title: 'Facility of questions',
        summary:
          hardest === undefined
            ? 'No question was sat yet.'
            : `${hardest.questionCode} is the hardest: ${percent(hardest.facility)}% of its marks were reached.`,
        kind: 'bars',
        unit: '%',
        points: questions.map(({ questionCode }) => questionCode),
        series: [{ name: 'Facility', values: questions.map(({ facility }) => percent(facility)) }],
      }),
    ],
    columns: [
      { name: 'Question', isNumber: 0 },
      { name: 'Type', isNumber: 0 },
      { name: 'Marks', isNumber: 1 },
      { name: 'Facility', isNumber: 1 },
      { name: 'Discrimination', isNumber: 1 },
    ],
    rows: questions.map(({ questionCode, questionType, marks, facility, discrimination }) => ({
      cells: [
        questionCode,
        questionType,
        String(marks),
        shareText(percent(facility)),
        discrimination === undefined ? '–' : discrimination.toFixed(2),
      ],
    })),
  }
}
