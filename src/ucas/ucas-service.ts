import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ucasImport } from '#openapi/generated/resources/ucas/ucas-import.ts'
import type { ImportRow } from '#openapi/generated/schema.d.ts'
import type { Done } from '#machines/outcome.ts'
import type { Decision, ErrorAct } from '#machines/students/error-decision.machine.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '#src/resources/record-calls.ts'
import { importSchema } from '#src/resources/record-reader.ts'

type Right = 'View' | 'Add' | 'Modify' | 'Delete'

/** Longer than other calls: a whole file is checked, or written, at once. */
const deadlineMs = 120_000

const log = (permission: Right) => ({ component: ucasImport.components, permission })

const readChecked = answerReader('checkUcasRows', importSchema)
const readRun = answerReader('runUcasImport', importSchema)

/** Says what would become of the rows of an import. */
export async function checkRows(api: Api, codec: IdCodec, id: string, rows: readonly ImportRow[]) {
  const input = { path: { id: encrypted(codec, id) }, body: { rows: [...rows] } }
  return readChecked(await api.call('checkUcasRows', input, { log: log('Add'), deadlineMs }))
}

/** Imports the rows that were checked. */
export const runImport = async (api: Api, codec: IdCodec, id: string) =>
  readRun(await api.call('runUcasImport', { path: { id: encrypted(codec, id) } }, { log: log('Add'), deadlineMs }))

/** Puts back all that an import has changed. */
export async function undoImport(api: Api, codec: IdCodec, id: string): Promise<Done> {
  const { description } = await api.call('undoUcasImport', { path: { id: encrypted(codec, id) } }, { log: log('Delete'), deadlineMs })
  return { message: description }
}

const readLink = answerReader('getUcasWrongRows', v.object({ link: v.string(), fileName: v.string() }))

/** An address, without its host, that reads the wrong rows of an import for some minutes. */
export const readWrongRows = async (api: Api, codec: IdCodec, id: string) =>
  readLink(await api.call('getUcasWrongRows', { path: { id: encrypted(codec, id) } }, { log: log('View') }))

const count = v.number()
const outcome = v.picklist(['new', 'changed', 'unchanged', 'wrong'])
const errorStatus = v.picklist(['Open', 'Fixed', 'Ignored'])
const student = v.object({ studentId: v.number(), name: v.string(), studentRef: v.optional(v.string()) })

const readRows = answerReader(
  'listUcasRows',
  v.object({
    list: v.array(
      v.object({
        rowNumber: count,
        ucasId: v.string(),
        familyName: v.string(),
        givenNames: v.string(),
        choiceNumber: v.string(),
        providerCode: v.string(),
        courseCode: v.string(),
        decision: v.string(),
        reply: v.string(),
        outcome,
        errorStatus: v.optional(errorStatus),
        student: v.optional(student),
      }),
    ),
    totalCount: count,
  }),
)

const readErrors = answerReader(
  'listUcasErrors',
  v.object({
    list: v.array(
      v.object({
        ucasErrorId: count,
        rowNumber: count,
        ucasId: v.string(),
        familyName: v.string(),
        givenNames: v.string(),
        errorTypeId: count,
        description: v.string(),
        value: v.string(),
        suggestedStudents: v.array(student),
        errorStatus,
        comment: v.string(),
      }),
    ),
    totalCount: count,
    types: v.array(v.object({ errorTypeId: count, total: count, open: count })),
  }),
)

/** Which rows of an import are shown. */
export const outcomes = ['all', 'new', 'changed', 'unchanged', 'wrong'] as const
export type Outcome = (typeof outcomes)[number]

export type UcasRow = ReturnType<typeof readRows>['list'][number]
export type UcasErrors = ReturnType<typeof readErrors>
export type UcasError = UcasErrors['list'][number]
export type UcasStudent = UcasError['suggestedStudents'][number]

interface Page {
  readonly page: number
  readonly size: number
}

/** The rows of an import. As lists are, they are read again after a write. */
export const rowsQuery = (api: Api, codec: IdCodec, id: string, { page, size, shown }: Page & { readonly shown: Outcome }) =>
  queryOptions({
    queryKey: ['records', ucasImport.name, 'list', { rowsOf: id, page, size, shown }],
    queryFn: async ({ signal }) => {
      const input = { path: { id: encrypted(codec, id) }, query: { pageNo: page, pageSize: size, outcome: shown } }
      return readRows(await api.call('listUcasRows', input, { log: log('View'), signal }))
    },
    placeholderData: keepPreviousData,
  })

/** How errors stand, and all of them. */
export const errorStatuses = ['all', 'Open', 'Fixed', 'Ignored'] as const

/** Which errors of an import are shown, and in which order. */
export interface ShownErrors {
  readonly search: string
  readonly status: (typeof errorStatuses)[number]
  /** The last line of the file comes first. */
  readonly isLastFirst: boolean
}

/** All of them, in the order of the file. */
export const everyError: ShownErrors = { search: '', status: 'all', isLastFirst: false }

interface ErrorsAsked extends Page, ShownErrors {
  /** 0 for all types. */
  readonly typeId: number
}

/** The errors of an import: those of one type, or all for 0. */
export const errorsQuery = (api: Api, id: string, asked: ErrorsAsked) =>
  queryOptions({
    queryKey: ['records', ucasImport.name, 'list', { errorsOf: id, ...asked }],
    queryFn: async ({ signal }) => {
      const { page, size, typeId, search, status, isLastFirst } = asked
      const query = {
        ucasImportId: Number(id),
        errorTypeId: typeId,
        errorStatus: status,
        searchText: search.trim(),
        sortParam: isLastFirst ? 'rowNumber:desc' : '',
        pageNo: page,
        pageSize: size,
      }
      return readErrors(await api.call('listUcasErrors', { query }, { log: log('View'), signal }))
    },
    placeholderData: keepPreviousData,
  })

const statusOf: Readonly<Record<ErrorAct, UcasError['errorStatus']>> = {
  choose: 'Fixed',
  again: 'Fixed',
  ignore: 'Ignored',
  reopen: 'Open',
}

/** Sends what was decided about an error. */
export async function sendDecision(api: Api, codec: IdCodec, { errorId, act, studentId, comment }: Decision): Promise<Done> {
  const body = {
    errorStatus: statusOf[act],
    ...(act === 'choose' && studentId !== null && { studentId }),
    ...(act === 'ignore' && { comment: comment.trim() }),
  }
  const path = { id: encrypted(codec, String(errorId)) }
  const { description } = await api.call('updateUcasError', { path, body }, { log: log('Modify') })
  return { message: description }
}
