import { describe, expect, test } from 'vitest'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { curriculaOfCentre } from '#src/masters/centre/related.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { listColumns } from '#src/resources/list/record-columns.tsx'

const { Centre, Curriculum } = resourceRules
const widthsOf = (rules: ResourceRules, columns: readonly string[]) =>
  Object.fromEntries(listColumns(rules, columns, {}).map(({ id, width }) => [id, width]))

describe('a column of a list of records', () => {
  test('is as wide as its head where there is room', () => {
    const { selectionFrom, status } = widthsOf(Curriculum, ['selectionFrom', 'status'])
    // "Centres choose from" takes more than a date.
    expect(selectionFrom?.[1]).toBeGreaterThan(status?.[1] ?? Infinity)
  })

  test('is nowhere narrower than the longest word of its head', () => {
    for (const rules of Object.values<ResourceRules>(resourceRules))
      for (const column of Object.keys(rules.fields)) {
        // A column of texts that stands alone has no width of its own: it takes what is left.
        const [narrow] = widthsOf(rules, [column])[column] ?? [Infinity]
        // An m is as wide as two other letters.
        const words = (rules.fields[column]?.label ?? '')
          .split(' ')
          .map((word) => word.length * 6 + (word.match(/[mw]/gi)?.length ?? 0) * 4)
        expect(narrow, `${rules.name} ${column}`).toBeGreaterThanOrEqual(Math.max(...words) + 24)
      }
  })

  test('holds a word of two wide letters, which takes 57 px', () => {
    const { memberCount } = widthsOf(resourceRules.ContactGroup, ['memberCount'])
    expect(memberCount?.[0]).toBeGreaterThanOrEqual(57 + 24)
  })

  test('of a text shares what is left with the names where there are few columns', () => {
    expect(widthsOf(resourceRules.Role, ['description', 'status'])['description']).toBeUndefined()
    expect(widthsOf(Centre, ['postCode', 'countryId', 'timezoneId', 'currency', 'status'])['postCode']).toBeDefined()
  })

  test('of a reference is wider where names have more room than they need', () => {
    const { RoleModule } = resourceRules
    const few = widthsOf(RoleModule, ['typeId', 'pageCount', 'labelCount', 'updatedBy', 'status'])
    const more = widthsOf(RoleModule, ['typeId', 'pageCount', 'labelCount', 'updatedBy', 'createdAt', 'status'])
    for (const column of ['typeId', 'updatedBy']) {
      expect(few[column]?.[0]).toBe(more[column]?.[0])
      expect(few[column]?.[1]).toBeGreaterThan(more[column]?.[1] ?? Infinity)
    }
  })

  test('is narrow beside many others', () => {
    const alone = widthsOf(Centre, ['city'])['city']
    const crowded = widthsOf(Centre, Object.keys(Centre.fields))['city']
    expect(crowded?.[1]).toBeLessThan(alone?.[1] ?? 0)
  })

  test('of the status is drawn by the cell of its list, if that has one', () => {
    const { Invoice } = resourceRules
    const Own = () => null
    const drawn = (cells: object) => {
      const record = { id: '1', name: '', status: 'Paid', fields: {}, createdAt: '', updatedAt: '', updatedBy: '', names: {} }
      const [column] = listColumns(Invoice, ['paymentStatus'], { ...cells })
      return column?.cell(record)
    }
    expect(drawn({ paymentStatus: Own })).toMatchObject({ type: Own, props: { value: 'Paid' } })
    expect(drawn({})).toMatchObject({ type: RecordStatus })
  })

  test('stays on small screens as one of the first two, or as the list says', () => {
    const { Invoice } = resourceRules
    const columns = ['billTo', 'issueDate', 'dueDate', 'balanceMinor', 'paymentStatus']
    const staying = (small?: readonly string[]) =>
      listColumns(Invoice, columns, {}, small).flatMap(({ id, showFrom = 'sm', card, cardLabel = '' }) =>
        card === 'below' ? [[id, cardLabel, showFrom]] : [],
      )
    expect(staying()).toEqual([
      ['billTo', '', 'sm'],
      ['issueDate', 'Issued', 'sm'],
    ])
    expect(staying(['billTo', 'balanceMinor', 'dueDate'])).toEqual([
      ['billTo', '', 'sm'],
      ['dueDate', 'Due', 'md'],
      ['balanceMinor', 'Balance', 'sm'],
    ])
  })

  test('of users breaks their names, which are addresses, before the "@"', () => {
    const { UniversityRelation } = resourceRules
    const names = { User: { 1: { name: 'admin@ncuk.test', status: 1 } } }
    const fields = { accountManagerId: 1 }
    const record = { id: '1', name: '', status: 1, fields, createdAt: '', updatedAt: '', updatedBy: '', names }
    const [column] = listColumns(UniversityRelation, ['accountManagerId'], {})
    expect(column?.cell(record)).toMatchObject({ props: { text: 'admin@ncuk.test', isEmail: true } })
  })

  test('of a count is narrower than one of money', () => {
    const { started } = widthsOf(resourceRules.Delivery, ['started'])
    const { totalMinor } = widthsOf(resourceRules.Invoice, ['totalMinor'])
    expect(started?.[0]).toBeLessThan(totalMinor?.[0] ?? 0)
  })

  test('of records that are counted ends its figures in one line, as one of numbers does', () => {
    const { rules, columns, cells } = curriculaOfCentre
    const looks = listColumns(rules, columns, cells).map(({ id, text }) => [id, text])
    expect(looks).toEqual([
      ['curriculumId', undefined],
      ['comboIds', 'sum'],
      ['streamIds', 'sum'],
      ['selectionStatus', undefined],
    ])
  })
})
