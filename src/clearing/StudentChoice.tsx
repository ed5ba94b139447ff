import { useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { student } from '#openapi/generated/resources/students/student.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { aboutStudent, studentParameter } from './paths.ts'
import { clearingTexts as texts } from './texts.ts'

/** The student whom the address names; null for none. */
export function useStudentInAddress(): string | null {
  const { codec } = useServices()
  return codec.decrypt(new URLSearchParams(useSearch()).get(studentParameter))
}

/** Chooses the student whom a page of clearing is about; the address names the one. */
export function StudentChoice({ page, value }: { readonly page: 'courseFinder' | 'studentDetail'; readonly value: string | null }) {
  const { codec } = useServices()
  const [path, navigate] = useLocation()
  return (
    <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '4', maxWidth: '420px' })}>
      <LaterRecordPicker
        label={texts.student}
        isSingle
        of={student.name}
        path={student.path}
        names={{}}
        value={value === null ? [] : [Number(value)]}
        onChange={([id]) => {
          const key = id === undefined ? null : codec.encrypt(String(id))
          navigate(key === null ? path : aboutStudent(page, key), { replace: true })
        }}
      />
    </div>
  )
}
