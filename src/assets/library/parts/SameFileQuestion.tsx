import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import type { SameAssets } from '../calls.ts'
import { uploadTexts as texts } from '../texts.ts'

/** What to do with a file that the library has already. */
export type SameFileChoice = 'existing' | 'version' | 'both'

interface SameFileQuestionProps {
  readonly found: SameAssets[number]
  /** Why the choice could not be carried out. */
  readonly failure?: string | undefined
  readonly isBusy?: boolean
  onChoose(choice: SameFileChoice): void
}

/** Asks whether to take the file that is there, to make this one a version of it, or to keep both. */
export function SameFileQuestion({ found, failure, isBusy, onChoose }: SameFileQuestionProps) {
  return (
    <Alert
      tone="warning"
      title={texts.same(found.assetName, found.folderName)}
      detail={failure}
      action={
        <>
          <Button onClick={() => onChoose('existing')}>{texts.existing}</Button>
          {found.isArchived === 0 && (
            <Button isBusy={isBusy ?? false} onClick={() => onChoose('version')}>
              {texts.addVersion}
            </Button>
          )}
          <Button onClick={() => onChoose('both')}>{texts.keepBoth}</Button>
        </>
      }
    >
      {texts.sameHint}
    </Alert>
  )
}
