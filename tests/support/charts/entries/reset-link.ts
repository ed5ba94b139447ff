import { resetLinkMachine, type ResetLinkPorts } from '#machines/account/reset-link.machine.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: ResetLinkPorts = { checkKey: waiting() }
const messageOf = String

export const resetLink = chartEntry({
  id: 'reset-link',
  title: 'Reset link',
  area: 'account',
  file: 'account/reset-link.machine.ts',
  machine: resetLinkMachine.provide({ actors: ports }),
  inputs: { 'a link with a key': { key: 'reset-1', messageOf }, 'a link without one': { key: '', messageOf } },
  events: [{ type: 'key.check' }],
  answers: {
    checkKey: [done('usable', null), done('not usable', 'This link is not valid any more.'), failed('no answer', 'No answer.')],
  },
  project: ({ value, context }) => [value, context.message],
  laws: {
    'there is a reason wherever there is no form': ({ value, context }) =>
      !(value === 'refused' || value === 'unchecked') || context.message !== '',
  },
})
