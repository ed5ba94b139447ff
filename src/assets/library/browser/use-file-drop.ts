import { useState, type DragEvent } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** The folder of the tree or of the list that an element of the page is in; null for none. */
export function folderUnder(target: EventTarget): number | null {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-folder], [data-item^="folder "]') : null
  return at && Number(at.dataset['folder'] ?? at.dataset['item']?.slice('folder '.length))
}

/** Takes files that are dragged from outside of the browser; without it the browser would leave the page and open them. */
export function useFileDrop(onFiles: (target: EventTarget, files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!holdsFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer.files.length > 0) onFiles(event.target, [...event.dataTransfer.files])
    },
  }
}
