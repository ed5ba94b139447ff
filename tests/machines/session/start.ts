import { vi } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock, type NonReducibleUnknown } from 'xstate'
import type { Access } from '#machines/access/access.ts'
import type { PresenceReading } from '#machines/session/presence-rules.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { Consent, Credentials, Person, SessionPorts, SignOutReason } from '#machines/session/session-types.ts'
import { ada, adasAccess } from '#tests/support/charts/fixtures/session.ts'

interface Call<Input, Output> {
  readonly input: Input
  resolve(output: Output): void
  reject(error: unknown): void
}

/** A port whose calls wait to be answered by the test. */
function port<Output, Input>() {
  const calls: Call<Input, Output>[] = []
  const logic = fromPromise<Output, Input>(
    ({ input }) => new Promise<Output>((resolve, reject) => void calls.push({ input, resolve, reject })),
  )
  const last = () => {
    const call = calls.at(-1)
    if (!call) throw new Error('The port has not been called.')
    return call
  }
  return { logic, calls, last }
}

/** Lets answered promises reach the machine. */
export const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

/** The production machine on ports of the test and a clock that the test moves. */
export function startSession({ isMaintenance = false } = {}) {
  const ports = {
    restoreSession: port<Person | null, NonReducibleUnknown>(),
    signIn: port<Person, Credentials>(),
    loadAccess: port<Access, { readonly person: Person }>(),
    rereadAccess: port<Access, { readonly person: Person }>(),
    signOut: port<void, { readonly person: Person | null; readonly reason: SignOutReason }>(),
    renewSession: port<void, NonReducibleUnknown>(),
    keepConsent: port<void, { readonly person: Person; readonly consent: Consent }>(),
  }
  const elsewhere = { signIn: () => {}, stop: vi.fn() }
  const watching = { end: () => {}, stop: vi.fn(), whose: '' }
  const presence: { read(reading: PresenceReading): void; readonly told: string[] } = { read: () => {}, told: [] }
  const actors = {
    restoreSession: ports.restoreSession.logic,
    watchSignIn: fromCallback(({ sendBack }) => {
      elsewhere.signIn = () => sendBack({ type: 'session.begun' })
      return elsewhere.stop
    }),
    signIn: ports.signIn.logic,
    loadAccess: ports.loadAccess.logic,
    rereadAccess: ports.rereadAccess.logic,
    signOut: ports.signOut.logic,
    renewSession: ports.renewSession.logic,
    keepConsent: ports.keepConsent.logic,
    watchPresence: fromCallback(({ sendBack, receive }) => {
      presence.read = (reading) => sendBack({ type: 'presence.read', reading })
      receive(({ type }) => presence.told.push(type))
    }),
    watchSession: fromCallback(({ sendBack, input }) => {
      watching.whose = input.userId
      watching.end = () => sendBack({ type: 'session.ended' })
      return watching.stop
    }),
  } satisfies SessionPorts
  const clock = new SimulatedClock()
  const failureOf = (error: unknown) => ({ code: 401, message: String(error) })
  const actor = createActor(sessionMachine.provide({ actors }), { clock, input: { isMaintenance, failureOf } })
  actor.start()
  return {
    actor,
    clock,
    ports,
    elsewhere,
    watching,
    presence,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
  }
}

/** A session in which Ada is signed in and her access is ready. */
export async function startSignedIn() {
  const session = startSession()
  session.ports.restoreSession.last().resolve(ada)
  await settled()
  session.ports.loadAccess.last().resolve(adasAccess)
  await settled()
  return session
}

/** The states of someone who is signed in and at work. */
export const signedIn = (access: string, { token = 'fresh', arrival = 'shown' } = {}) => ({
  signedIn: { presence: 'active', token, access, arrival },
})
