import { changePasswordMachine, type ChangePasswordPorts } from '#machines/account/change-password.machine.ts'
import { firstWrong, type PasswordField } from '#machines/account/password-rules.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: ChangePasswordPorts = { changePassword: waiting() }
const failureOf = (error: unknown) => ({ code: 400, message: String(error) })
const allFields: readonly PasswordField[] = ['currentPassword', 'newPassword', 'confirmPassword']

export const changePassword = chartEntry({
  id: 'change-password',
  title: 'Change password',
  area: 'account',
  file: 'account/change-password.machine.ts',
  machine: changePasswordMachine.provide({ actors: ports }),
  inputs: {
    'signed in': { fields: allFields, failureOf },
    'by a link': { fields: ['newPassword', 'confirmPassword'], failureOf },
  },
  events: [
    { type: 'field.change', field: 'currentPassword', value: 'Portal#2026' },
    { type: 'field.change', field: 'newPassword', value: 'Portal#2027' },
    { type: 'field.change', field: 'newPassword', value: 'short' },
    { type: 'field.change', field: 'confirmPassword', value: 'Portal#2027' },
    { type: 'password.submit' },
  ],
  answers: { changePassword: [done('changed'), failed('refused', 'The current password is wrong.')] },
  project: ({ value, context: { values, failure } }) => [value, values, failure !== null],
  laws: {
    'only sound passwords are sent': ({ value, context: { input, values } }) =>
      value !== 'submitting' || firstWrong(input.fields, values) === null,
    'nothing typed is kept once it has gone through': ({ status, context }) =>
      status !== 'done' || Object.values(context.values).every((text) => text === ''),
  },
})
