import { recordTexts } from '#openapi/check-record.ts'
import { universityRelation } from '#openapi/generated/resources/institutes/university-relation.ts'
import { breachesOf, tidied, type Draft } from '../engine/check.ts'
import { serveResource, type Breach, type FieldsOf, type SeedDays, type SeedOf, type Writing } from '../engine/service.ts'
import type { PersonalStore, Store } from '../engine/store.ts'
import { scanUniques } from '../engine/uniques.ts'
import { folded } from '../engine/values.ts'
import { insertRecord } from '../engine/write.ts'
import { fieldsOf } from '../masters/parts.ts'
import { universities } from '../masters/universities.ts'
import { accountSeeds } from '../people/seeds/users.ts'

type RelationFields = FieldsOf<'UniversityRelation'>

const provider = 'NCUK'

/** What a relation shows of its university. */
const ofUniversity = ({ universityName, universityCode, shortName, countryId, city, institutionTypeId }: FieldsOf<'University'>) => ({
  universityName,
  universityCode,
  shortName,
  countryId,
  city,
  institutionTypeId,
})

const byCode = (code: string, { records }: Pick<Store, 'records'>) =>
  records('University').where(({ fields }) => folded(fields['universityCode']) === folded(code))[0]

const newUniversity = (fields: RelationFields, { services }: Pick<PersonalStore, 'services'>): Draft => ({
  fields: tidied(ofUniversity(fields), services.University.rules.fields),
  status: 1,
  record: null,
})

/** Why a university cannot be created, or why it has a relation already. */
function universityBreach(fields: RelationFields, { id, ...store }: Writing<RelationFields>): Breach | null {
  if (id !== null) return null
  const known = byCode(fields.universityCode, store)
  if (known) {
    const isFree = store.records('UniversityRelation').find(known.id) === null
    const isSame = folded(known.fields['universityName']) === folded(fields.universityName)
    return isFree && isSame ? null : ['universityCode', recordTexts.unique(universityRelation.fields.universityCode.label)]
  }
  const { University } = store.services
  const [first] = breachesOf(University, newUniversity(fields, store), store, scanUniques(University, store))
  return first ?? null
}

function managerBreach({ accountManagerId }: RelationFields, store: Store): Breach | null {
  const manager = accountManagerId === undefined ? null : fieldsOf('User', accountManagerId, store)
  const menu = manager && fieldsOf('Type', manager.typeId, store)?.parentContactType
  return menu === null || menu === provider ? null : ['accountManagerId', `Choose a user of ${provider}.`]
}

const [administrator] = accountSeeds
const [signed, inNegotiation, ended] = [1, 2, 3]
const inPounds = 18

function seedOf({ id, ...university }: SeedOf<'University'>, days: SeedDays): SeedOf<'UniversityRelation'> {
  const isEnded = id % 16 === 15
  return {
    id,
    ...ofUniversity(university),
    contractStatusId: isEnded ? ended : id % 10 === 9 ? inNegotiation : signed,
    contractStart: days.on('2024-08-01'),
    // One ends soon, some have ended, some are open.
    ...(isEnded ? { contractEnd: days.inDays(-30) } : id === 12 ? { contractEnd: days.inDays(60) } : {}),
    qualificationIds: id % 4 === 0 ? [2, 3] : [2],
    degreeIds: [1, 2, 3, 4, 5],
    ...(administrator && { accountManagerId: administrator.id }),
    commission: 10 + (id % 5) * 2.5,
    invoiceEmail: `finance@${university.universityCode.toLowerCase()}.example.ac`,
    currency: id <= inPounds ? 'GBP' : id <= 20 ? 'EUR' : id === 32 ? 'AED' : 'USD',
    ...(id <= inPounds && { taxNumber: `VAT GB ${300_000_000 + id}` }),
  }
}

/** The agreement with a university. It has the id of the university, which is created with it if needed. */
export const universityRelations = serveResource({
  rules: universityRelation,
  seeds: (days) => (universities.seeds?.(days) ?? []).map((university) => seedOf(university as SeedOf<'University'>, days)),
  scope:
    ({ contactType, institutionId }) =>
    (_fields, id) =>
      contactType !== 'INSTITUTE' || id === institutionId,
  hiddenFields: ({ contactType }) => (contactType === provider ? [] : ['commission']),
  calculated: (_fields, id, store) => {
    const university = fieldsOf('University', id, store)
    return university ? ofUniversity(university) : {}
  },
  checks: [universityBreach, managerBreach],
  completed: (fields, { id, ...store }) => {
    if (id === null && !byCode(fields.universityCode, store))
      insertRecord(store.services.University, newUniversity(fields, store), { act: 'created' }, store)
    return fields
  },
  newId: (fields, store) => byCode(fields.universityCode, store)?.id ?? 0,
})
