import { useEffect, useRef, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import type { LibraryFolder } from '../calls.ts'
import type { DialogChange } from '../use-act-dialogs.ts'
import { root, treeRows } from './library-tree.ts'
import { browserTexts as texts } from './texts.ts'

interface AskProps {
  readonly title: string
  readonly confirm: string
  readonly isOff?: boolean
  readonly change: DialogChange
  readonly children: React.ReactNode
  onConfirm(): void
  onClose(): void
}

/** A dialog with a form, the notice of a refusal, and one button that confirms. */
function Ask({ title, confirm, isOff = false, change: { isBusy, isHeld, notice }, children, onConfirm, onClose }: AskProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOff && !isBusy) onConfirm()
  }
  return (
    <Dialog
      open
      title={title}
      size="md"
      isDismissible={!isHeld}
      onClose={onClose}
      footer={
        <>
          <Button isSoftDisabled={isHeld} onClick={() => !isHeld && onClose()}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isBusy={isBusy} isSoftDisabled={isOff} onClick={() => !isOff && onConfirm()}>
            {confirm}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submit} className={css({ display: 'grid', gap: '4' })}>
        {notice && (
          <Alert key={notice.id} tone="error" isFocused>
            {notice.text}
          </Alert>
        )}
        {children}
      </form>
    </Dialog>
  )
}

interface FolderSelectProps {
  readonly folders: readonly LibraryFolder[]
  readonly value: number
  readonly hasRoot: boolean
  readonly error?: string | null
  onChange(folderId: number): void
}

/** The folders as one list, indented by their depth. */
export const FolderSelect = ({ folders, value, hasRoot, error = null, onChange }: FolderSelectProps) => (
  <SelectField
    label={texts.folder}
    value={String(value)}
    error={error}
    options={[
      ...(hasRoot ? [{ value: String(root), label: texts.allFolders }] : []),
      ...treeRows(folders, () => true).map(({ folder, level }) => ({
        value: String(folder.folderId),
        label: `${'\u2003'.repeat(level - 1)}${folder.folderName}`,
      })),
    ]}
    onValueChange={(to) => onChange(Number(to))}
  />
)

interface MoveDialogProps extends Pick<FolderSelectProps, 'folders' | 'hasRoot'>, Pick<AskProps, 'change'> {
  readonly from: number
  refusal(to: number): string | null
  onMove(to: number): void
  onClose(): void
}

export function MoveDialog({ folders, hasRoot, from, change, refusal, onMove, onClose }: MoveDialogProps) {
  const [to, setTo] = useState(from)
  const [isTried, setTried] = useState(false)
  const reason = refusal(to)
  return (
    <Ask
      title={texts.moveTo}
      confirm={texts.move}
      change={change}
      onConfirm={() => {
        setTried(true)
        if (reason === null) onMove(to)
      }}
      onClose={onClose}
    >
      <FolderSelect folders={folders} hasRoot={hasRoot} value={to} error={isTried ? reason : null} onChange={setTo} />
    </Ask>
  )
}

interface RenameDialogProps extends Pick<AskProps, 'change'> {
  readonly name: string
  /** Whether what was refused is the name. */
  readonly isNameRefused: boolean
  onRename(name: string): void
  onClose(): void
}

export function RenameDialog({ name, change, isNameRefused, onRename, onClose }: RenameDialogProps) {
  const [value, setValue] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  const refused = isNameRefused ? change.notice : null
  useEffect(() => {
    if (refused) field.current?.focus()
  }, [refused])
  return (
    <Ask
      title={texts.rename}
      confirm={texts.save}
      isOff={value.trim() === '' || value.trim() === name}
      change={refused ? { ...change, notice: null } : change}
      onConfirm={() => onRename(value.trim())}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={texts.name}
        required
        maxLength={200}
        value={value}
        error={refused?.text ?? null}
        onValueChange={setValue}
      />
    </Ask>
  )
}

interface TagDialogProps extends Pick<AskProps, 'change'> {
  onTag(tagIds: readonly number[]): void
  onClose(): void
}

export function TagDialog({ change, onTag, onClose }: TagDialogProps) {
  const [ids, setIds] = useState<readonly number[]>([])
  const { of, from } = asset.fields.tagIds
  return (
    <Ask title={texts.addTags} confirm={texts.save} change={change} isOff={ids.length === 0} onConfirm={() => onTag(ids)} onClose={onClose}>
      <LaterRecordPicker label={texts.tags} of={of} path={from} names={{}} isSingle={false} value={ids} onChange={setIds} />
    </Ask>
  )
}

interface RemoveFolderDialogProps extends Pick<AskProps, 'change'> {
  readonly folder: LibraryFolder
  onRemove(content: 'up' | 'archive'): void
  onClose(): void
}

export function RemoveFolderDialog({ folder: { folderName, assetCount }, change, onRemove, onClose }: RemoveFolderDialogProps) {
  const [content, setContent] = useState<'up' | 'archive'>('up')
  return (
    <Ask
      title={texts.removeTitle(folderName)}
      confirm={texts.removeFolder}
      change={change}
      onConfirm={() => onRemove(content)}
      onClose={onClose}
    >
      <p>{texts.removeHint(assetCount)}</p>
      <Segmented
        label={texts.content2}
        options={[
          { value: 'up', label: texts.removeUp },
          { value: 'archive', label: texts.removeArchive },
        ]}
        value={content}
        onChange={(to) => setContent(to === 'archive' ? to : 'up')}
      />
    </Ask>
  )
}
