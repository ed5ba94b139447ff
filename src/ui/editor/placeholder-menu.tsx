import { Braces } from 'lucide-react'
import { Button } from '../kit/button.tsx'
import { Menu } from '../layers/menu.tsx'
import type { EditorPlaceholder } from './editor-markup.ts'

interface PlaceholderMenuProps {
  /** The label of the text that they are put into. */
  readonly label: string
  readonly placeholders: readonly EditorPlaceholder[]
  onChoose(name: string): void
}

/** The menu of placeholders that can be put into a text, to be filled in for each person. */
export const PlaceholderMenu = ({ label, placeholders, onChoose }: PlaceholderMenuProps) => (
  <Menu
    trigger={
      <Button size="sm" variant="ghost" icon={<Braces size={16} aria-hidden />} aria-label={`Placeholder for ${label}`}>
        Placeholder
      </Button>
    }
    items={placeholders.map(({ name, label: words }) => ({ id: name, label: words, onSelect: () => onChoose(name) }))}
  />
)
