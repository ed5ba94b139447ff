import * as v from 'valibot'
import { fromPromise } from 'xstate'
import type { ChangeFailure, ChangePasswordPorts } from '#machines/account/change-password.machine.ts'
import type { ForgotPasswordPorts } from '#machines/account/forgot-password.machine.ts'
import type { ResetLinkPorts } from '#machines/account/reset-link.machine.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { id } from '#src/api/answer-values.ts'
import type { Api } from '#src/api/client.ts'
import { ApiProblem, readableText, type ProblemKind } from '#src/api/problem.ts'
import { readWithRetry } from '#src/api/read-with-retry.ts'
import type { StartTimer } from '#src/time/timer.ts'
import { texts } from './texts.ts'

/** Whether the list of an answer has a first element, which says that the password was changed. */
const readIsChanged = answerReader(
  'changePassword',
  v.pipe(
    v.custom<{ readonly userId: number }[]>(Array.isArray),
    v.transform(([first]) => first !== undefined && first !== null),
  ),
)

const readKeyOwner = answerReader('validateResetKey', fields({ userId: id }))

interface ChangeDeps {
  readonly api: Api
  /** A plain decimal id. */
  readonly userId: string
  /** The password is changed; `description` is the aggregator's. */
  onChanged(description: string): void
}

/**
 * The change of the own password. It is not given up when its page is left: a password that has been changed ends the
 * session, wherever the person is by then.
 */
export const createChangeActors = ({ api, userId, onChanged }: ChangeDeps): ChangePasswordPorts => ({
  changePassword: fromPromise(async ({ input: { currentPassword, newPassword } }) => {
    const reply = await api.call('changePassword', { body: { userId: Number(userId), password: currentPassword, newPassword } })
    // The message of a good answer says nothing about what went wrong; its description may.
    if (!readIsChanged(reply)) throw new ApiProblem('refused', reply.code, readableText(reply.body?.['description']))
    onChanged(reply.description)
  }),
})

/** What a failed change of the own password says: the server's words, or nothing where it has none. */
export const changeFailureOf = (error: unknown): ChangeFailure =>
  error instanceof ApiProblem ? { code: error.code, message: error.hasWords ? error.description : '' } : { code: 0, message: '' }

interface ResetDeps {
  readonly api: Api
  /** The key of the link, decoded. */
  readonly key: string
  onChanged(description: string): void
}

/** A new password by the key of a link; given up when the page is left. */
export const createResetActors = ({ api, key, onChanged }: ResetDeps): ChangePasswordPorts => ({
  changePassword: fromPromise(async ({ input: { newPassword }, signal }) => {
    const { description } = await api.call('resetPassword', { path: { pwdresetkey: key }, body: { newPassword } }, { signal })
    onChanged(description)
  }),
})

/** What tells that a key is no good, and not that the aggregator is. */
const verdicts: readonly ProblemKind[] = ['refused', 'unauthorized', 'forbidden', 'notFound']

/** The check of a link's key. */
export const createLinkActors = (api: Api, startTimer: StartTimer): ResetLinkPorts => ({
  checkKey: fromPromise(({ input: { key }, signal }) => {
    const check = async () => {
      try {
        readKeyOwner(await api.call('validateResetKey', { path: { pwdresetkey: key } }, { signal }))
        return null
      } catch (error) {
        if (!(error instanceof ApiProblem) || !verdicts.includes(error.kind)) throw error
        // A key that cannot stand in an address is not even asked about.
        return error.code === 0 ? texts.invalidLink : error.description
      }
    }
    return readWithRetry(check, { startTimer, signal })
  }),
})

/** The request for a link. */
export const createForgotActors = (api: Api): ForgotPasswordPorts => ({
  requestLink: fromPromise(async ({ input: { username }, signal }) => {
    const { description } = await api.call('forgotPassword', { body: { username } }, { signal })
    return description === '' ? texts.linkRequested : description
  }),
})
