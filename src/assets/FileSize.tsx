import { fileSize } from '#src/ui/text/file-size.ts'
import { nothing } from '#src/resources/fields/field-text.ts'

/** A size of files in a unit that reads well. */
export const FileSize = ({ value }: { readonly value: number | undefined }) => (value === undefined ? nothing : fileSize(value))
