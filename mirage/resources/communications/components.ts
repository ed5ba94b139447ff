import { foldedComponent, subjectsByComponent } from '#openapi/communications/message-subjects.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { messageComponent } from '#openapi/generated/resources/communications/message-component.ts'
import type { Db } from '../../db.ts'
import type { ResourceRecord } from '../../models.ts'
import { serveResource, type FieldsOf } from '../engine/service.ts'

const subjects = subjectsByComponent()

/** A page of the provider's menu that has records. */
export interface MessageSubject {
  readonly componentId: number
  readonly name: string
  readonly resource: ResourceName
  /** The address of the page. */
  readonly route: string
}

/** Where the records of a resource are shown, unless it is below the page of their component. */
const shownAt: Partial<Readonly<Record<ResourceName, (id: string) => string>>> = {
  Examblock: (id) => `/sms/exam-block/share/${id}`,
  Testblock: (id) => `/sms/testblock/share/${id}`,
  MessageTemplate: (id) => `/communications/content/templates/view/${id}`,
  Question: (id) => `/dap/authoring/view/${id}?kind=question`,
  Asset: (id) => `/asset-management/listing/view/${id}`,
}

/** The address of a record that a message is about, by its encrypted id. */
export const recordAddress = ({ resource, route }: Pick<MessageSubject, 'resource' | 'route'>, id: string): string =>
  shownAt[resource]?.(id) ?? `${route}/view/${id}`

const subjectOf = ({ fields }: ResourceRecord): MessageSubject | null => {
  const { componentId, componentName, parentContactType, routes = [] } = fields as FieldsOf<'MenuModule'>
  const resource = subjects.get(foldedComponent(componentName)) as ResourceName | undefined
  const [route] = routes
  return parentContactType === 'NCUK' && resource && route !== undefined ? { componentId, name: componentName, resource, route } : null
}

/** What a message can be about, in the order of the menu. */
export const messageSubjects = (db: Db): MessageSubject[] =>
  db
    .records('MenuModule')
    .where()
    .flatMap((record) => subjectOf(record) ?? [])

/** The page of a component; undefined for one that is gone. */
export const messageSubject = (db: Db, componentId: number): MessageSubject | undefined =>
  messageSubjects(db).find((subject) => subject.componentId === componentId)

const recordOf = ({ componentId, name }: MessageSubject): ResourceRecord => ({
  id: componentId,
  status: 1,
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
  fields: { componentName: name },
})

/** The components that a message or a template can be about: they follow the menu. */
export const messageComponents = serveResource({
  rules: messageComponent,
  table: (db) => ({
    find: (id) => {
      const subject = messageSubject(db, id)
      return subject === undefined ? null : recordOf(subject)
    },
    where: (predicate = () => true) => messageSubjects(db).map(recordOf).filter(predicate),
  }),
})
