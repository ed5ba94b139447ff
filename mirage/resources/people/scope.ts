import type { Account } from '../../models.ts'
import type { Fields } from '../engine/service.ts'

/** Which people a person may see: NCUK all, a centre and a university their own, others those of `isSelf`. */
export const scopeOfPeople =
  (isSelf: (user: Account, id: number) => boolean) =>
  (user: Account): ((fields: Fields, id: number) => boolean) => {
    const { contactType, centreId, institutionId } = user
    if (contactType === 'NCUK') return () => true
    if (contactType === 'CENTER') return (fields) => fields['centreId'] === centreId
    if (contactType === 'INSTITUTE') return (fields) => fields['institutionId'] === institutionId
    return (_, id) => isSelf(user, id)
  }
