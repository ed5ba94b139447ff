import { css } from 'styled-system/css'
import { module } from '#openapi/generated/resources/masters/module.ts'
import { program } from '#openapi/generated/resources/masters/program.ts'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { isScale } from '#openapi/results/grades.ts'
import { gradedMark } from '#openapi/results/mark-grade.ts'
import { numberIn } from '#machines/records/typed-values.ts'
import { useRecordPage } from '#src/resources/record-page-context.ts'
import type { FormValues } from '#src/resources/resource-values.ts'
import { useReferred } from '#src/resources/use-referred.ts'
import { resultTexts as texts } from './texts.ts'

type DerivedGradeProps = Pick<FormValues<'Result'>, 'resultIntakeId' | 'moduleId' | 'attempt' | 'rawMark' | 'moderatedMark'>

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** The grade and points of the mark that is being typed; nothing where the person may not read what decides them. */
export function DerivedGrade({ resultIntakeId, moduleId, attempt, rawMark, moderatedMark }: DerivedGradeProps) {
  const page = useRecordPage()
  const isReadable = [module, program, resultSet].every(({ name }) => page?.listTo(name) != null)
  const ofModule = useReferred(module, isReadable ? moduleId : null).record?.fields
  const ofProgram = useReferred(program, numberOf(ofModule?.['programId']) ?? null).record?.fields
  const ofSet = useReferred(resultSet, isReadable ? resultIntakeId : null).record?.fields
  const typed = moderatedMark.trim() === '' ? rawMark.trim() : moderatedMark.trim()
  const mark = typed === '' ? undefined : numberIn(typed)
  if (typeof mark !== 'number' || mark < 0 || mark > 100 || attempt === null || !ofModule || !ofProgram || !ofSet) return null
  const scale = ofProgram['gradingScale']
  const { finalMark, grade, points } = gradedMark(
    { mark, attempt, resitCap: numberOf(ofSet['resitCap']) },
    {
      gradingScale: isScale(scale) ? scale : undefined,
      passMark: numberOf(ofModule['passMark']),
      isEnglish: ofModule['isEnglish'] === 1,
    },
  )
  return (
    <p role="status" className={css({ gridColumn: '1 / -1', color: 'fg.muted' })}>
      {texts.derived(finalMark, grade, points)}
    </p>
  )
}
