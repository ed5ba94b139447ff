import { consentMachine } from '#machines/consent/consent.machine.ts'
import type { ConsentPorts } from '#machines/consent/consent-types.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: ConsentPorts = { giveConsent: waiting() }
const input = (isMandatoryGiven: boolean, isOptionalGiven: boolean) => ({ isMandatoryGiven, isOptionalGiven, messageOf: String })

export const consent = chartEntry({
  id: 'consent',
  title: 'Consent',
  area: 'consent',
  file: 'consent/consent.machine.ts',
  machine: consentMachine.provide({ actors: ports }),
  inputs: {
    'nothing given': input(false, false),
    'mandatory given': input(true, false),
    'optional given': input(false, true),
    'both given': input(true, true),
  },
  events: [
    { type: 'policy.viewed' },
    { type: 'box.tick', isTicked: true },
    { type: 'box.tick', isTicked: false },
    { type: 'consent.accept' },
    { type: 'consent.cancel' },
    { type: 'mandatory.given' },
  ],
  answers: { giveConsent: [done('recorded'), failed('no answer', '500')] },
  project: ({ value, context: { hasViewedPolicy, isTicked, isPolicyMissed } }) => [value, hasViewedPolicy, isTicked, isPolicyMissed],
  laws: {
    'the mandatory consent is sent only after a tick and a viewed policy': (snapshot) =>
      !snapshot.matches({ mandatory: 'submitting' }) || (snapshot.context.hasViewedPolicy && snapshot.context.isTicked),
    'the mandatory consent is answered before the page is left': (snapshot, taken) =>
      snapshot.context.input.isMandatoryGiven ||
      !(snapshot.matches('optional') || snapshot.matches('done')) ||
      taken.some(({ type }) => type === 'mandatory.given' || type === 'xstate.done.actor.0.consent.mandatory.submitting'),
    'it ends cancelled only for want of the mandatory consent': ({ context, output }) =>
      output?.outcome !== 'cancelled' || !context.input.isMandatoryGiven,
    'an outcome is told exactly at the end': ({ status, output }) => (status === 'done') === (output !== undefined),
  },
})
