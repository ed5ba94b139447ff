import { FieldControl, type FieldControlProps } from '#src/resources/form/FieldControl.tsx'

/** The record that a line refers to, such as a letter of a sponsor, read-only; nothing for a line without one. */
export const SourceOfLine = (props: FieldControlProps) => (typeof props.value === 'number' ? <FieldControl {...props} isReadOnly /> : null)
