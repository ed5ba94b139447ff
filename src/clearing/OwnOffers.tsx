import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { clearingOffer } from '#openapi/generated/resources/clearing/clearing-offer.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { ownOffersQuery, replyToOffer, type OwnOffer } from './own-offers.ts'
import { clearingTexts } from './texts.ts'

const { own: texts } = clearingTexts
const tones = { Offered: 'info', Accepted: 'success', Declined: 'neutral', Expired: 'neutral', Withdrawn: 'neutral' } as const

type Reply = 'Accepted' | 'Declined'

interface OwnOfferListProps {
  readonly offers: readonly OwnOffer[]
  /** It is within a part of a page, which already has the padding. */
  readonly isPart?: boolean
  onReply(offer: OwnOffer, reply: Reply): void
}

const refusalId = ({ clearingOfferId }: OwnOffer) => `accept-refusal-${clearingOfferId}`

/** The offers of clearing to a student; those that are open can be replied to. */
export function OwnOfferList({ offers, isPart = false, onReply }: OwnOfferListProps) {
  const [Heading, Name] = isPart ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const)
  return (
    <section aria-labelledby="clearing-offers" className={isPart ? undefined : css({ px: { base: '4', md: '5', lg: '7' }, py: '5' })}>
      <Heading id="clearing-offers" className={isPart ? css({ textStyle: 'h3', mb: '3' }) : css({ textStyle: 'h2', mb: '3' })}>
        {texts.title}
      </Heading>
      <ul className={css({ display: 'grid', gap: '3', maxWidth: 'form' })}>
        {offers.map((offer) => (
          <li
            key={offer.clearingOfferId}
            className={css({ display: 'grid', gap: '2', p: '4', rounded: 'lg', borderWidth: '1px', borderColor: 'border.default' })}
          >
            <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
              <Name className={css({ textStyle: 'h3' })}>{offer.courseName}</Name>
              <Badge tone={tones[offer.state]}>{offer.state}</Badge>
            </div>
            <p>{offer.universityName}</p>
            <p className={css({ color: 'fg.muted' })}>{offer.conditions.length > 0 ? offer.conditions.join(', ') : texts.noConditions}</p>
            {offer.state === 'Offered' && (
              <>
                <p className={css({ color: 'fg.muted' })}>{texts.until(formatCivil(offer.expiresOn))}</p>
                {offer.acceptRefusal !== undefined && <p id={refusalId(offer)}>{offer.acceptRefusal}</p>}
                <div className={css({ display: 'flex', gap: '2' })}>
                  <Button
                    variant="primary"
                    aria-label={texts.acceptOf(offer.courseName, offer.universityName)}
                    isSoftDisabled={offer.acceptRefusal !== undefined}
                    aria-describedby={offer.acceptRefusal === undefined ? undefined : refusalId(offer)}
                    onClick={() => {
                      if (offer.acceptRefusal === undefined) onReply(offer, 'Accepted')
                    }}
                  >
                    {texts.accept}
                  </Button>
                  <Button aria-label={texts.declineOf(offer.courseName, offer.universityName)} onClick={() => onReply(offer, 'Declined')}>
                    {texts.decline}
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The offers of clearing to the student who is signed in, if there are any. */
export function OwnOffers({ isPart = false }: Pick<OwnOfferListProps, 'isPart'>) {
  const { api, codec, queryClient } = useServices()
  const { data: offers = [] } = useQuery(ownOffersQuery(api))
  const [asked, setAsked] = useState<{ readonly offer: OwnOffer; readonly reply: Reply } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (offers.length === 0) return null
  const send = async () => {
    if (!asked || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      toast.success((await replyToOffer(api, codec, asked.offer.clearingOfferId, asked.reply)).message)
      setAsked(null)
    } catch (problem) {
      setFailure(toFailure(problem).message)
    } finally {
      setBusy(false)
      // Also after a failure: the reply may have been kept.
      forgetRecords(queryClient, clearingOffer)
    }
  }
  const isAccepting = asked?.reply === 'Accepted'
  const course = asked ? `${asked.offer.courseName}, ${asked.offer.universityName}` : ''
  return (
    <>
      <OwnOfferList
        offers={offers}
        isPart={isPart}
        onReply={(offer, reply) => {
          setFailure(null)
          setAsked({ offer, reply })
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        title={isAccepting ? texts.acceptQuestion(course) : texts.declineQuestion(course)}
        body={isAccepting ? texts.acceptBody : texts.declineBody}
        isBusy={isBusy}
        isDismissible={!isBusy}
        onConfirm={() => void send()}
        onCancel={() => setAsked(null)}
      >
        {failure !== null && <Alert tone="error">{failure}</Alert>}
      </ConfirmDialog>
    </>
  )
}
