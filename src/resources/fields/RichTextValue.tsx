import { RichText } from '#src/ui/text/rich-text.tsx'
import { recordTexts as texts } from '../texts.ts'

/** A formatted text as it is read. */
export const RichTextValue = ({ markup }: { readonly markup: string }) => (
  <div>
    <RichText markup={markup} empty={texts.missing} cut={texts.cutText} />
  </div>
)
