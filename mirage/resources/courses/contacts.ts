import { universityContact } from '#openapi/generated/resources/institutes/university-contact.ts'
import { serveResource, type FieldsOf, type Writing } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { updateRecord } from '../engine/write.ts'
import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { fullNameOf, handOverRoles, roleBreach, roleHolders, usersByContact } from '../people/contacts.ts'
import { scopeOfPeople } from '../people/scope.ts'

type UniversityContactFields = FieldsOf<'UniversityContact'>

/** A new one belongs to the type of universities; one that is there keeps its type. */
const typed = (fields: UniversityContactFields): FieldsOf<'Contact'> => ({ contactTypeId: contactTypeIds.INSTITUTE, ...fields })

const holdersOf = (fields: UniversityContactFields, { id, ...store }: Writing<UniversityContactFields>) =>
  roleHolders(typed(fields), id, store)

function clearOthers(id: number, { institutionId }: UniversityContactFields, store: PersonalStore): void {
  const { UniversityContact } = store.services
  const others = store
    .records('UniversityContact')
    .where(({ id: other, fields }) => other !== id && fields['institutionId'] === institutionId && fields['isPrimary'] === 1)
  for (const record of others) {
    const draft = { fields: { ...record.fields, isPrimary: 0 }, status: record.status, record }
    updateRecord(UniversityContact, record, draft, { act: 'updated' }, store)
  }
}

/** The contacts of universities, one of each the primary one. */
export const universityContacts = serveResource({
  rules: universityContact,
  partOf: { resource: 'Contact', holds: ({ institutionId }) => institutionId !== undefined },
  scope: scopeOfPeople(() => false),
  calculated: (fields, id, store) => ({ fullName: fullNameOf(fields), userId: usersByContact(store).get(id) }),
  completed: (fields) => ({ ...typed(fields), institutionId: fields.institutionId, allowMessages: fields.allowMessages ?? 1 }),
  checks: [(fields, store) => roleBreach(typed(fields), store)],
  holders: holdersOf,
  moveRefusal: (fields, writing) =>
    writing.before !== null && writing.status === 1 ? (holdersOf(fields, writing)[0]?.text ?? null) : null,
  handOver: (holder, fields, store) => handOverRoles(holder, typed(fields), store),
  saved: (id, fields, store) => {
    if (fields.isPrimary === 1) clearOthers(id, fields, store)
  },
})
