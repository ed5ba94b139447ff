/** Texts of the selection that page and server share. */
export const selectionTexts = {
  chooseCombo: 'Choose at least one combo.',
  tooManyCombos: (most: number) => `Choose at most ${most} ${most === 1 ? 'combo' : 'combos'}.`,
  chooseStream: 'Choose at least one stream.',
  chooseModules: (least: number, most: number) => `Choose ${least} to ${most} modules.`,
  chooseIntake: 'Choose at least one intake.',
  chooseTeachingDate: 'Add atleast one teaching date.',
  chooseExamBlock: 'Choose at least one exam block.',
  chooseMode: 'Choose how it is delivered.',
  closed: (day: string) => `The selection closed on ${day}.`,
  notOpen: (day: string) => `The selection opens on ${day}.`,
  notReady: (names: readonly string[]) => `Complete ${names.join(', ')} first.`,
  acknowledge: 'Acknowledge every finding before you submit.',
  prohibited: (one: string, other: string, mapping: string) => `${one} and ${other} are prohibited together by ${mapping}.`,
  early: (block: string, begins: string, intake: string, ends: string) =>
    `${block} begins on ${begins}, before teaching of ${intake} ends on ${ends}.`,
  moved: (block: string, before: string, now: string) => `${block} was moved from ${before} to ${now}.`,
  tooMany: (students: number, places: number) => `${students} students are more than the ${places} places of the centre.`,
  notSaved: (step: string) => `What you chose in ${step} was not saved.`,
  stillHere: (step: string) => `What you chose in ${step} is not saved yet, and still stands here.`,
  partlyHere: (step: string) => `What you chose in ${step} is not saved yet. It still stands here, without what is no longer offered.`,
  lostStream: (stream: string) => `Stream ${stream}`,
  lostModules: (stream: string, count: number) => `${count} ${count === 1 ? 'module' : 'modules'} of ${stream}`,
  lostBlocks: (intake: string, count: number) => `${count} ${count === 1 ? 'block' : 'blocks'} of ${intake}`,
  lostDelivery: (combo: string, intake: string, students = 0) => `${combo} in ${intake}, ${students} students`,
} as const

/** A day as people read it: dd/MM/yyyy. */
export const dayInWords = (day: string): string => day.split('-').toReversed().join('/')

/** The days of something that takes several. */
export const daysInWords = ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): string =>
  `${dayInWords(startDate)} – ${dayInWords(endDate)}`

/** The modes of delivery. */
export const modeTitles = { 1: 'On Campus', 2: 'Online' } as const

export { stepTitles } from './step-names.ts'
