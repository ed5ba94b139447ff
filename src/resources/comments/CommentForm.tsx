import { useState, type FormEvent, type ReactNode } from 'react'
import * as v from 'valibot'
import { css } from 'styled-system/css'
import { recordTexts } from '#openapi/check-record.ts'
import type { Done } from '#machines/outcome.ts'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { useFocusInvalid } from '#src/ui/form/use-focus-invalid.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { commentTexts as texts } from './texts.ts'
import { useKeptValue } from './use-kept-value.ts'

/** Who writes a comment, and the name under which the browser keeps it until it is sent. */
interface CommentDraft {
  readonly userId: string
  readonly name: string
}

export interface CommentFormProps {
  readonly draft: CommentDraft
  /** How many characters the contract allows. */
  readonly longest: number
  readonly isBusy: boolean
  /** Further controls, between the box and the button. */
  readonly children?: ReactNode
  /** Makes a change of the page, one at a time, and shows what went wrong. */
  change(run: () => Promise<Done>): void
  /** Sends the comment. */
  send(comment: string): Promise<Done>
}

/** Writes a comment on a record. What is typed stays until it has arrived, also when the page is left. */
export function CommentForm({ draft: { userId, name }, longest, isBusy, children, change, send }: CommentFormProps) {
  const [comment, setComment] = useKeptValue(userId, name, v.string(), '')
  const [tries, setTries] = useState(0)
  const form = useFocusInvalid<HTMLFormElement>(tries)
  const isBlank = comment.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (isBlank) return
    change(async () => {
      const done = await send(comment.trim())
      // The draft ends here, since the page may have been left by now.
      setComment('')
      setTries(0)
      form.current?.querySelector('textarea')?.focus()
      return done
    })
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className={css({ display: 'grid', gap: '3', maxWidth: 'form' })}>
      <TextArea
        label={texts.field}
        required
        rows={3}
        maxLength={longest}
        counter={{ value: comment.length, max: longest }}
        error={tries > 0 && isBlank ? recordTexts.required(texts.field) : null}
        value={comment}
        onValueChange={setComment}
      />
      {children}
      <div>
        <Button type="submit" isBusy={isBusy}>
          {texts.add}
        </Button>
      </div>
    </form>
  )
}
