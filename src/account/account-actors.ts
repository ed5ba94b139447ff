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
 * The port that changes one's own password. It is not aborted when the page is left, because a changed password ends the
 * session on any page.
 */
export const createChangeActors = ({ api, userId, onChanged }: ChangeDeps): ChangePasswordPorts => ({
  changePassword: fromPromise(async ({ input: { currentPassword, newPassword } }) => {
    const reply = await api.call('changePassword', { body: { userId: Number(userId), password: currentPassword, newPassword } })
    // The message of a good answer says nothing about what went wrong; its description may.
    if (!readIsChanged(reply)) throw new ApiProblem('refused', reply.code, readableText(reply.body?.['description']))
    onChanged(reply.description)
  }),
})

/** A failed password change: the server's text, or an empty one. */
export const changeFailureOf = (error: unknown): ChangeFailure =>
  error instanceof ApiProblem ? { code: error.code, message: error.hasWords ? error.description : '' } : { code: 0, message: '' }

interface ResetDeps {
  readonly api: Api
  /** The key of the link, decoded. */
  readonly key: string
  onChanged(description: string): void
}

/** The port that sets a new password with a link's key; aborted when the page is left. */
export const createResetActors = ({ api, key, onChanged }: ResetDeps): ChangePasswordPorts => ({
  changePassword: fromPromise(async ({ input: { newPassword }, signal }) => {
    const { description } = await api.call('resetPassword', { path: { pwdresetkey: key }, body: { newPassword } }, { signal })
    onChanged(description)
  }),
})

/** Problems that mean that the key is invalid, not that the server failed. */
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
        // Code 0: the key cannot be part of a path, so the server was not asked.
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
