import { css } from 'styled-system/css'
import { certificateRequest } from '#openapi/generated/resources/certificates/certificate-request.ts'
import { useOptions } from '#src/resources/use-options.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { certificateTexts as texts } from './texts.ts'

const { of: name, from: path } = certificateRequest.fields.studentId

interface RegisteredNameProps {
  readonly studentId: number
  /** The name that is asked for. */
  readonly wanted: string
  onUse(name: string): void
}

/** The name that a student is registered with: another one on a certificate needs a proof. */
export function RegisteredName({ studentId, wanted, onUse }: RegisteredNameProps) {
  const [student] = useOptions({ name, path }, { ids: [studentId] })
  if (!student) return null
  return (
    <div
      className={css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', color: 'fg.muted' })}
      role="status"
    >
      {texts.registeredAs(student.name)}
      {wanted !== student.name && <Button onClick={() => onUse(student.name)}>{texts.takeRegisteredName}</Button>}
    </div>
  )
}
