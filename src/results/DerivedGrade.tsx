import { useEffect, useEffectEvent } from 'react'
import { css } from 'styled-system/css'
import { module } from '#openapi/generated/resources/masters/module.ts'
import { program } from '#openapi/generated/resources/masters/program.ts'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { isScale } from '#openapi/results/grades.ts'
import { gradedMark, outcomeOf } from '#openapi/results/mark-grade.ts'
import { numberIn } from '#machines/records/typed-values.ts'
import { useRecordPage } from '#src/resources/record-page-context.ts'
import type { FormValues } from '#src/resources/resource-values.ts'
import { useReferred } from '#src/resources/use-referred.ts'
import { resultTexts as texts } from './texts.ts'

interface DerivedGradeProps {
  readonly values: Pick<FormValues<'Result'>, 'resultIntakeId' | 'moduleId' | 'attempt' | 'rawMark' | 'moderatedMark' | 'outcome'>
  /** Whether the person has typed a mark; the outcome of a stored mark stays as it is. */
  readonly isTyped: boolean
  /** Called with the outcome of a typed mark, if it differs from the present one. */
  onOutcome(outcome: 'Pass' | 'Fail'): void
}

/** Whether the mark decides the outcome; people decide the other outcomes. */
const isByMark = (outcome: FormValues<'Result'>['outcome']): boolean => outcome === null || outcome === 'Pass' || outcome === 'Fail'

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** The grade and points of the mark that is being typed; nothing where the person may not read what decides them. */
export function DerivedGrade({ values, isTyped, onOutcome }: DerivedGradeProps) {
  const { resultIntakeId, moduleId, attempt, rawMark, moderatedMark, outcome } = values
  const page = useRecordPage()
  const isReadable = [module, program, resultSet].every(({ name }) => page?.listTo(name) != null)
  const ofModule = useReferred(module, isReadable ? moduleId : null).record?.fields
  const ofProgram = useReferred(program, numberOf(ofModule?.['programId']) ?? null).record?.fields
  const ofSet = useReferred(resultSet, isReadable ? resultIntakeId : null).record?.fields
  const typed = moderatedMark.trim() === '' ? rawMark.trim() : moderatedMark.trim()
  const mark = typed === '' ? undefined : numberIn(typed)
  const isComplete = typeof mark === 'number' && mark >= 0 && mark <= 100 && attempt !== null && ofModule && ofProgram && ofSet
  const sat = isComplete ? { mark, attempt, resitCap: numberOf(ofSet['resitCap']) } : null
  const passMark = numberOf(ofModule?.['passMark'])
  const derived = sat && outcomeOf(sat, passMark)
  const follow = useEffectEvent((wanted: 'Pass' | 'Fail') => {
    if (wanted !== outcome && isByMark(outcome)) onOutcome(wanted)
  })
  // The module, programme and set may be read only after the mark was typed.
  useEffect(() => {
    if (isTyped && derived !== null) follow(derived)
  }, [isTyped, derived])
  if (sat === null) return null
  const scale = ofProgram?.['gradingScale']
  const { finalMark, grade, points } = gradedMark(sat, {
    gradingScale: isScale(scale) ? scale : undefined,
    passMark,
    isEnglish: ofModule?.['isEnglish'] === 1,
  })
  return (
    <p role="status" className={css({ gridColumn: '1 / -1', color: 'fg.muted' })}>
      {texts.derived(finalMark, grade, points)}
    </p>
  )
}
