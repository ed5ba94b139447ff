import type { ReactNode } from 'react'
import type { ResourceInput } from '#src/api/client.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { recordPaths, type RecordPage } from '#src/resources/record-page.ts'
import type { StartTimer } from '#src/time/timer.ts'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { StoryServices } from '../services.tsx'

/** The answers to calls of resources, by method and end of the path ("GET details/{id}"), or all of it. */
export type Answers = Readonly<Record<string, (input: ResourceInput) => unknown>>

/** The data of other calls, by operation. */
export type Calls = Readonly<Record<string, (input: unknown) => unknown>>

/** The answer that does not come. */
export const unanswered = () => new Promise<never>(() => {})

interface ServedProps {
  readonly answers: Answers
  readonly calls?: Calls
  /** The address that the story is at. */
  readonly path: string
  /** The browser's own unless given. */
  readonly startTimer?: StartTimer
  readonly children: ReactNode
}

/** The services of the portal around pages of resources, whose calls are answered by hand; others are not answered. */
export function Served({ answers, calls = {}, path, startTimer, children }: ServedProps) {
  const send = async ({ method, path: of }: { readonly method: string; readonly path: string }, input: ResourceInput) => {
    // "/sms/centre/details/{id}" ends in "details/{id}": a resource's path has two parts.
    const answer = answers[`${method} ${of}`] ?? answers[`${method} ${of.split('/').slice(3).join('/')}`] ?? unanswered
    return { data: await answer(input), description: 'Status changed successfully.', code: 200 }
  }
  const call = async (operation: string, input: unknown) => {
    const answer = calls[operation] ?? unanswered
    // Each story answers its own operations with their data.
    return { data: (await answer(input)) as never, description: 'Done.', code: 200 }
  }
  return (
    <StoryServices api={{ call, send }} path={path} {...(startTimer && { startTimer })}>
      {children}
    </StoryServices>
  )
}

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })

/** The id of a record as it stands in addresses. */
export const inAddress = (id: string): string => codec.encrypt(id) ?? ''

/** What the portal gives a page of a resource; who may do nothing but look is a viewer. */
export const pageAt = (list: string, nouns: string, id: string, isViewer = false): RecordPage => ({
  paths: recordPaths(list),
  title: nouns,
  sort: '',
  pathId: inAddress(id),
  userId: '1',
  contactId: '501',
  contactType: 'NCUK',
  rightsOf: list,
  can: (right) => !isViewer || right === 'View',
  linkTo: (resource, of) => (resource === 'Country' ? null : `/${resource.toLowerCase()}/view/${inAddress(of)}`),
  listTo: (resource, by) => `/${resource.toLowerCase()}${by ? `?${by.field}=${inAddress(by.id)}` : ''}`,
  createTo: (resource, by) => (isViewer ? null : `/${resource.toLowerCase()}/create?${by.field}=${inAddress(by.id)}`),
  messageAbout: () => null,
  knows: () => true,
  opens: () => true,
  studentId: null,
  mayEditDelivery: true,
  downloads: [],
  within: {},
  memory: { hidden: null, order: [], isDense: false },
  onShown: () => {},
  breadcrumbs: (last, within = [{ label: last }]) => (
    <Breadcrumbs crumbs={[{ label: 'Entity Management' }, { label: nouns, href: list }, ...within]} />
  ),
})
