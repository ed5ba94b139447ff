import { useState } from 'react'
import { css } from 'styled-system/css'
import { role } from '#openapi/generated/resources/rights/role.ts'
import type { HeldRights } from '#machines/rights/held-rights.ts'
import { toFailure } from '#src/api/problem.ts'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { RecordDeps } from '#src/resources/use-records.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { heldIn, type RoleMenu } from './role-menu.ts'
import { rightsTexts as texts } from './texts.ts'

interface CopyRightsProps {
  readonly menu: RoleMenu
  readonly deps: Pick<RecordDeps, 'rules' | 'service' | 'queryClient'>
  readonly isDisabled: boolean
  onCopy(held: HeldRights): void
}

const notFound = 404

/** Puts the rights of another role of the same type in the place of these; nothing is saved by that. */
export function CopyRights({ menu: { typeId }, deps: { rules, service, queryClient }, isDisabled, onCopy }: CopyRightsProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const copy = async (roleId: number) => {
    setChosen(roleId)
    setProblem(null)
    try {
      const record = await queryClient.fetchQuery({ ...recordQuery(rules, service, String(roleId)), staleTime: 0 })
      onCopy(heldIn(record))
      toast.message(texts.copied(record.name))
    } catch (error) {
      const { code, message } = toFailure(error)
      setProblem(code === notFound ? texts.nothingToCopy : message)
    }
  }
  return (
    <div className={css({ display: 'flex', alignItems: 'baseline', gap: '3' })}>
      <span aria-hidden className={css({ flexShrink: 0, textStyle: 'small', color: 'fg.muted' })}>
        {texts.copyFrom}
      </span>
      <div className={css({ flex: '1', minWidth: '0' })}>
        <LaterRecordPicker
          label={texts.copyFrom}
          hideLabel
          of={role.name}
          path={role.path}
          names={{}}
          isSingle
          error={problem}
          disabled={isDisabled}
          narrow={{ typeId }}
          value={chosen === null ? [] : [chosen]}
          onChange={([roleId]) => {
            if (roleId === undefined) setChosen(null)
            else void copy(roleId)
          }}
        />
      </div>
    </div>
  )
}
