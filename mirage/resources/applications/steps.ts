import {
  applicationStepNames,
  neededDocuments,
  statementLength,
  studentStepFields,
  type ApplicationStep,
} from '#openapi/applications/application-steps.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { student } from '#openapi/generated/resources/students/student.ts'
import type { Fields, FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'

type ApplicationFields = FieldsOf<'Application'>

const { fields: rules } = application

/** The texts of the fields that are empty. */
const blanks = (fields: Fields, labels: Readonly<Record<string, { readonly label: string }>>, names: readonly string[]): string[] =>
  names.filter((name) => fields[name] === undefined || fields[name] === '').map((name) => recordTexts.required(labels[name]?.label ?? name))

const ofStudent = (step: keyof typeof studentStepFields) => (given: ApplicationFields, store: Store) =>
  blanks(store.db.records('Student').find(given.studentId)?.fields ?? {}, student.fields, studentStepFields[step])

function immigrationGaps(given: ApplicationFields): string[] {
  const names: readonly (keyof ApplicationFields)[] = [
    'hasVisa',
    ...(given.hasVisa === 1 ? (['visaType', 'visaExpiry'] as const) : []),
    'wasRefused',
    ...(given.wasRefused === 1 ? (['refusalDetails'] as const) : []),
    'residenceCountryId',
    'needsCas',
    'fundedBy',
  ]
  return blanks(given, rules, names)
}

function documentGaps({ studentId }: ApplicationFields, { db }: Store): string[] {
  const held = new Set(
    db
      .records('StudentDocument')
      .where(({ fields, status }) => fields['studentId'] === studentId && fields['isOlder'] !== 1 && status !== 'Refused')
      .map(({ fields }) => fields['documentType']),
  )
  return neededDocuments.filter((type) => !held.has(type)).map((type) => `Add the document ${type}.`)
}

const { from: shortest } = statementLength
const lengthOf = ({ personalStatement = '' }: ApplicationFields) => Array.from(personalStatement.trim()).length

/** What each step lacks. */
const gapsOf: Readonly<Record<ApplicationStep, (given: ApplicationFields, store: Store) => string[]>> = {
  'checklist-video': ({ videoWatched }) => (videoWatched === 1 ? [] : ['Watch the checklist video or read its transcript.']),
  'course-finder': ({ choices = [] }) => (choices.length > 0 ? [] : [recordTexts.tooFew('choice')]),
  student: ofStudent('student'),
  contact: ofStudent('contact'),
  immigration: immigrationGaps,
  'academic-details': (given) => (lengthOf(given) >= shortest ? [] : [`Write a personal statement of ${shortest} characters or more.`]),
  'key-documentation': documentGaps,
  summary: ({ hasDeclared }) => (hasDeclared === 1 ? [] : ['Tick the declaration to submit.']),
}

/** The steps that lack nothing, in their order. */
export const doneSteps = (given: ApplicationFields, store: Store): readonly ApplicationStep[] =>
  applicationStepNames.filter((step) => gapsOf[step](given, store).length === 0)

/** What an application lacks before it can be submitted, in words; null where it is whole. */
export function missingPoints(given: ApplicationFields, store: Store): string | null {
  const gaps = applicationStepNames.flatMap((step) => gapsOf[step](given, store))
  return gaps.length === 0 ? null : gaps.join(' ')
}
