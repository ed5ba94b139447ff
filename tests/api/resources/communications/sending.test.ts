import { describe, expect, it } from 'vitest'
import { toDateTime } from '#mirage/clock.ts'
import { recordsAs } from '#tests/support/records.ts'
import { accountContacts, startMessages, withMany, text, toCentre } from './start.ts'

const minute = 60_000
const byFirst = (one: readonly unknown[], other: readonly unknown[]) => String(one[0]).localeCompare(String(other[0]))
const hour = 60 * minute

describe('a message in the portal', () => {
  it('raises the badge of who gets it by one, and is read for its sender once it is read (CAT-COM-01)', async () => {
    const { send, signIn, records } = await startMessages()
    const centre = await signIn('centre@centre.test')
    const unread = async () => (await centre.succeed('getUnreadCount', { query: { contactId: accountContacts.centre } })).count
    const before = await unread()
    const id = await send(toCentre)
    expect(await unread()).toBe(before + 1)
    const [newest] = await centre.succeed('listNotifications', { query: { contactId: 0, status: 0 } })
    expect(newest).toMatchObject({ communicationSubject: 'Results are coming', content: '<p>Read this.</p>', status: 0 })
    const counts = async () => records.succeed('Communication', 'details', { id })
    expect(await counts()).toMatchObject({ state: 'Sent', countTotal: 1, countDelivered: 1, countRead: 0 })
    await centre.succeed('updateNotification', { path: { id: newest?.inAppNotificationId ?? 0 }, body: { contactId: 0 } })
    expect(await unread()).toBe(before)
    expect(await counts()).toMatchObject({ countDelivered: 1, countRead: 1 })
  })

  it('leaves the notifications that stand there first and as they are', async () => {
    const { drawerOf } = await startMessages()
    expect(await drawerOf('centre@centre.test')).toHaveLength(5)
  })

  it('says that it is important only where its sender does', async () => {
    const { send, drawerOf } = await startMessages()
    await send({ ...toCentre, isImportant: 1 })
    const [newest, next] = await drawerOf('centre@centre.test')
    expect([newest?.isImportant, next?.isImportant]).toEqual([1, undefined])
  })
})

describe('what is attached', () => {
  const attached = { ...toCentre, attachmentIds: [3] }

  it('is shared for viewing with those who get the message, once, and named below its text', async () => {
    const { send, records, drawerOf, handle } = await startMessages()
    const shares = async () => {
      const query = { pageNo: 1, pageSize: 100, assetId: 3, contactId: accountContacts.centre }
      return (await records.succeed('Share', 'list', { query })).list ?? []
    }
    expect(await shares()).toEqual([])
    await send(attached)
    await send(attached)
    expect(await shares()).toEqual([expect.objectContaining({ access: 'View', status: 1 })])
    const asset = await records.succeed('Asset', 'details', { id: 3 })
    const [newest] = await drawerOf('centre@centre.test')
    expect(newest?.content).toMatch(new RegExp(`Attached: <a href="/asset-manager/preview/[^"/]+/[^"/]+">${String(asset.assetName)}</a>`))
    const own = await recordsAs(handle, 'centre@centre.test')
    expect(await own.succeed('Asset', 'details', { id: 3 })).toMatchObject({ assetName: asset.assetName })
  })

  it('is refused at its field while it is not active', async () => {
    const { records } = await startMessages()
    const { list } = await records.succeed('Asset', 'list', { query: { pageNo: 1, pageSize: 1, statusId: 2 } })
    const [draft] = list ?? []
    const body = { ...attached, attachmentIds: [draft?.['assetId']], requestId: 'visit-1' }
    expect((await records.call('Communication', 'create', { body })).data).toEqual({
      fields: [
        { field: 'attachmentIds', description: `${String(draft?.['assetName'])} is not active. Remove it, or attach it once it is.` },
      ],
    })
  })
})

describe('a scheduled message', () => {
  const schedule = async () => {
    const world = await startMessages()
    const id = await world.create('Communication', toCentre)
    const scheduledAt = toDateTime(world.clock.now() + hour)
    await world.admin.succeed('updateCommunicationStatus', { path: { id }, body: { state: 'Scheduled', scheduledAt } })
    const arrived = async () =>
      (await world.drawerOf('centre@centre.test')).some((one) => one.communicationSubject === 'Results are coming')
    return { ...world, id, arrived }
  }

  it('comes at its time by the clock of the server and not before (CAT-COM-02)', async () => {
    const { clock, arrived, id, signIn } = await schedule()
    clock.advance(hour - 1)
    expect(await arrived()).toBe(false)
    clock.advance(1)
    expect(await arrived()).toBe(true)
    const again = await signIn()
    const { communication } = await again.succeed('getCommunicationDetails', { path: { id } })
    expect(communication.state).toBe('Sent')
  })

  it('comes without a call of anybody, when the aggregator is woken', async () => {
    const { clock, aggregator, mails, create, admin } = await schedule()
    const id = await create('Communication', { ...toCentre, mode: 'Email', email: text('By mail') })
    await admin.succeed('updateCommunicationStatus', {
      path: { id },
      body: { state: 'Scheduled', scheduledAt: toDateTime(clock.now() + hour) },
    })
    clock.advance(2 * hour)
    aggregator.wake()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['centre@centre.test', 'By mail']])
  })

  it('never comes once it is cancelled (CAT-COM-02)', async () => {
    const { admin, clock, arrived, id } = await schedule()
    await admin.succeed('updateCommunicationStatus', { path: { id }, body: { state: 'Draft' } })
    clock.advance(10 * hour)
    expect(await arrived()).toBe(false)
  })

  it('is not set to a time in the next five minutes', async () => {
    const { admin, clock, create } = await startMessages()
    const id = await create('Communication', toCentre)
    const at = (ms: number) => ({ state: 'Scheduled' as const, scheduledAt: toDateTime(clock.now() + ms) })
    const answer = await admin.call('updateCommunicationStatus', { path: { id }, body: at(5 * minute - 1) })
    expect(answer.data).toEqual({ fields: [{ field: 'scheduledAt', description: 'Choose a time at least 5 minutes from now.' }] })
    expect((await admin.call('updateCommunicationStatus', { path: { id }, body: at(5 * minute) })).status).toBe(200)
  })

  it('is changed only once its sending is cancelled', async () => {
    const { records, id } = await schedule()
    const { updatedAt } = await records.succeed('Communication', 'details', { id })
    const { status, description } = await records.call('Communication', 'update', { id, body: { ...toCentre, updatedAt } })
    expect([status, description]).toEqual([409, 'Cancel the sending before it is changed.'])
  })
})

describe('placeholders', () => {
  it('that nothing knows cannot be saved, and one without a value fails one person alone (CAT-COM-03)', async () => {
    const { records, send, deliveriesOf } = await startMessages()
    const unknown = { ...toCentre, inApp: text('Dear {{nickname}}') }
    const refused = await records.call('Communication', 'create', { body: { ...unknown, requestId: 'a' } })
    expect(refused.data).toEqual({ fields: [{ field: 'inApp.subject', description: 'Unknown placeholder: nickname.' }] })
    // The administrator has no centre.
    const both = { ...toCentre, recipients: [accountContacts.admin, accountContacts.centre], inApp: text('For {{centreName}}') }
    const deliveries = await deliveriesOf(await send(both))
    expect(deliveries.map(({ contactId, state, error }) => [contactId, state, error]).toSorted(byFirst)).toEqual([
      [accountContacts.admin, 'Failed', 'No value for centreName.'],
      [accountContacts.centre, 'Delivered', undefined],
    ])
  })

  it('take what is written behind them where they have no value', async () => {
    const { send, drawerOf } = await startMessages()
    await send({ ...toCentre, recipients: [accountContacts.admin], inApp: text('At {{centreName|your office}}') })
    expect((await drawerOf('admin@ncuk.test'))[0]?.communicationSubject).toBe('At your office')
  })

  it('are filled in from the record that the message is about', async () => {
    const { send, drawerOf } = await startMessages()
    const about = { componentId: 115, recordId: 22 }
    await send({ ...toCentre, ...about, inApp: text('{{recordName}} from {{recordDate}}', '<p>See {{link}}</p>') })
    const [newest] = await drawerOf('centre@centre.test')
    expect(newest?.communicationSubject).toMatch(/^2026\/27 from \d\d\/\d\d\/2026$/)
    expect(newest?.content).toMatch(/^<p>See http:\/\/portal\.test\/sms\/year\/view\/[\w-]+<\/p>$/)
  })

  it('lead to the page of a block that readers have', async () => {
    const { admin } = await startMessages()
    const body = { contactId: accountContacts.centre, componentId: 82, recordId: 101, inApp: text('{{recordName}}', '<p>{{link}}</p>') }
    const { inApp } = await admin.succeed('previewMessage', { body })
    expect(inApp?.content).toMatch(/^<p>http:\/\/portal\.test\/sms\/exam-block\/share\/[\w-]+<\/p>$/)
  })

  it('links to the record: a path in the portal, the whole address in a mail', async () => {
    const { send, drawerOf, mails, records } = await startMessages()
    const content = '<p><a href="{{link}}">Open it</a></p>'
    const id = await send({
      ...toCentre,
      mode: 'Both',
      componentId: 82,
      recordId: 101,
      email: text('Dates', content),
      inApp: text('Dates', content),
      attachmentIds: [3],
    })
    expect(await records.succeed('Communication', 'details', { id })).toMatchObject({ inApp: text('Dates', content) })
    const [newest] = await drawerOf('centre@centre.test')
    expect(newest?.content).toMatch(
      /^<p><a href="\/sms\/exam-block\/share\/[\w-]+">Open it<\/a><\/p><p>Attached: <a href="\/asset-manager\//,
    )
    expect(mails[0]?.text).toMatch(
      /^Open it \(http:\/\/portal\.test\/sms\/exam-block\/share\/[\w-]+\) Attached: .* \(http:\/\/portal\.test\/asset-manager\//,
    )
  })

  it('show a name with markup as text, and a script in the content is neither stored nor sent (CAT-COM-04)', async () => {
    const { create, send, records, drawerOf } = await startMessages()
    expect((await records.change('Contact', accountContacts.centre, { firstName: '<img src=x onerror=alert(1)>' })).status).toBe(200)
    const content =
      '<p onclick="go()">Dear {{firstName}}<script>alert(1)</script> <a href="javascript:alert(1)">here</a></p><style>p{}</style>'
    const id = await create('Communication', { ...toCentre, inApp: text('Dear {{firstName}}', content) })
    const stored = await records.succeed('Communication', 'details', { id })
    expect(stored['inApp']).toEqual(text('Dear {{firstName}}', '<p>Dear {{firstName}} <a>here</a></p>'))
    await send({ ...toCentre, inApp: text('Dear {{firstName}}', content) })
    const [newest] = await drawerOf('centre@centre.test')
    expect(newest?.content).toBe('<p>Dear &lt;img src=x onerror=alert(1)&gt; <a>here</a></p>')
    expect(newest?.communicationSubject).toBe('Dear <img src=x onerror=alert(1)>')
  })
})

describe('what has begun', () => {
  it('is not taken back, and a message of many is sent bit by bit', async () => {
    const { admin, records, clock, create, aggregator } = await startMessages('large')
    const audienceId = await create('Audience', { audienceName: 'Many', kind: 'Rule', contactTypes: ['CENTER', 'STUDENT'] })
    const { recipients: _all, ...rest } = toCentre
    const id = await create('Communication', { ...rest, option: 'Audience', audienceId })
    const { count: people } = await admin.succeed('countRecipients', { body: { audienceId } })
    expect(people).toBeGreaterThan(5000)
    const unconfirmed = await admin.call('updateCommunicationStatus', { path: { id }, body: { state: 'Sending' } })
    expect(unconfirmed.data).toEqual({
      fields: [{ field: 'count', description: `The message reaches ${people} people: type this number.` }],
    })
    const sent = await admin.succeed('updateCommunicationStatus', { path: { id }, body: { state: 'Sending', count: people } })
    expect(sent.state).toBe('Sending')
    expect(await admin.refuse('updateCommunicationStatus', { path: { id }, body: { state: 'Draft' } })).toEqual([409, 'Sending has begun.'])
    const moved = await records.call('Communication', 'move', { id, body: { status: 'Draft', comment: '' } })
    expect([moved.status, moved.description]).toEqual([409, 'Sending has begun.'])
    expect(await records.succeed('Communication', 'details', { id })).toMatchObject({ countTotal: people, countDelivered: 500 })
    clock.advance(20_000)
    aggregator.wake()
    expect(await records.succeed('Communication', 'details', { id })).toMatchObject({ state: 'Sent', countDelivered: people })
  })

  it('to 50,000 people is stopped: what went out stays counted, the rest never goes, and is not tried again', async () => {
    const { admin, records, clock, create, aggregator, deliveriesOf } = await startMessages('demo', withMany(50_000))
    const audienceId = await create('Audience', { audienceName: 'Many', kind: 'Rule', contactTypes: ['CENTER'] })
    const { recipients: _all, ...rest } = toCentre
    const id = await create('Communication', { ...rest, option: 'Audience', audienceId })
    expect(await admin.refuse('stopCommunication', { path: { id } })).toEqual([409, 'The message is not being sent.'])
    const { count, sample } = await admin.succeed('countRecipients', { body: { audienceId } })
    expect([count > 50_000, sample.length]).toEqual([true, 10])
    await admin.succeed('updateCommunicationStatus', { path: { id }, body: { state: 'Sending', count } })
    clock.advance(2000)
    aggregator.wake()
    expect(await admin.succeed('stopCommunication', { path: { id } })).toEqual({ sent: 1500, notSent: count - 1500 })
    clock.advance(60_000)
    aggregator.wake()
    const stood = { state: 'Sent', countTotal: count, countDelivered: 1500, countFailed: 0, countStopped: count - 1500 }
    expect(await records.succeed('Communication', 'details', { id })).toMatchObject(stood)
    expect(await admin.succeed('retryCommunication', { path: { id } })).toEqual({ delivered: 0, failed: 0 })
    expect(await records.succeed('Communication', 'details', { id })).toMatchObject(stood)
    const [first] = await deliveriesOf(id, { state: 'Failed', pageSize: 10 })
    expect(first).toMatchObject({ error: 'Sending was stopped before it went out.' })
    expect(await admin.refuse('stopCommunication', { path: { id } })).toEqual([409, 'The message is not being sent.'])
  })

  it('never changes: a sent message takes no edit, and its copy is a draft (CAT-COM-09)', async () => {
    const { send, create, records } = await startMessages()
    const id = await send(toCentre)
    const { updatedAt } = await records.succeed('Communication', 'details', { id })
    const { status, description } = await records.call('Communication', 'update', { id, body: { ...toCentre, updatedAt } })
    expect([status, description]).toEqual([409, 'A sent message does not change.'])
    expect((await records.call('Communication', 'remove', { body: { communicationId: [id] } })).description).toBe(
      'Only a draft can be deleted.',
    )
    const copy = await create('Communication', { ...toCentre, communicationName: 'To the centre (copy)' })
    expect((await records.succeed('Communication', 'details', { id: copy }))['state']).toBe('Draft')
  })

  it('tries again only what has failed', async () => {
    const { admin, send, records, deliveriesOf } = await startMessages()
    const id = await send({
      ...toCentre,
      recipients: [accountContacts.admin, accountContacts.centre],
      inApp: text('For {{universityName}} {{centreName}}'),
    })
    expect(await admin.succeed('retryCommunication', { path: { id } })).toEqual({ delivered: 0, failed: 2 })
    expect((await records.change('Contact', accountContacts.centre, { institutionId: 1 })).status).toBe(200)
    expect(await admin.succeed('retryCommunication', { path: { id } })).toEqual({ delivered: 1, failed: 1 })
    expect((await deliveriesOf(id)).map(({ contactId, state }) => [contactId, state]).toSorted(byFirst)).toEqual([
      [accountContacts.admin, 'Failed'],
      [accountContacts.centre, 'Delivered'],
    ])
  })

  it('is not tried again for who may not be written to any more', async () => {
    const { admin, send, records, deliveriesOf } = await startMessages()
    const id = await send({ ...toCentre, inApp: text('For {{universityName}}') })
    expect((await records.change('Contact', accountContacts.centre, { institutionId: 1, allowMessages: 0 })).status).toBe(200)
    expect(await admin.succeed('retryCommunication', { path: { id } })).toEqual({ delivered: 0, failed: 1 })
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'Failed', error: 'The contact may not be written to any more.' }])
  })
})

describe('rights', () => {
  it('to send are those of Publish: without it every call answers 403 (CAT-COM-08)', async () => {
    const { create, signIn } = await startMessages()
    const id = await create('Communication', toCentre)
    // May add and modify, but not publish.
    const scheduler = await signIn('scheduler@ncuk.test')
    for (const state of ['Sending', 'Draft'] as const)
      expect((await scheduler.call('updateCommunicationStatus', { path: { id }, body: { state } })).status).toBe(403)
    expect((await scheduler.call('retryCommunication', { path: { id } })).status).toBe(403)
    expect((await scheduler.call('stopCommunication', { path: { id } })).status).toBe(403)
    const centre = await signIn('centre@centre.test')
    expect((await centre.call('getCommunicationDetails', { path: { id } })).status).toBe(403)
  })
})

describe('e-mail', () => {
  it('prints one mail for each address, and copies once (CAT-COM-10)', async () => {
    const { send, mails } = await startMessages()
    const email = {
      ...text('Dear {{firstName}}', '<p>Dear {{firstName}}</p>'),
      toEmails: ['press@example.org', 'CENTRE@centre.test'],
      ccEmails: ['archive@example.org', 'press@example.org'],
    }
    await send({ ...toCentre, mode: 'Email', recipients: [accountContacts.centre, accountContacts.student], email })
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted(byFirst)).toEqual([
      ['archive@example.org', 'Dear [firstName]'],
      ['centre@centre.test', 'Dear Oluwaseyifunmi'],
      ['press@example.org', 'Dear [firstName]'],
      ['student@student.test', 'Dear Minh Anh'],
    ])
    expect(mails.find(({ to }) => to === 'centre@centre.test')?.text).toBe('Dear Oluwaseyifunmi')
  })

  it('goes to no word that is no address', async () => {
    const { records } = await startMessages()
    const email = { ...text('A'), ccEmails: ['archive@example.org', 'nobody'] }
    const refused = await records.call('Communication', 'create', { body: { ...toCentre, mode: 'Email', email, requestId: 'a' } })
    expect(refused.data).toEqual({ fields: [{ field: 'email.ccEmails', description: 'nobody is not an e-mail address.' }] })
  })
})

describe('a preview', () => {
  it('is what one person reads, and says what has no value; a test goes to who asks for it', async () => {
    const { admin, mails, drawerOf } = await startMessages()
    const body = {
      contactId: accountContacts.student,
      email: text('Dear {{firstName}} of {{universityName}}'),
      inApp: text('Hello {{lastName}}'),
    }
    expect(await admin.succeed('previewMessage', { body })).toEqual({
      contactId: accountContacts.student,
      name: 'Minh Anh Nguyễn',
      to: 'student@student.test',
      email: text('Dear Minh Anh of '),
      inApp: text('Hello Nguyễn'),
      missing: ['universityName'],
    })
    expect(await admin.refuse('testMessage', { body })).toEqual([400, 'No value for universityName.'])
    await admin.succeed('testMessage', { body: { ...body, email: text('Dear {{firstName}}') } })
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['admin@ncuk.test', 'Dear Minh Anh']])
    expect((await drawerOf('admin@ncuk.test'))[0]?.communicationSubject).toBe('Hello Nguyễn')
  })
})

describe('what a message lacks', () => {
  it('is said at its fields when it is sent, all of it', async () => {
    const { admin, create } = await startMessages()
    const id = await create('Communication', { communicationName: 'Empty', mode: 'Both', option: 'Audience', audienceId: 6 })
    const { data } = await admin.call('updateCommunicationStatus', { path: { id }, body: { state: 'Sending' } })
    expect(data).toEqual({
      fields: [
        { field: 'audienceId', description: 'Choose at least one recipient.' },
        { field: 'inApp.subject', description: 'Subject in the portal should not be blank!' },
        { field: 'inApp.content', description: 'Text in the portal should not be blank!' },
        { field: 'email.subject', description: 'Subject of the e-mail should not be blank!' },
        { field: 'email.content', description: 'Text of the e-mail should not be blank!' },
      ],
    })
  })
})
