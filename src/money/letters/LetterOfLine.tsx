import { FieldControl, type FieldControlProps } from '#src/resources/form/FieldControl.tsx'

/** The letter of a sponsor's share, which stays with its line; other lines have none. */
export const LetterOfLine = (props: FieldControlProps) => (typeof props.value === 'number' ? <FieldControl {...props} isReadOnly /> : null)
