import { privacyPolicyMachine, type PolicyDocument, type PrivacyPolicyPorts } from '#machines/session/privacy-policy.machine.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: PrivacyPolicyPorts = { loadPolicy: waiting() }
const policy: PolicyDocument = { address: 'https://portal.test/policy.html', parts: [{ kind: 'text', text: 'We keep little.' }] }

export const privacyPolicy = chartEntry({
  id: 'privacy-policy',
  title: 'Privacy policy',
  area: 'session',
  file: 'session/privacy-policy.machine.ts',
  machine: privacyPolicyMachine.provide({ actors: ports }),
  inputs: { 'on any page': undefined },
  events: [{ type: 'policy.open' }, { type: 'policy.close' }],
  answers: { loadPolicy: [done('a document', policy), done('none', null), failed('no answer', '500')] },
  project: ({ value, context }) => [value, context.document !== null],
  laws: { 'what is shown is there': (snapshot) => !snapshot.matches('shown') || snapshot.context.document !== null },
})
