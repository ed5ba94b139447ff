import { RichText } from '#src/ui/text/rich-text.tsx'
import { assessmentTexts as texts } from '../texts.ts'

/** The formatted text of a question. */
export const Stem = ({ value }: { readonly value: string }) => <RichText markup={value} empty={texts.noStem} cut={texts.cutStem} />
