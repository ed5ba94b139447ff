import { RichText } from '#src/ui/text/rich-text.tsx'
import { messageTexts as texts } from './texts.ts'

/** The formatted text of a message or a template. */
export const Markup = ({ value }: { readonly value: string }) => <RichText markup={value} empty={texts.noText} cut={texts.cut} />
