import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { useTextZoom } from './sitting-look.ts'
import { aidTexts as texts } from './texts.ts'

/** The formulas that the paper comes with, in the size of the questions. */
export function BookletDialog({ booklet, onClose }: { readonly booklet: string; onClose(): void }) {
  const zoom = useTextZoom()
  return (
    <Dialog open size="lg" title={texts.booklet} footer={<Button onClick={onClose}>{texts.close}</Button>} onClose={onClose}>
      <div className={zoom}>
        <RichText markup={booklet} empty={texts.noBooklet} cut={texts.cutBooklet} />
      </div>
    </Dialog>
  )
}
