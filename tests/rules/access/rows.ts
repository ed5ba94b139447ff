import type { Access } from '#machines/access/access.ts'
import { contactTypes } from '#machines/access/contact-types.ts'
import { paths } from '#machines/access/paths.ts'
import { decideVisit, type Visitor } from '#machines/access/visit.ts'
import { routes } from '#src/app/routes.ts'
import { plainVisit } from '#tests/support/access-facts.ts'
import { accessFrom } from '#tests/support/access.ts'
import { expectedVisit, sameAddress, type OracleVisit } from './oracle.ts'

const rows = routes.map(({ pattern }) => pattern.text)
const sample = (pattern: string) => pattern.replaceAll(/:\w+/g, 'value')

/** The row with the shortest address at or above a row. */
const pageAbove = (row: string) =>
  rows.filter((other) => row === other || row.startsWith(`${other}/`)).toSorted((a, b) => a.length - b.length)[0] ?? row

const nodeOf = (route: string, permissions: readonly unknown[]) => ({
  componentId: 1,
  componentName: 'Page',
  routes: [route],
  permissions,
  iconsName: 'file',
  children: [],
})

/** Access by the row's own node, or by the label Add on the page above it; if not granted, without that node or label. */
function accessOf(row: string, contactType: string, isGranted: boolean) {
  const above = pageAbove(row)
  const isBelow = above !== row
  const labels = isGranted ? ['list', { permissionName: 'ADD' }] : ['list']
  const tree = isBelow || isGranted ? [nodeOf(above, labels)] : []
  const subRoutes = isBelow ? [{ route: row, permission: 'Add' }] : []
  const fetched = tree.length > 0 ? [{ componentName: 'Page', route: above, subRoutes }] : []
  return accessFrom({ contactType, tree: [{ ...nodeOf('', []), routes: '', children: tree }], routes: fetched })
}

function visitOf(path: string, visitor: Visitor, access: Access): OracleVisit | 'waiting' | 'unavailable' {
  const visit = decideVisit({ ...plainVisit, path, visitor, access })
  if (visit.kind !== 'redirect') return visit.kind
  return visit.isRefused && visit.to === paths.denied ? 'refused' : { to: visit.to }
}

const visitorOf = (contactType: string): Visitor => ({
  contactType,
  mandatoryConsent: 1,
  nonMandatoryConsent: 1,
  studentKey: 'own-key',
  centreKey: 'own-key',
  institutionKey: 'own-key',
})

/** Every row of the route table, for every contact type, with and without the right, in every spelling. */
export function* everyVisit() {
  for (const row of rows)
    for (const type of [...contactTypes, 'PARENT'])
      for (const isGranted of [true, false]) {
        const access = accessOf(row, type, isGranted)
        const visitor = visitorOf(type)
        const known = contactTypes.find((one) => one === type) ?? null
        const due = expectedVisit(row, known, isGranted)
        for (const spell of sameAddress) {
          const path = spell(sample(row))
          yield { type, isGranted, path, due, decide: () => visitOf(path, visitor, access) }
        }
      }
}
