import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { fromPromise } from 'xstate'
import { consentMachine } from '#machines/consent/consent.machine.ts'
import type { ConsentOutput } from '#machines/consent/consent-types.ts'
import { privacyPolicyMachine, type PolicyDocument } from '#machines/session/privacy-policy.machine.ts'
import type { PolicyReader } from '#src/api/policy.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { createConsentActors, type ConsentDeps } from './consent-actors.ts'
import { ConsentGround } from './ConsentGround.tsx'
import { ConsentView } from './ConsentView.tsx'

/** What the dialog of the privacy policy is given. */
interface PolicyDialogProps {
  readonly state: 'closed' | 'loading' | 'shown' | 'missing'
  readonly document: PolicyDocument | null
  readonly finalFocus: () => HTMLElement | null
  onAccept(): void
  onCancel(): void
}

interface ConsentPageProps extends Pick<ConsentDeps, 'userId' | 'onGiven'> {
  readonly isMandatoryGiven: boolean
  readonly isOptionalGiven: boolean
  readonly readPolicy: PolicyReader
  readonly PolicyDialog: ComponentType<PolicyDialogProps>
  /** The student does not consent, and so cannot go on. */
  onRefuse(): void
  /** Both consents are answered. */
  onDone(): void
}

// Focus moves to what is missing, so its ring shows also after a mouse click.
const shown = { focusVisible: true }

/** The consents of the signed-in student, one dialog after the other. */
export function ConsentPage({ userId, isMandatoryGiven, isOptionalGiven, readPolicy, PolicyDialog, ...on }: ConsentPageProps) {
  const { api, config } = useServices()
  const [input] = useState({ isMandatoryGiven, isOptionalGiven, messageOf: (error: unknown) => toFailure(error).message })
  const actor = useProcess(() => consentMachine.provide({ actors: createConsentActors({ api, userId, onGiven: on.onGiven }) }), {
    input,
    facts: { 'consent.failed': ({ message }) => toast.failure(message) },
  })
  const { isOptionalAsked, outcome, policyLink, ...state } = useShallowSelector(actor, (snapshot) => {
    const { hasViewedPolicy, isPolicyMissed, isTicked } = snapshot.context
    return {
      isOptionalAsked: snapshot.hasTag('optional'),
      outcome: snapshot.output?.outcome,
      policyLink: hasViewedPolicy ? ('viewed' as const) : isPolicyMissed ? ('missed' as const) : ('unseen' as const),
      isTicked,
      isRefused: snapshot.hasTag('refused'),
      isAcceptable: snapshot.hasTag('acceptable'),
      isBusy: snapshot.hasTag('busy'),
      isLeaving: snapshot.hasTag('left'),
    }
  })
  const policyActor = useProcess(
    () => privacyPolicyMachine.provide({ actors: { loadPolicy: fromPromise(({ signal }) => readPolicy(signal)) } }),
    {},
  )
  const policy = useShallowSelector(policyActor, ({ value, context: { document } }) => ({ value, document }))
  const box = useRef<HTMLInputElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const afterPolicy = useRef<HTMLElement>(null)

  const isPolicyShown = policy.value === 'shown' || policy.value === 'missing'
  useEffect(() => {
    if (isPolicyShown) actor.send({ type: 'policy.viewed' })
  }, [isPolicyShown, actor])

  useEffect(() => {
    if (isMandatoryGiven) actor.send({ type: 'mandatory.given' })
  }, [isMandatoryGiven, actor])

  const leave = useEffectEvent((how: ConsentOutput['outcome']) => (how === 'done' ? on.onDone() : on.onRefuse()))
  useEffect(() => {
    if (outcome) leave(outcome)
  }, [outcome])

  const accept = () => {
    actor.send({ type: 'consent.accept' })
    const { context, ...now } = actor.getSnapshot()
    if (now.value === 'done') return
    if (context.isPolicyMissed) link.current?.focus(shown)
    else if (!context.isTicked) box.current?.focus(shown)
  }
  useEnterInDialog(policy.value === 'closed', accept)

  const isOptional = isOptionalAsked || (outcome === 'done' && !input.isOptionalGiven)
  return (
    <>
      <ConsentGround product={config.productName} />
      <ConsentView
        step={isOptional ? 'optional' : 'mandatory'}
        place={input.isMandatoryGiven || input.isOptionalGiven ? null : { number: isOptional ? 2 : 1, count: 2 }}
        policy={policyLink}
        {...state}
        boxRef={box}
        policyRef={link}
        onOpenPolicy={() => {
          afterPolicy.current = link.current
          policyActor.send({ type: 'policy.open' })
        }}
        onTick={(isTicked) => actor.send({ type: 'box.tick', isTicked })}
        onAccept={accept}
        onCancel={() => actor.send({ type: 'consent.cancel' })}
      />
      <PolicyDialog
        state={policy.value}
        document={policy.document}
        finalFocus={() => afterPolicy.current}
        onAccept={() => {
          actor.send({ type: 'box.tick', isTicked: true })
          afterPolicy.current = box.current
          policyActor.send({ type: 'policy.close' })
        }}
        onCancel={() => policyActor.send({ type: 'policy.close' })}
      />
    </>
  )
}

/** Enter means I Accept also on the checkbox and on the dialog itself, which has focus after a click on its background. */
function useEnterInDialog(isOpen: boolean, accept: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isMeant = event.target instanceof Element && event.target.matches('[role=dialog], input')
    if (!isOpen || !isMeant || event.key !== 'Enter') return
    event.preventDefault()
    accept()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
