import { createContext, useState, type DragEvent } from 'react'

/** Gives the file that was dropped on a type of paper, once; null where none was. */
export const TakeDroppedPaper = createContext<() => File | null>(() => null)

const hasFiles = ({ dataTransfer: { types } }: DragEvent): boolean => types.includes('Files')

/** Lets a file be dropped on an element; of several the first is taken. `isOver`: a file is held over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    place: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        // Without this the browser would open the file in place of the page.
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        // Parts of the element are left for each other all the time.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        const [file] = event.dataTransfer.files
        setOver(false)
        if (!file) return
        event.preventDefault()
        onFile(file)
      },
    },
  }
}
