import { placeholderLabels, recordPlaceholders, type PlaceholderName } from '#openapi/communications/message-text.ts'
import type { EditorPlaceholder } from '#src/ui/editor/editor-markup.ts'

const names = Object.keys(placeholderLabels) as readonly PlaceholderName[]

const labelled = (some: readonly PlaceholderName[]): readonly EditorPlaceholder[] =>
  some.map((name) => ({ name, label: placeholderLabels[name] }))

/** The placeholders that a text may use. */
export const allPlaceholders = labelled(names)

/** The placeholders that a text may use that is about no record. */
export const personPlaceholders = labelled(names.filter((name) => !recordPlaceholders.includes(name)))
