import { forgotPasswordMachine, usernameProblem, type ForgotPasswordPorts } from '#machines/account/forgot-password.machine.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: ForgotPasswordPorts = { requestLink: waiting() }

export const forgotPassword = chartEntry({
  id: 'forgot-password',
  title: 'Forgot password',
  area: 'account',
  file: 'account/forgot-password.machine.ts',
  machine: forgotPasswordMachine.provide({ actors: ports }),
  inputs: { 'any visitor': { failureOf: (error) => ({ code: 400, message: String(error) }) } },
  events: [{ type: 'username.change', value: 'ada@ncuk.test' }, { type: 'username.change', value: 'ada' }, { type: 'link.request' }],
  answers: { requestLink: [done('sent', 'A link was sent.'), failed('refused', 'There is no account.')] },
  project: ({ value, context: { username, answer } }) => [value, username, answer?.code],
  laws: {
    'only a sound username is sent': ({ value, context }) => value !== 'submitting' || usernameProblem(context.username) === null,
    'an answer shows exactly after one has come': ({ value, context }) =>
      (value === 'sent' || value === 'refused') === (context.answer !== null),
  },
})
