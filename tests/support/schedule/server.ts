import type { Api, ResourceApi } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { dates, modules, nameOf, prohibited, refusal, type Day } from './model.ts'

/** The spelling of schedules by kind of block. */
const spellings = {
  exam: { dateList: 'ExamblockExamDateList', date: 'exam_date', path: 'examblockId', save: 'saveExamSchedule' },
  test: { dateList: 'testblockTestDateList', date: 'testDate', path: 'id', save: 'saveTestSchedule' },
} as const

export type Word = keyof typeof spellings

const zones = [
  { id: 1, name: 'Greenwich Mean Time', short: 'GMT', times: ['09:00', '13:00'] },
  { id: 2, name: 'Gulf Time', short: 'GST', times: ['13:00', '17:00'] },
] as const
const slotId = (slot: number, zone: number) => slot * 10 + zone

/** The body of a schedule save, with the exact keys of the kind. */
export const scheduleBody = (word: Word, dateId: number, slots: Day) => ({
  noOfSlotsPerDay: slots.length,
  [`${word}blockdate`]: [
    {
      [`${word}blockdateid`]: dateId,
      timeslots: slots.map((cards, index) => ({
        [`${word}blocktimezoneslotId`]: zones.map((zone) => slotId(index + 1, zone.id)),
        modules: cards.map(({ module, versions, papers }) => ({
          moduleId: module,
          version: versions,
          subModule: papers.map((paper) => ({ subModuleId: paper.id, version: paper.versions })),
        })),
      })),
    },
  ],
})

/** Ids as they are. */
export const openCodec: IdCodec = { encrypt: (id) => (id == null || id === '' ? null : String(id)), decrypt: (text) => String(text) }

interface Body {
  readonly [key: string]: unknown
}

/** An aggregator of one block of `dates` with two slots a day, which keeps what is saved and refuses when told to. */
export function createScheduleServer(word: Word) {
  const spelling = spellings[word]
  const bodies: Body[] = []
  const paths: unknown[] = []
  const stored = new Map<number, Day>()
  const server = { isRefusing: false }

  const clock = (slot: number, zone: (typeof zones)[number]) => ({
    timeZoneDetails: { timezoneId: zone.id, timezoneName: zone.name },
    slotDetails: { slot: zone.times[slot - 1], [`${word}blockTimezoneSlotId`]: slotId(slot, zone.id) },
  })
  const detailsOf = (cards: Day[number]) =>
    cards.map(({ module, versions, papers }) => ({
      moduleId: module,
      moduleName: nameOf(module),
      moduleVersion: versions,
      subModule: papers.map((paper) => ({
        moduleId: paper.id,
        moduleName: modules.flatMap((each) => [...each.papers]).find((each) => each.id === paper.id)?.name,
        moduleVersion: paper.versions,
      })),
    }))
  const dayOf = ({ id, date, name }: (typeof dates)[number]) => ({
    [`${word}blockDateId`]: id,
    dayString: date,
    dayName: name.split(' ')[0],
    isHoliday: 0,
    slotInformation: [1, 2].map((slot) =>
      zones.map((zone) => ({ ...clock(slot, zone), moduleDetails: detailsOf(stored.get(id)?.[slot - 1] ?? []) })),
    ),
  })
  const keep = (body: Body) => {
    const [entry] = Object(body)[`${word}blockdate`]
    stored.set(
      entry[`${word}blockdateid`],
      entry.timeslots.map((timeslot: { modules: readonly { moduleId: number; version: string[]; subModule: readonly Body[] }[] }) =>
        timeslot.modules.map(({ moduleId, version, subModule }) => ({
          module: moduleId,
          versions: version,
          papers: subModule.map((paper) => ({ id: paper['subModuleId'], versions: paper['version'] })),
        })),
      ),
    )
  }
  const record = { [`${word}blockName`]: 'May', shortName: 'May', [`${word}Code`]: 'M-1', status: 2, academicDates: [] }

  const answerTo = (operation: string, input: { body?: Body; path?: Body; query?: Record<string, number> }): unknown => {
    switch (operation) {
      case 'listScheduleModules':
        return modules.map(({ id, name, versions, papers }) => ({
          moduleId: id,
          moduleName: name,
          colourCode: '#2f6fde',
          versions,
          subModule: papers.map((paper) => ({ moduleId: paper.id, moduleName: paper.name, versions: paper.versions })),
        }))
      case 'listModuleRules':
        return {
          list: [
            {
              mappingName: prohibited.rule,
              rules: [{ moduleId: prohibited.one, prohibitedModules: [{ moduleId: prohibited.other }] }],
            },
          ],
          totalCount: 1,
        }
      case 'getTimeZoneAdminDetails':
        return {
          timeZoneAdminLists: [
            {
              timezoneGroupId: 1,
              timezoneGroupName: 'All',
              timezonegroupdata: zones.map((zone) => ({
                timezoneId: zone.id,
                timezoneName: zone.name,
                abbreviation: zone.short,
                country: '',
              })),
            },
          ],
        }
      case 'listExamDates':
      case 'listTestDates':
        return { [spelling.dateList]: dates.map(({ id, date }) => ({ [spelling.date]: { date }, [`${word}blockDateId`]: id })) }
      case 'listExamTimeZones':
      case 'listTestTimeZones':
        return { [`${word}blockTimezoneList`]: [1, 2].map((slot) => zones.map((zone) => clock(slot, zone))) }
      case 'getExamBlockSummary':
      case 'getTestBlockSummary': {
        const asked = input.query?.[`${word}blockdateId`]
        const wanted = dates.filter(({ id }) => asked === undefined || id === asked)
        return { [`${word}blockSummaryData`]: { ...record, dateInformation: wanted.map(dayOf) } }
      }
      case 'getTestBlock':
        return record
      case 'listTestAcademicDates':
        return { academicDates: [] }
      case spelling.save:
        bodies.push(input.body ?? {})
        paths.push(input.path?.[spelling.path])
        if (server.isRefusing) throw new ApiProblem('refused', 400, refusal)
        keep(input.body ?? {})
        return null
      default:
        throw new Error(`The step does not ask for ${operation}.`)
    }
  }
  const call = async (operation: string, input: Parameters<typeof answerTo>[1]) => ({
    data: answerTo(operation, input),
    description: operation === spelling.save ? 'Schedule saved.' : '',
    code: 200,
  })
  const api: Api & ResourceApi = { call: call as Api['call'], send: () => Promise.reject(new Error('No record is read here.')) }
  return {
    api,
    /** Bodies of the saves, in the order in which they came, and the ids in their addresses. */
    bodies,
    paths,
    /** From now on saves are refused, or kept. */
    refuse: (isRefusing: boolean) => void (server.isRefusing = isRefusing),
  }
}
