import { css } from 'styled-system/css'
import type { BlockDetailsContext, BlockDetailsEvent } from '#machines/blocks/block-details-types.ts'
import type { BlockId } from '#machines/blocks/types.ts'
import { timeOfDay } from '../../time/clock.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { detailsTexts as texts } from '../texts.ts'

interface DetailsOffersProps {
  readonly kind: BlockKindSpec
  readonly context: BlockDetailsContext
  send(event: BlockDetailsEvent): void
  onOpenBlock(blockId: BlockId): void
}

const choice = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

/** What the form has to say before it is filled: work kept from an earlier visit, and that an active block is live. */
export function DetailsOffers({ kind, context: { offer, unaddressed, facts }, send, onOpenBlock }: DetailsOffersProps) {
  return (
    <>
      {unaddressed && (
        <Alert
          tone="info"
          action={
            <span className={choice}>
              <Button size="sm" onClick={() => onOpenBlock(unaddressed.blockId)}>
                {texts.openSaved}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => send({ type: 'unaddressed.discard' })}>
                {texts.startNew}
              </Button>
            </span>
          }
        >
          {texts.unaddressed(unaddressed.name)}
        </Alert>
      )}
      {offer && (
        <Alert
          tone="info"
          action={
            <span className={choice}>
              <Button size="sm" onClick={() => send({ type: 'draft.restore' })}>
                {texts.restore}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => send({ type: 'draft.discard' })}>
                {texts.discard}
              </Button>
            </span>
          }
        >
          {texts.offer(timeOfDay(offer.at))}
        </Alert>
      )}
      {facts.record?.status === 1 && <Alert tone="info">{texts.live(kind.texts.noun)}</Alert>}
    </>
  )
}
