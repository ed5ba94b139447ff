import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { centreIn, selectionKinds, withCentreIn, yearIn, type SelectionKind } from '#src/selection/wizard/selection-kinds.ts'
import { wizardTexts } from '#src/selection/wizard/texts.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { useSignedInPortal } from '../../state/portal-context.tsx'

const texts = wizardTexts.offers

/** The centre whose selection a page is about: its plain id, and the encrypted one of addresses. */
export interface ChosenCentre {
  readonly id: string
  readonly key: string
}

/** The centre of the person, or for an administrator that of the address; null where there is none. */
export function useCentre({ isForAnyCentre }: SelectionKind): ChosenCentre | null {
  const { person } = useSignedInPortal()
  const { codec } = useServices()
  const search = useSearch()
  const key = isForAnyCentre ? centreIn(search) : person.centreKey
  const id = codec.decrypt(key)
  return key === null || id === null ? null : { id, key }
}

/** The year that the address names, as its plain id and its key, both null where it names none; null where the key is not valid. */
export function useYear(): { readonly id: string | null; readonly key: string | null } | null {
  const { codec } = useServices()
  const key = yearIn(useSearch())
  const id = codec.decrypt(key)
  return key !== null && id === null ? null : { id, key }
}

/** Asks an administrator for the centre that they act for; it stands in the address from then on. */
export function CentreChoice({ centre: chosen }: { readonly centre: ChosenCentre | null }) {
  const { codec } = useServices()
  const [path, navigate] = useLocation()
  const search = useSearch()
  return (
    <div className={css({ px: { base: '4', md: '5', lg: '7' }, pb: '4', maxWidth: '460px' })}>
      <LaterRecordPicker
        label={texts.centre}
        of={centre.name}
        path={centre.path}
        isSingle
        value={chosen === null ? [] : [Number(chosen.id)]}
        names={{}}
        onChange={([id]) => {
          const key = id === undefined ? null : codec.encrypt(String(id))
          navigate(withCentreIn(path, search, key))
        }}
      />
    </div>
  )
}

interface WithCentreProps {
  readonly kind: SelectionKind
  readonly centre: ChosenCentre | null
  readonly head: ReactNode
  /** What shows to an administrator who has not chosen one; nothing but the question unless given. */
  readonly withoutCentre?: ReactNode
  children(centre: ChosenCentre): ReactNode
}

/** A page for the person's centre, or for one that an administrator chooses. Administrators are redirected to addresses of their own. */
export function WithCentre({ kind, centre: chosen, head, withoutCentre, children }: WithCentreProps) {
  const { access } = useSignedInPortal()
  const [path] = useLocation()
  const search = useSearch()
  if (!kind.isForAnyCentre && access.contactType === 'NCUK')
    return <Redirect to={withCentreIn(path.replace(kind.list, selectionKinds.ncuk.list), search, null)} replace />
  if (chosen !== null) return children(chosen)
  return (
    <>
      {head}
      {kind.isForAnyCentre && <CentreChoice centre={null} />}
      {withoutCentre ?? <EmptyState title={kind.isForAnyCentre ? texts.chooseCentre : texts.noCentre} />}
    </>
  )
}
