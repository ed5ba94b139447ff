/** Where a kind's answers keep what; several names in the order in which they are believed. */
export interface WireNames {
  readonly id: readonly string[]
  readonly name: readonly string[]
  readonly shortName: readonly string[]
  readonly code: readonly string[]
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly description: readonly string[]
  readonly academicDateId: readonly string[]
  readonly dateList: readonly string[]
  readonly date: readonly string[]
  readonly dateId: readonly string[]
  readonly slotList: readonly string[]
  readonly slotId: readonly string[]
  readonly summary: readonly string[]
}

/** The names of a kind whose fields begin with its word, as 'examblockName' and 'examdate_start' do. */
export const namesWith = (word: string): WireNames => ({
  id: [`${word}blockId`],
  name: [`${word}blockName`, 'name'],
  shortName: [`${word}blockShortName`, 'shortName'],
  code: [`${word}blockCode`, `${word}Code`],
  from: [`${word}dateStart`, 'startDate'],
  to: [`${word}dateEnd`, 'endDate'],
  description: ['description', `${word}blockDescription`],
  academicDateId: [`${word}blockAcademicDateId`, 'academicDateId', 'id'],
  dateList: [`${word}block${word}DateList`],
  date: [`${word}Date`],
  dateId: [`${word}blockDateId`],
  slotList: [`${word}blockTimezoneList`],
  slotId: [`${word}blockTimezoneSlotId`],
  summary: [`${word}blockSummaryData`],
})
