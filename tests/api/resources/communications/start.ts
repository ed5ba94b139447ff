import type { Mail } from '#mirage/contract.ts'
import type { Snapshot } from '#mirage/snapshot.ts'
import type { ScenarioName } from '#mirage/scenario.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

export type Fields = Readonly<Record<string, unknown>>

/** The contacts of the published accounts. */
export const accountContacts = { admin: 501, centre: 503, university: 504, student: 505 } as const

export const text = (subject: string, content = '<p>Read this.</p>') => ({ subject, content })

/** A message to the centre's account, in the portal alone. */
export const toCentre = {
  communicationName: 'To the centre',
  mode: 'In-app',
  option: 'Individual',
  recipients: [accountContacts.centre],
  inApp: text('Results are coming'),
}

/** The data of the demo, with so many more people of a centre. */
export function withMany(count: number): Snapshot {
  const { aggregator } = startAggregator()
  const demo: Snapshot = JSON.parse(aggregator.dump())
  const { Contact } = demo.resources
  const like = Contact?.records.find(({ id }) => id === accountContacts.centre)
  if (!Contact || !like) throw new Error('The demo has no contact of the centre.')
  const { lastId } = Contact
  const more = Array.from({ length: count }, (_, index) => ({
    ...like,
    id: lastId + 1 + index,
    fields: { ...like.fields, email: `person${index}@many.test` },
  }))
  return { ...demo, resources: { ...demo.resources, Contact: { lastId: lastId + count, records: [...Contact.records, ...more] } } }
}

/** An aggregator that keeps its mails, called as the administrator. */
export async function startMessages(scenario: ScenarioName = 'demo', snapshot?: Snapshot) {
  const mails: Mail[] = []
  const world = startAggregator({ scenario, ...(snapshot && { snapshot }), sendMail: (mail) => void mails.push(mail) })
  const admin = await world.signIn()
  const records = await recordsAs(world.handle)
  let visits = 0
  const create = async (name: 'Audience' | 'Communication' | 'MessageTemplate' | 'Contact' | 'Lead', fields: Fields): Promise<number> => {
    visits += 1
    const created = await records.succeed<Fields>(name, 'create', { body: { ...fields, requestId: `visit-${visits}` } })
    return Number(Object.values(created)[0])
  }
  const send = async (fields: Fields, count?: number): Promise<number> => {
    const id = await create('Communication', fields)
    const body = { state: 'Sending' as const, ...(count !== undefined && { count }) }
    await admin.succeed('updateCommunicationStatus', { path: { id }, body })
    return id
  }
  /** The deliveries of a message. */
  const deliveriesOf = async (communicationId: number, query: Fields = {}) =>
    (
      await admin.succeed('listMessageDeliveries', {
        query: { communicationId, contactId: 0, channel: '', state: '', searchText: '', pageNo: 1, pageSize: 1000, ...query },
      })
    ).list
  const drawerOf = async (username: string) => {
    const caller = await world.signIn(username)
    return caller.succeed('listNotifications', { query: { contactId: 0, status: 0 } })
  }
  return { ...world, mails, admin, records, create, send, deliveriesOf, drawerOf }
}
