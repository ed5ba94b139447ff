import { describe, expect, it } from 'vitest'
import type { Mail } from '#mirage/contract.ts'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const day = 24 * 60 * 60 * 1000
/** Students of Baobab College and of another centre, without users and not inactive. */
const [student, ofAnotherCentre] = [3009, 3010]
/** Leads that have become students. */
const [convertedLead, leadWithoutConsent] = [7, 63]
const password = 'Orchard#2027'
const unusable = 'This link is not valid any more. Please ask for a new one.'

async function start() {
  const mails: Mail[] = []
  const world = startAggregator({ sendMail: (mail) => void mails.push(mail) })
  const records = await recordsAs(world.handle)
  const admin = createCaller(world.handle, records.session)
  const centre = await world.signIn('centre@centre.test')
  const send = (studentId: number, caller = admin) => caller.call('createRegistrationLink', { body: { studentId } })
  const keyOf = (link: string | undefined) => link?.split('/').at(-1) ?? ''
  const sentKey = async () => keyOf((await send(student)).data?.link)
  const open = (pwdresetkey: string) => world.signedOut.call('validateResetKey', { path: { pwdresetkey } })
  const use = (pwdresetkey: string) => world.signedOut.call('resetPassword', { path: { pwdresetkey }, body: { newPassword: password } })
  const correct = async (email: string) => expect((await records.change('Student', student, { email })).status).toBe(200)
  return { ...world, mails, correct, admin, centre, send, sentKey, keyOf, open, use }
}

describe('a registration link', () => {
  it('is mailed, sets a password once, and lets the student sign in and be asked for consent (CAT-STU-03)', async () => {
    const { mails, send, use, signIn, open } = await start()
    const { status, description, data } = await send(student)
    expect([status, description]).toEqual([200, 'Registration link sent to student3009@example.org. It works once, within 14 days.'])
    expect(mails).toEqual([
      { to: 'student3009@example.org', subject: 'Your new account', text: `Set your password within 14 days: ${data?.link}` },
    ])
    expect(data?.expiresAt.date).toBe('2026-12-05 12:00:00.000000')
    const key = data?.link.split('/').at(-1) ?? ''
    expect((await use(key)).status).toBe(200)
    expect((await signIn('student3009@example.org', password)).session).toMatchObject({
      studentId: student,
      contactTypeParentName: 'STUDENT',
    })
    expect(await open(key)).toMatchObject({ status: 400, description: unusable })
    expect(await use(key)).toMatchObject({ status: 400, description: unusable })
  })

  it('ends with a newer one, and after 14 days', async () => {
    const { clock, sentKey, open } = await start()
    const [first, second] = [await sentKey(), await sentKey()]
    expect((await open(first)).status).toBe(400)
    clock.advance(14 * day - 1)
    expect((await open(second)).status).toBe(200)
    clock.advance(1)
    expect(await open(second)).toMatchObject({ status: 400, description: unusable })
  })

  it('that came too late is replaced by one that the student asks for on the sign-in page', async () => {
    const { clock, mails, sentKey, keyOf, open, use, signIn, signedOut } = await start()
    const late = await sentKey()
    clock.advance(14 * day)
    expect(await use(late)).toMatchObject({ status: 400, description: unusable })
    mails.length = 0
    await signedOut.succeed('forgotPassword', { body: { username: 'student3009@example.org' } })
    const [mail, ...others] = mails
    expect([mail?.text.startsWith('Set your password within 14 days:'), others]).toEqual([true, []])
    const key = keyOf(mail?.text)
    clock.advance(14 * day - 1)
    expect((await open(key)).status).toBe(200)
    await use(key)
    expect((await signIn('student3009@example.org', password)).session?.studentId).toBe(student)
  })

  it('is not sent to one who has signed in: it would open the account to its sender', async () => {
    const { mails, send, sentKey, use, signIn } = await start()
    await use(await sentKey())
    await signIn('student3009@example.org', password)
    mails.length = 0
    const refused = await send(student)
    expect(refused.status).toBe(400)
    expect(refused.description).toContain('has signed in already and can reset the password on the sign-in page.')
    expect(mails).toEqual([])
  })

  it('is sent by a centre to its own students alone, and by no student', async () => {
    const { centre, send, signIn } = await start()
    expect((await send(student, centre)).status).toBe(200)
    expect((await send(ofAnotherCentre, centre)).status).toBe(404)
    expect((await send(student, await signIn('student@student.test'))).status).toBe(403)
  })

  it('needs the consent to be contacted', async () => {
    const { admin, mails } = await start()
    expect((await admin.call('createRegistrationLink', { body: { leadId: convertedLead } })).status).toBe(200)
    mails.length = 0
    const refused = await admin.call('createRegistrationLink', { body: { leadId: leadWithoutConsent } })
    expect(refused).toMatchObject({ status: 400, description: expect.stringContaining('has not agreed to be contacted.') })
    expect(mails).toEqual([])
  })

  it('is for a lead that has become a student', async () => {
    const { admin } = await start()
    expect(await admin.refuse('createRegistrationLink', { body: { leadId: 1 } })).toEqual([400, 'Convert the lead to a student first.'])
  })

  it('goes to the e-mail that was corrected since the student was invited', async () => {
    const { mails, correct, send, sentKey, open, use, signIn } = await start()
    const first = await sentKey()
    await correct('sofia@example.org')
    mails.length = 0
    expect((await send(student)).description).toBe('Registration link sent to sofia@example.org. It works once, within 14 days.')
    expect(mails.map(({ to }) => to)).toEqual(['sofia@example.org'])
    expect((await open(first)).status).toBe(400)
    await use(await sentKey())
    expect((await signIn('sofia@example.org', password)).session?.studentId).toBe(student)
  })

  it.each(['has no user', 'is invited'])('is not sent where another user has the e-mail, to one who %s', async (who) => {
    const { correct, send } = await start()
    if (who === 'is invited') await send(student)
    await correct('centre@centre.test')
    expect(await send(student)).toMatchObject({
      status: 400,
      description: 'Another user signs in with centre@centre.test. Change the student’s e-mail first.',
    })
  })
})
