import { describe, expect, it } from 'vitest'
import { decide } from '#machines/access/access.ts'
import { contactTypes } from '#machines/access/contact-types.ts'
import { accessFrom } from '#tests/support/access.ts'
import { expected, oraclePages, sameAddress } from './oracle.ts'

const roots = ['/sms/exam-block', '/sms/testblock', '/sms/moduleproperties', '/results']
const nodeSets: readonly (readonly string[])[] = [[], ['/sms/exam-block'], ['/sms/testblock', '/results'], roots]
const labelSets: readonly (readonly string[])[] = [
  [],
  ['list'],
  ['Add'],
  ['modify'],
  ['VIEW', 'Delete'],
  ['list', 'ADD', 'Modify', 'View', 'DELETE'],
]
const types = [...contactTypes, 'PARENT']

/** A tree of one group with these pages; names in the string form, every second label as an object. */
const treeOf = (nodes: readonly string[], labels: readonly string[]) => [
  {
    componentId: 1,
    componentName: 'Group',
    routes: '',
    permissions: [],
    iconsName: null,
    children: nodes.map((route, index) => ({
      componentId: index + 2,
      componentName: `Page ${index}`,
      routes: index % 2 === 0 ? route : [route],
      permissions: labels.map((label, at) => (at % 2 === 0 ? label : { permissionName: label })),
      iconsName: 'file',
      children: [],
    })),
  },
]

describe('every page, contact type, permission and spelling', () => {
  it('gets the verdict that the documents give it', { timeout: 60_000 }, () => {
    const wrong: string[] = []
    let decisions = 0
    for (const type of types)
      for (const nodes of nodeSets)
        for (const labels of labelSets) {
          const access = accessFrom({ contactType: type, tree: treeOf(nodes, labels), routes: [] })
          const known = contactTypes.find((one) => one === type) ?? null
          for (const page of oraclePages)
            for (const spell of sameAddress) {
              const verdict = decide(access, spell(page.path), page.search) === 'allowed'
              decisions += 1
              if (verdict !== expected(page, known, nodes, labels))
                wrong.push(`${type} ${spell(page.path)}${page.search ?? ''} [${nodes.join(' ')}] [${labels.join(' ')}]: ${verdict}`)
            }
        }
    expect(wrong).toEqual([])
    expect(decisions).toBeGreaterThanOrEqual(50_000)
  })
})
