import { readField, spell, spellFields } from '#openapi/blocks/block-kinds.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { blockKinds } from '../block-kinds.ts'
import { done, ok, type Call, type Handlers, type ReplyOf } from '../contract.ts'
import type { AnyBlockKind, AnyBlockOperation, BlockOperation, TemplateName } from '../kinds/kind.ts'
import { academicDatesOf, deleteAcademicDate, saveAcademicDates } from './blocks-shared-academic-dates.ts'
import { answering } from './blocks-shared-refusal.ts'
import { findBlock } from './blocks-shared-rules.ts'
import { saveSchedule } from './blocks-shared-schedule.ts'
import { mapZones, savedZones } from './blocks-shared-slots.ts'
import { boxedDates, dateInformation, slotGroups } from './blocks-shared-summary.ts'
import { createBlock, deleteBlocks, listBlocks, mappingOf, publishBlocks, updateBlock } from './blocks-shared.ts'
import { storeOf, usedConflict } from './records.ts'

const slotId = (id: number) => ({ '<kind>blockTimezoneSlotId': id })
const dateId = (id: number) => ({ '<kind>blockDateId': id })

type Body<Name extends string> = Call<BlockOperation<Name>>['body']

type ReplyOfAny<Op extends OperationId> = Op extends OperationId ? ReplyOf<Op> : never

/** The operations that every kind has, under the names of the contract's templates. */
type SharedHandlers = {
  readonly [Name in TemplateName]: (call: Call<BlockOperation<Name>>) => ReplyOfAny<BlockOperation<Name>>
}

/** Answers the operations that every kind has, in the spelling of one. */
function serveBlocks(spec: AnyBlockKind): SharedHandlers {
  const { Kind, words } = spec
  const fieldsOf = (body: Body<'create<Kind>Block'> | Body<'update<Kind>Block'>) => ({
    name: body.name,
    shortName: body.shortName,
    code: spec.codeOf(body),
    description: body.description,
    startDate: readField(Kind, body, '<kind>dateStart'),
    endDate: readField(Kind, body, '<kind>dateEnd'),
    status: body.status,
  })
  const readAcademicDates = (dates: Body<'create<Kind>Block'>['academicDates']) => dates.map((date) => spec.readAcademicDate(date))

  return {
    'list<Kind>Blocks': ({ query, db }) =>
      answering(() => {
        const { page, totalCount, statusCounts } = listBlocks(db, words, query)
        const list = page.map(({ id, name, shortName, code, startDate, endDate, status }) => ({
          '<kind>blockId': id,
          '<kind>blockName': name,
          '<kind>blockShortName': shortName,
          '<kind>blockCode': code,
          startDate,
          endDate,
          status,
        }))
        return spellFields(Kind, ok({ list, totalCount, statusCounts }))
      }),

    'create<Kind>Block': ({ body, ...call }) =>
      answering(() => {
        const academicDates = readAcademicDates(body.academicDates)
        const id = createBlock(call, words, { ...fieldsOf(body), slotsPerDay: spec.slotsOnCreation(body), academicDates })
        return spellFields(Kind, ok({ '<kind>block_id': id }, `${words.title} created successfully.`))
      }),

    'update<Kind>Block': ({ path, body, ...call }) =>
      answering(() => {
        updateBlock(call, words, path.id, fieldsOf(body))
        return done(`${words.title} updated successfully.`)
      }),

    'get<Kind>BlockSummary': ({ path, query, db }) =>
      answering(() => {
        const block = findBlock(db, words, path.id)
        const { start, end } = boxedDates(block)
        const summary = {
          '<kind>blockId': block.id,
          '<kind>blockName': block.name,
          '<kind>blockCode': block.code,
          '<kind>blockShortName': block.shortName,
          status: block.status,
          startDate: block.startDate,
          endDate: block.endDate,
          '<kind>date_start': start,
          '<kind>date_end': end,
          description: block.description,
          noOfSlotsPerDay: block.slotsPerDay,
          revision: block.revision,
          publishedAt: block.publishedAt,
          academicDates: academicDatesOf(db, block.id).map((date) => spec.sendAcademicDate(date)),
          dateInformation: dateInformation({ db, words, block }, readField(Kind, query, '<kind>blockdateId'), { dateId, slotId }),
        }
        return spellFields(Kind, ok({ '<Kind>blockSummaryData': summary }))
      }),

    'update<Kind>AcademicDates': ({ body, ...call }) =>
      answering(() => {
        saveAcademicDates(call, words, readField(Kind, body, '<kind>blockId'), readAcademicDates(body.academicDates))
        return done('Academic dates saved successfully.')
      }),

    'delete<Kind>AcademicDate': ({ path, ...call }) =>
      answering(() => {
        deleteAcademicDate(call, words, path.id)
        return done('Academic date deleted successfully.')
      }),

    'delete<Kind>Blocks': ({ body, ...call }) =>
      answering(() => {
        const { db } = call
        const ids = readField(Kind, body, '<kind>blockId')
        const mapping = mappingOf(db, words, ids)
        if (mapping !== null) return ok({ showWaring: 1 }, mapping)
        return usedConflict(`${Kind}block`, words.title, ids, storeOf(call)) ?? ok({ showWaring: 0 }, deleteBlocks(db, words, ids))
      }),

    'publish<Kind>Blocks': ({ body, ...call }) =>
      answering(() => {
        publishBlocks(call, words, readField(Kind, body, '<kind>blockId'))
        return done(`${words.title} published successfully.`)
      }),

    'get<Kind>TimeSlots': ({ path, db }) => answering(() => ok(savedZones(db, findBlock(db, words, path.id)))),

    'map<Kind>TimeZones': ({ path, body, ...call }) =>
      answering(() => {
        mapZones(call, words, path.id, { slotsPerDay: body.noOfSlotsPerDay, zones: spec.zonesOf(body) })
        return done('Time zones saved successfully.')
      }),

    'list<Kind>TimeZones': ({ path, db }) =>
      answering(() => {
        const groups = slotGroups(db, findBlock(db, words, path.id), slotId)
        return spellFields(Kind, ok({ '<kind>blockTimezoneList': groups }))
      }),

    'list<Kind>Dates': ({ path, db }) => answering(() => ok(spec.sendDates(findBlock(db, words, path.id).days))),

    'save<Kind>Schedule': ({ path, body, ...call }) =>
      answering(() => {
        const days = readField(Kind, body, '<kind>blockdate').map((date) => ({
          dayId: readField(Kind, date, '<kind>blockdateid'),
          slots: date.timeslots.map((slot) => ({ ids: readField(Kind, slot, '<kind>blocktimezoneslotId'), modules: slot.modules })),
        }))
        saveSchedule(call, words, spec.scheduleId(path), { slotsPerDay: body.noOfSlotsPerDay, days })
        return done('Schedule saved successfully.')
      }),
  }
}

const handlersOf = (spec: AnyBlockKind) => ({
  ...Object.fromEntries(Object.entries(serveBlocks(spec)).map(([name, handler]) => [spell(spec.Kind, name), handler])),
  ...spec.ownHandlers,
})

/** The handlers of every kind. */
export const blockHandlers = Object.assign({}, ...Object.values(blockKinds).map(handlersOf)) as Pick<Handlers, AnyBlockOperation>
