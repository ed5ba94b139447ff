import { moduleNamed } from '../../../fixtures/modules.ts'
import type { SeedOf } from '../../engine/service.ts'
import { approved, draft, inactive, review, type PaperFields } from '../question-fields.ts'
import { questionIds } from './questions.ts'

type Seed = SeedOf<'Paper'> & PaperFields

/**
 * Which questions of a module a paper has: those that the machine marks, or an essay of two as well; of thirty marks a
 * difference of two markers can be exactly at five per cent.
 */
type Plan = 'machine' | 'essays' | 'thirty'

const sectionsOf = (module: string, plan: Plan): Seed['sections'] => {
  const ids = questionIds(module)
  return [
    { title: 'Section A', instructions: 'Answer all questions.', isShuffled: 1, questions: ids.slice(0, 11) },
    { title: 'Section B', instructions: 'Give numbers with two decimals at most.', questions: ids.slice(11, plan === 'thirty' ? 14 : 15) },
    ...(plan !== 'machine'
      ? [{ title: 'Section C', instructions: 'Answer one of the two questions.', choose: 1, questions: ids.slice(15, 17) }]
      : []),
  ]
}

type Row = readonly [name: string, code: string, module: string, evaluation: 'exam' | 'test', minutes: number, plan: Plan, status?: number]

/** In the order of their ids, from 1 on. */
const rows: readonly Row[] = [
  ['Physics Mid-term November 2026', 'PHY-MT-26', 'Physics', 'test', 60, 'machine'],
  ['Physics May 2026', 'PHY-MAY-26', 'Physics', 'exam', 120, 'essays'],
  ['Economics May 2026', 'ECO-MAY-26', 'Economics', 'exam', 120, 'essays'],
  ['Introduction to Management Autumn 2026', 'MAN-AUT-26', 'Introduction to Management', 'exam', 90, 'thirty'],
  ['Programming Autumn 2026', 'PRO-AUT-26', 'Programming', 'exam', 90, 'machine'],
  ['Chemistry January 2027', 'CHE-JAN-27', 'Chemistry', 'exam', 120, 'essays'],
  ['Biology January 2027', 'BIO-JAN-27', 'Biology', 'exam', 120, 'essays'],
  ['Physics Practice', 'PHY-PRACTICE', 'Physics', 'test', 30, 'machine'],
  ['Economics January 2027', 'ECO-JAN-27', 'Economics', 'exam', 120, 'essays'],
  ['Financial Accounting Autumn 2026', 'FAC-AUT-26', 'Financial Accounting', 'exam', 90, 'essays'],
  ['Business Studies January 2027', 'BUS-JAN-27', 'Business Studies', 'exam', 120, 'essays', review],
  ['Global Studies January 2027', 'GLO-JAN-27', 'Global Studies', 'exam', 90, 'essays', draft],
  ['Psychology January 2027', 'PSY-JAN-27', 'Psychology', 'exam', 90, 'machine', draft],
  ['Physics January 2025', 'PHY-JAN-25', 'Physics', 'exam', 120, 'essays', inactive],
]

/** The formulas that those who sit may look up, by module. */
const booklets: Readonly<Record<string, string>> = {
  Physics: [
    '<p><strong>Motion</strong></p>',
    '<ul><li>v = u + at</li><li>s = ut + ½at²</li><li>v² = u² + 2as</li><li>F = ma</li><li>p = mv</li></ul>',
    '<p><strong>Energy</strong></p>',
    '<ul><li>Eₖ = ½mv²</li><li>Eₚ = mgh</li><li>W = Fs</li><li>P = W ÷ t</li></ul>',
    '<p><strong>Electricity</strong></p>',
    '<ul><li>V = IR</li><li>P = IV = I²R</li><li>Q = It</li></ul>',
    '<p><strong>Constants</strong></p>',
    '<ul><li>g = 9.81 m s⁻²</li><li>c = 3.00 × 10⁸ m s⁻¹</li><li>h = 6.63 × 10⁻³⁴ J s</li></ul>',
  ].join(''),
}

/** Fourteen papers: ten are sealed. */
export const paperSeeds = (): Seed[] =>
  rows.map(([paperName, paperCode, module, evaluation, durationMinutes, plan, status = approved], index): Seed => {
    const sections = sectionsOf(module, plan)
    return {
      id: index + 1,
      status,
      paperName,
      paperCode,
      moduleId: moduleNamed(module).moduleId,
      version: moduleNamed(module).versions[0] ?? 'V1',
      evaluation,
      durationMinutes,
      sections,
      areOptionsShuffled: evaluation === 'exam' ? 1 : 0,
      mayGoBack: 1,
      passMark: plan === 'machine' ? 10 : 14,
      authorId: 107,
      ...(booklets[module] !== undefined && { formulaBooklet: booklets[module] }),
      ...(status === approved && {
        sealedQuestions: sections.flatMap(({ questions }) => questions.map((questionId) => ({ questionId, versionNo: 1 }))),
      }),
    }
  })
