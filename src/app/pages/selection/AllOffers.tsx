import { useServices } from '#src/api/services.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { OffersOfYear } from '#src/selection/offers/OfferMatrix.tsx'
import { answersPath, wizardPath, type SelectionKind } from '#src/selection/wizard/selection-kinds.ts'
import { recordLinks } from '../../record-links.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import { mayChoose } from './may-choose.ts'

/** What all centres are offered in a year, by centre and curriculum; each cell leads to the selection of its centre. */
export function AllOffers({ kind }: { readonly kind: SelectionKind }) {
  const { codec } = useServices()
  const { access } = useSignedInPortal()
  const pathOf = mayChoose(access, kind) ? wizardPath : answersPath
  const keyOf = (id: unknown) => codec.encrypt(String(id)) ?? ''
  const hrefOf = ({ fields: { curriculumId, centreId, yearId } }: StoredRecord) =>
    pathOf(kind, { curriculumKey: keyOf(curriculumId), centreKey: keyOf(centreId), yearKey: keyOf(yearId) })
  return <OffersOfYear page={recordLinks(access, codec.encrypt)} path={kind.list} hrefOf={hrefOf} />
}
