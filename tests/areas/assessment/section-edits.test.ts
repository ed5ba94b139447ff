import { describe, expect, it } from 'vitest'
import { passes, noFilter, totalsBy, type BankQuestion } from '#src/assessment/builder/bank.ts'
import {
  placeOf,
  questionsIn,
  sectionStepped,
  stepped,
  withoutQuestion,
  withQuestionAt,
  withSection,
  type Sections,
} from '#src/assessment/builder/section-edits.ts'

const section = (key: number, questions: readonly number[]) => ({ key, fields: { title: `S${key}`, questions } })
const sections: Sections = [section(0, [1, 2, 3]), section(1, [4])]
const shown = (all: Sections) => all.map((row) => [row.key, questionsIn(row)])

describe('the sections of a paper', () => {
  it('move a question by a step, at the edge of a section into the next one', () => {
    expect(shown(stepped(sections, 2, -1))).toEqual([
      [0, [2, 1, 3]],
      [1, [4]],
    ])
    expect(shown(stepped(sections, 3, 1))).toEqual([
      [0, [1, 2]],
      [1, [3, 4]],
    ])
    expect(shown(stepped(sections, 4, -1))).toEqual([
      [0, [1, 2, 3, 4]],
      [1, []],
    ])
  })

  it('stay as they are where there is nowhere to go', () => {
    expect(stepped(sections, 1, -1)).toBe(sections)
    expect(stepped(sections, 4, 1)).toBe(sections)
    expect(stepped(sections, 9, 1)).toBe(sections)
  })

  it('hold a dropped question once, where it was dropped', () => {
    const dropped = withQuestionAt(sections, 1, { section: 1, index: 1 })
    expect(shown(dropped)).toEqual([
      [0, [2, 3]],
      [1, [4, 1]],
    ])
    expect(placeOf(dropped, 1)).toEqual({ section: 1, index: 1 })
    expect(shown(withoutQuestion(dropped, 1))).toEqual([
      [0, [2, 3]],
      [1, [4]],
    ])
  })

  it('change places, and get a key of their own', () => {
    expect(sectionStepped(sections, 1, -1).map(({ key }) => key)).toEqual([1, 0])
    expect(sectionStepped(sections, 0, -1)).toBe(sections)
    expect(withSection(sections, 'New').at(-1)).toMatchObject({ key: 2, fields: { title: 'New', questions: [] } })
  })
})

describe('the bank', () => {
  const question: BankQuestion = {
    id: 1,
    questionCode: 'PHY-001',
    questionType: 'Number',
    stem: 'How fast is it?',
    marks: 2,
    difficulty: 3,
    topics: ['Motion', 'Units'],
    isApproved: true,
  }

  it('finds by code or words, type, difficulty and topic', () => {
    const found = (filter: object) => passes(question, { ...noFilter, ...filter })
    expect([{ search: 'phy' }, { search: 'FAST' }, { questionType: 'Number' }, { difficulty: '3' }, { topic: 'Units' }].map(found)).toEqual(
      Array.from({ length: 5 }, () => true),
    )
    expect([{ search: 'slow' }, { questionType: 'Essay' }, { difficulty: '1' }, { topic: 'Heat' }].map(found)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
  })

  it('adds up questions and marks by each word of them', () => {
    const other = { ...question, id: 2, marks: 1.5, topics: ['Units'] }
    expect(totalsBy([question, other], ({ topics }) => topics)).toEqual([
      { name: 'Motion', count: 1, marks: 2 },
      { name: 'Units', count: 2, marks: 3.5 },
    ])
  })
})
