import { FieldControl, type FieldControlProps } from '#src/resources/form/FieldControl.tsx'

/** What a line charges, or by which letter, which stays with its line; other lines have none. */
export const SourceOfLine = (props: FieldControlProps) => (typeof props.value === 'number' ? <FieldControl {...props} isReadOnly /> : null)
