import { useContext } from 'react'
import { FileControl } from '#src/resources/files/FileControl.tsx'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { TakeDroppedPaper } from './paper-drop.ts'

/** The file of a paper: one that was dropped in the list of papers is sent at once. */
export const PaperControl = (props: FieldControlProps) => <FileControl {...props} takeDropped={useContext(TakeDroppedPaper)} />
