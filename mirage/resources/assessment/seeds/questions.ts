import type { Db } from '../../../db.ts'
import { moduleNamed } from '../../../fixtures/modules.ts'
import { seededAssets } from '../../assets/seeds/assets.ts'
import type { SeedOf } from '../../engine/service.ts'
import { approved, draft, inactive, review, type QuestionFields } from '../question-fields.ts'
import { taught } from './terms.ts'

type Seed = SeedOf<'Question'> & QuestionFields
type Content = Pick<Seed, 'questionType' | 'stem' | 'marks'> & Partial<Seed>

/** How many questions each module has. */
export const questionsOfModule = 20

/** The ids of the questions of a module, in their order. */
export function questionIds(module: string): readonly number[] {
  const place = taught.findIndex((one) => one.module === module)
  return Array.from({ length: questionsOfModule }, (_, index) => place * questionsOfModule + index + 1)
}

/** The question that was changed after papers were sealed with its first version. */
export const changedQuestion = 4
const firstStem = '<p>Which word means: the change of velocity?</p>'

const [scheduler, administrator] = [107, 101]
const statuses: Readonly<Record<number, number>> = { 17: review, 18: draft, 19: inactive }

const termAt = (place: number, index: number) => {
  const terms = taught[place % taught.length]?.terms ?? []
  return terms[index % terms.length] ?? ['', '']
}

/** What the question of an index of a module asks. */
function contentOf(place: number, index: number): Content {
  const [term, meaning] = termAt(place, index)
  const others = [1, 2, 3].map((step) => termAt(place, index + step)[0])
  if (index < 6 || index > 16)
    return {
      questionType: 'Single choice',
      stem: `<p>Which word means: ${meaning}?</p>`,
      options: [...others.slice(0, index % 4), term, ...others.slice(index % 4)].map((text) =>
        text === term ? { text, isCorrect: 1 } : { text },
      ),
      marks: 1,
    }
  if (index < 9)
    return {
      questionType: 'Multiple choice',
      stem: `<p>Which of these belong to ${taught[place]?.module ?? ''}?</p>`,
      options: [
        { text: term, isCorrect: 1 },
        { text: termAt(place + 1, index)[0] },
        { text: others[0] ?? '', isCorrect: 1, feedback: 'A term of the first unit.' },
        { text: termAt(place + 2, index)[0] },
      ],
      marks: 2,
      negativeMarks: 0.5,
    }
  if (index < 11)
    return {
      questionType: 'True or false',
      stem: `<p>${term.charAt(0).toUpperCase()}${term.slice(1)} is ${index % 2 === 0 ? meaning : termAt(place, index + 1)[1]}.</p>`,
      options: index % 2 === 0 ? [{ text: 'True', isCorrect: 1 }, { text: 'False' }] : [{ text: 'True' }, { text: 'False', isCorrect: 1 }],
      marks: 1,
    }
  if (index < 14) {
    const [from, percent] = [40 + place * 5, (index - 9) * 5]
    return {
      questionType: 'Number',
      stem: `<p>A quantity is ${from} and grows by ${percent} %. How large is it then?</p>`,
      answers: [String((from * (100 + percent)) / 100)],
      tolerance: 0.05,
      marks: 2,
    }
  }
  if (index === 14)
    return { questionType: 'Short text', stem: `<p>Name what is meant: ${meaning}.</p>`, answers: [term, `the ${term}`], marks: 2 }
  return {
    questionType: 'Essay',
    stem: `<p>Explain <b>${term}</b> with an example of your own, and say where the idea has its limits.</p>`,
    markScheme: [
      { point: `Says that it is ${meaning}.`, marks: 3 },
      { point: 'Gives an example of the own that fits.', marks: 4 },
      { point: 'Names a limit and why it is one.', marks: 3 },
    ],
    marks: 10,
  }
}

/** The fields of special questions, by id. */
const special: Readonly<Record<number, Partial<Seed>>> = {
  // As many options as there may be.
  2: {
    stem: '<p>Which of these is the unit of energy?</p>',
    options: ['newton', 'joule', 'watt', 'pascal', 'volt', 'ohm', 'tesla', 'hertz'].map((text) =>
      text === 'joule' ? { text, isCorrect: 1 } : { text },
    ),
  },
  // With a picture and a formula; the right option has the same place as in the usual content.
  3: {
    stem: '<p>The picture shows a wave. In <i>c</i> = <i>f</i> · <i>λ</i>, what is <i>λ</i> called?</p>',
    assetId: seededAssets.wave,
    altText: 'A wave over the axes x and y. An arrow with two heads, marked λ, goes from one crest to the next.',
    options: ['frequency', 'amplitude', 'wavelength', 'period'].map((text) => (text === 'wavelength' ? { text, isCorrect: 1 } : { text })),
    topics: ['Unit 1', 'wavelength'],
  },
  [changedQuestion]: { versionNo: 2 },
}

/** 240 questions over 12 modules. */
export const questionSeeds = (): Seed[] =>
  taught.flatMap(({ module, code, terms }, place) =>
    questionIds(module).map((id, index): Seed => {
      const { moduleId, subModule } = moduleNamed(module)
      const paper = subModule[index % Math.max(1, subModule.length)]
      return {
        id,
        status: statuses[index] ?? approved,
        questionCode: `${code}-${String(index + 1).padStart(3, '0')}`,
        moduleId,
        ...(paper && { submoduleId: paper.moduleId }),
        difficulty: 1 + ((index + place) % 5),
        topics: [index < 10 ? 'Unit 1' : 'Unit 2', terms[index % terms.length]?.[0] ?? ''],
        authorId: index % 5 === 4 ? administrator : scheduler,
        versionNo: 1,
        ...contentOf(place, index),
        ...special[id],
      }
    }),
  )

/** The first version of the question that was changed, which sealed papers keep. */
export function seedFormerVersions(db: Db): void {
  const fields = db.records('Question').find(changedQuestion)?.fields
  if (fields)
    db.approvedVersions.insert({ resource: 'Question', recordId: changedQuestion, fields: { ...fields, stem: firstStem, versionNo: 1 } })
}
