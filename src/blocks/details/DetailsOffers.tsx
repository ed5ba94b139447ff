import type { BlockDetailsContext, BlockDetailsEvent } from '#machines/blocks/details/block-details-types.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { KeptEdits, Offer } from '#src/ui/form/offer.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { detailsTexts as texts } from './texts.ts'

interface DetailsOffersProps {
  readonly kind: BlockKindSpec
  readonly context: BlockDetailsContext
  readonly isBusy: boolean
  send(event: BlockDetailsEvent): void
  onOpenBlock(blockId: BlockId): void
}

/** The messages above the form: offers of a created block and of edits from an earlier visit, and that an active block is live. */
export function DetailsOffers({ kind, context: { offer, unaddressed, facts }, isBusy, send, onOpenBlock }: DetailsOffersProps) {
  return (
    <>
      {unaddressed && (
        <Offer
          text={texts.unaddressed(unaddressed.name)}
          accept={texts.openSaved}
          decline={texts.startNew}
          onAccept={() => onOpenBlock(unaddressed.blockId)}
          onDecline={() => send({ type: 'unaddressed.discard' })}
        />
      )}
      {offer && <KeptEdits at={offer.at} isDisabled={isBusy} send={send} />}
      {facts.record?.status === 1 && <Alert tone="info">{texts.live(kind.texts.noun)}</Alert>}
    </>
  )
}
