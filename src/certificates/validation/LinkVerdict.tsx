import { useEffect, useState } from 'react'
import { paths } from '#machines/access/paths.ts'
import { useServices } from '#src/api/services.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { ValidationCard } from './ValidationCard.tsx'
import { VerdictView } from './VerdictView.tsx'
import { validationTexts as texts } from './texts.ts'
import { checkLink, type Outcome } from './verdict.ts'

/** The outcome of the link that is printed on a certificate. */
export function LinkVerdict({ code }: { readonly code: string }) {
  const { api } = useServices()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // In an effect: React may render several times before it mounts, and the server counts each call as a check.
  useEffect(() => {
    let isLeft = false
    const check = async () => {
      const found = await checkLink(api, code)
      if (!isLeft) setOutcome(found)
    }
    void check()
    return () => {
      isLeft = true
    }
  }, [api, code])
  const another = <TextLink href={paths.certificateLink}>{texts.another}</TextLink>
  if (outcome === null) return <ValidationCard head={<p role="status">{texts.checking}</p>} />
  if ('verdict' in outcome)
    return (
      <ValidationCard head={<p>{another}</p>}>
        <VerdictView verdict={outcome.verdict} />
      </ValidationCard>
    )
  return (
    <ValidationCard
      head={
        <>
          <Alert tone="error" isFocused>
            {outcome.refusal}
          </Alert>
          <p>{another}</p>
        </>
      }
    />
  )
}
