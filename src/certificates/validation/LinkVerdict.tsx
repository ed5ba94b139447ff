import { use, useState, type ReactNode } from 'react'
import { paths } from '#machines/access/paths.ts'
import { useServices } from '#src/api/services.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { ValidationCard } from './ValidationCard.tsx'
import { VerdictView } from './VerdictView.tsx'
import { validationTexts as texts } from './texts.ts'
import { checkLink, type Outcome } from './verdict.ts'

/** The outcome of the link that is printed on a certificate. */
export function LinkVerdict({ code }: { readonly code: string }) {
  const { api } = useServices()
  // Asked for once: each time counts as a check, and a miss as a try.
  const [outcome] = useState(() => checkLink(api, code))
  const another = <TextLink href={paths.certificateLink}>{texts.another}</TextLink>
  return (
    <LazyBoundary fallback={<ValidationCard head={<p role="status">{texts.checking}</p>} />}>
      <LinkOutcome outcome={outcome} another={another} />
    </LazyBoundary>
  )
}

function LinkOutcome({ outcome, another }: { readonly outcome: Promise<Outcome>; readonly another: ReactNode }) {
  const found = use(outcome)
  if ('verdict' in found)
    return (
      <ValidationCard head={<p>{another}</p>}>
        <VerdictView verdict={found.verdict} />
      </ValidationCard>
    )
  return (
    <ValidationCard
      head={
        <>
          <Alert tone="error" isFocused>
            {found.refusal}
          </Alert>
          <p>{another}</p>
        </>
      }
    />
  )
}
