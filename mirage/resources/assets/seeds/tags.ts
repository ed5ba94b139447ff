import type { SeedOf } from '../../engine/service.ts'

const groups = {
  Subject: ['Mathematics', 'Physics', 'Chemistry', 'Biology', 'Economics', 'Business', 'English', 'Computing', 'Law', 'Art'],
  Audience: ['Students', 'Teachers', 'Examiners', 'Invigilators', 'Universities', 'Parents', 'Agents'],
  Season: ['January', 'May', 'August', 'Resits', 'Autumn', 'Spring'],
  Confidentiality: ['Public', 'Internal', 'Confidential', 'Embargoed'],
  Other: ['Template', 'Archive Copy', 'Translated'],
} as const

/** Other words for tags; the longer lists have none. */
const synonyms: Readonly<Record<string, string[]>> = {
  Mathematics: ['Maths', 'Numeracy'],
  English: ['Language'],
  Computing: ['Informatics'],
  Invigilators: ['Supervisors'],
  Resits: ['Retakes'],
}

export const tagSeeds = (): SeedOf<'Tag'>[] =>
  (Object.keys(groups) as (keyof typeof groups)[])
    .flatMap((tagGroup) => groups[tagGroup].map((tagName) => ({ tagGroup, tagName })))
    .map(({ tagGroup, tagName }, index) => {
      const words = synonyms[tagName]
      return { id: index + 1, tagName, tagGroup, ...(words && { synonyms: words }) }
    })
