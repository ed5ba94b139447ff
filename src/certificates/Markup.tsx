import { RichText } from '#src/ui/text/rich-text.tsx'
import { certificateTexts as texts } from './texts.ts'

/** The formatted text of a template or a certificate. */
export const Markup = ({ value }: { readonly value: string }) => <RichText markup={value} empty="" cut={texts.cut} />
