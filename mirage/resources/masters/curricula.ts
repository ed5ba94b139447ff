import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import type { MissingPoint } from '#openapi/generated/schema.d.ts'
import { encryptId } from '../../id-codec.ts'
import { serveResource, type SeedDays, type SeedOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { refuseChosenOfCurriculum } from './chosen.ts'
import { fieldsOf } from './parts.ts'

const active = 1
const draft = 2
const review = 10
const inactive = -1

type Row = readonly [name: string, code: string, programId: number, streamIds: readonly number[], status: number]

/** In the order of their ids, from 1 on. */
const rows: readonly Row[] = [
  // The first two go on from the year before.
  ['IFY Business', 'IFY-BUS', 1, [1], active],
  ['IFY Science and Medicine', 'IFY-SCM', 1, [5, 6], active],
  ['IFY Humanities and Law 2026/27', 'IFY-HUL-26', 1, [7, 8], review],
  // Nothing below it yet: it cannot be submitted.
  ['IFY Art and Design 2026/27', 'IFY-ART-26', 1, [9], draft],
  // Its centres could choose until yesterday.
  ['IY1 Economics and Finance 2026/27', 'IY1-ECF-26', 2, [2], active],
  ['IY1 Engineering 2026/27', 'IY1-ENG-26', 2, [3], active],
  ['IY1 Computing 2025/26', 'IY1-COM-25', 2, [4], inactive],
  // No centre has chosen it.
  ['Pre-sessional English 2027', 'PSE-27', 4, [10], active],
]

const closedYesterday = 5
const sinceLastYear: readonly number[] = [1, 2, 7]

/** The blocks that curricula name, drafts beside published ones; the others name none. */
const namedBlocks: Readonly<Record<number, Pick<SeedOf<'Curriculum'>, 'testblockIds' | 'examblockIds'>>> = {
  1: { testblockIds: [201, 203, 206], examblockIds: [101, 103, 104, 109] },
  2: { examblockIds: [101, 103, 104] },
}

const seedOf = ([curriculumName, curriculumCode, programId, streamIds, status]: Row, id: number, days: SeedDays): SeedOf<'Curriculum'> => ({
  id,
  status,
  curriculumName,
  curriculumCode,
  programId,
  yearId: sinceLastYear.includes(id) ? 21 : 22,
  streamIds: [...streamIds],
  deliveryModes: id % 2 === 0 ? [1] : [1, 2],
  ...namedBlocks[id],
  selectionFrom: days.on('2026-09-01'),
  selectionTo: id === closedYesterday ? days.inDays(-1) : days.on('2027-02-26'),
  customRequestsTo: id === closedYesterday ? undefined : days.on('2027-01-29'),
})

const inWords = (day: string): string => day.split('-').toReversed().join('/')

/** What a curriculum lacks before it can be reviewed, with the page where it can be added. */
export function missingPoints(id: number, store: Pick<Store, 'records'>): MissingPoint[] {
  const hasOne = (name: 'Subcurriculum' | 'Combo', isRight: (status: number | string) => boolean) =>
    store.records(name).where(({ fields, status }) => fields['curriculumId'] === id && isRight(status)).length > 0
  return [
    ...((fieldsOf('Curriculum', id, store)?.streamIds.length ?? 0) > 0
      ? []
      : [{ text: 'Add a stream.', address: `/sms/curriculum/edit/${encryptId(id)}` }]),
    ...(hasOne('Subcurriculum', () => true) ? [] : [{ text: 'Add a subcurriculum.', address: '/sms/subcurriculum/create' }]),
    ...(hasOne('Combo', (status) => status === active) ? [] : [{ text: 'Add an active combo route.', address: '/sms/combo/create' }]),
  ]
}

/** The curricula that centres can teach in a year. */
export const curricula = serveResource({
  rules: curriculum,
  seeds: (days) => rows.map((row, index) => seedOf(row, index + 1, days)),
  checks: [
    (fields, writing) => {
      refuseChosenOfCurriculum(writing, fields)
      return null
    },
    ({ programId, streamIds }, store) =>
      streamIds.every((id) => fieldsOf('Stream', id, store)?.programId === programId)
        ? null
        : ['streamIds', `Choose streams of ${store.named('Program', programId)}.`],
    ({ customRequestsTo, selectionTo }) =>
      customRequestsTo !== undefined && customRequestsTo > selectionTo
        ? ['customRequestsTo', `Choose a day not after ${inWords(selectionTo)}.`]
        : null,
    ({ yearId }, { before, status }) =>
      before && status === active && before.yearId !== yearId ? ['yearId', 'First Year cannot be changed.'] : null,
    ({ streamIds }, { id, records, named }) => {
      const [lost] = records('Subcurriculum').where(
        ({ fields }) => fields['curriculumId'] === id && !streamIds.some((streamId) => streamId === fields['streamId']),
      )
      return lost ? ['streamIds', `${named('Stream', Number(lost.fields['streamId']))} has subcurricula here.`] : null
    },
  ],
  moveRefusal: (_, { id, status, records }) => {
    if (status !== review || id === null) return null
    const texts = missingPoints(id, { records }).map(({ text }) => text)
    return texts.length > 0 ? texts.join(' ') : null
  },
})
