import { css } from 'styled-system/css'
import { changedPages, type HeldRights } from '#machines/rights/held-rights.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog, DialogText } from '#src/ui/layers/dialog.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import type { RoleMenu } from './role-menu.ts'
import { rightsTexts as texts } from './texts.ts'

interface ReviewRightsProps {
  readonly menu: RoleMenu
  readonly stored: HeldRights
  readonly held: HeldRights
  readonly isOpen: boolean
  onSave(): void
  onCancel(): void
}

const labels = (given: readonly string[]) => (given.length === 0 ? texts.nothing : given.join(', '))

/** What a save gives and takes, and how many people it touches, before it is sent. */
export function ReviewRights({ menu, stored, held, isOpen, onSave, onCancel }: ReviewRightsProps) {
  const nameOf = (module: string) => menu.modules.find(({ id }) => id === module)?.name ?? module
  return (
    <Dialog
      open={isOpen}
      size="md"
      title={texts.reviewTitle(menu.roleName)}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" onClick={onSave}>
            {texts.save}
          </Button>
        </>
      }
    >
      <DialogText>{texts.touched(menu.userCount)}</DialogText>
      <div className={css({ mt: '3', mx: '-4' })}>
        <Table label={texts.matrix}>
          <TableHead>
            <Th>{texts.page}</Th>
            <Th>{texts.given}</Th>
            <Th>{texts.taken}</Th>
          </TableHead>
          <tbody>
            {changedPages(stored, held).map(({ module, given, taken }) => (
              <Tr key={module} height="compact">
                <Td>{nameOf(module)}</Td>
                <Td>{labels(given)}</Td>
                <Td>{labels(taken)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Dialog>
  )
}
