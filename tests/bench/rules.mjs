// What the rules cost that are asked at every navigation, key and edit: decisions about addresses, findings, searches.
import { load } from './load.mjs'

/** Milliseconds of each call; the fastest of five: the others were held up by whatever else the machine did. */
const timed = (calls) =>
  calls
    .map((call) =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const from = performance.now()
          call()
          return performance.now() - from
        }),
      ),
    )
    .toSorted((one, other) => one - other)
const worst = (times) => times[Math.floor(times.length * 0.99)]

async function decisions() {
  const { buildAccess } = await load('../../machines/access/build-access.ts')
  const { treeOf } = await load('../../src/api/permission-tree.ts')
  const { decide } = await load('../../machines/access/access.ts')
  const { everyVisit } = await load('../rules/access/rows.ts')
  const node = (componentId, routes, children) => ({
    componentId,
    componentName: `Page ${componentId}`,
    routes,
    permissions: ['list'],
    iconsName: null,
    children,
  })
  const pages = (group) =>
    Array.from({ length: 50 }, (_, page) => node(group * 50 + page + 1000, [`/g/${group}/${page}`, `/g/${group}/:id/${page}`], []))
  const access = buildAccess({
    contactType: 'NCUK',
    tree: treeOf(Array.from({ length: 100 }, (_, group) => node(group, [], pages(group)))),
    routes: [],
    portalRoutes: [],
  })
  const paths = Array.from({ length: 300 }, (_, index) => `/g/${index % 100}/x/${index % 50}`)
  const visits = [...everyVisit()].filter((_, index) => index % 10 === 0)
  return [
    ['decision about an address among 5,000 nodes, p99', worst(timed(paths.map((path) => () => decide(access, path)))), 5],
    ['decision about a visit of any row of the route table, p99', worst(timed(visits.map(({ decide: visit }) => visit))), 5],
  ]
}

async function scheduling() {
  const { prohibitedTogether, prohibitionsOf } = await load('../../machines/blocks/findings/prohibited-pairs.ts')
  const { createSearch } = await load('../../machines/blocks/scheduling/schedule-search.ts')
  const modules = Array.from({ length: 36 }, (_, index) => `m${index}`)
  const rules = prohibitionsOf(modules.slice(1).map((prohibitedId) => ({ ruleName: 'Rule', moduleId: 'm0', prohibitedId })))
  const moduleAt = (place) => ({ moduleId: `m${place % 36}`, name: `M${place % 36}`, versions: [], submodules: [] })
  const days = Array.from({ length: 82 }, (_, date) => ({
    dateId: String(date),
    date: `2027-05-${date}`,
    slots: Array.from({ length: 6 }, (_each, slot) => ({
      number: slot + 1,
      clocks: [],
      modules: [0, 1, 2, 3].map((each) => moduleAt(date * 24 + slot * 4 + each)),
    })),
  }))
  const names = Array.from({ length: 2000 }, (_, index) => `Module ${index} Mathématiques`)
  const search = createSearch(names, (name) => name)
  const queries = ['mathematiques', '('.repeat(10_000), '\u0301'.repeat(10_000), 'e\u0301'.repeat(5000)]
  return [
    ['findings of a block of 82 dates with 6 slots', worst(timed([() => prohibitedTogether(days, rules)])), 100],
    ['search for 10,000 characters among 2,000 names', worst(timed(queries.map((query) => () => search(query)))), 50],
  ]
}

/** All findings of the seeded block with most dates, zones and modules, and the verdicts that a lifted card shows. */
async function findings() {
  const checks = await load('../../machines/blocks/findings/findings.ts')
  const { verdictsOn } = await load('../../machines/blocks/findings/verdicts.ts')
  const { largestSeededBlock, seededCombinations, seededDays, seededHolidays, seededProhibitions, seededSettings } =
    await load('../support/seeded-block.ts')
  const days = seededDays(largestSeededBlock)
  const all = () => checks.findings(days, seededProhibitions, seededCombinations, seededHolidays, seededSettings)
  // The first runs take longer, as their code is compiled.
  for (let run = 0; run < 20; run++) all()
  const lifted = days.flatMap(({ slots }) =>
    slots.flatMap(({ number, modules }) => modules.map(({ moduleId }) => ({ slots, moduleId, from: number }))),
  )
  const verdicts = lifted.map((card) => () => verdictsOn(card.slots, card, seededProhibitions, seededCombinations))
  return [
    [`all findings of ${largestSeededBlock}, ${days.length} dates, ${lifted.length} modules`, worst(timed([all])), 4],
    ['verdicts on the slots of a date when a card is lifted, p99', worst(timed(verdicts)), 16],
  ]
}

/** What opening the next year of the seeded block with most dates, zones and modules works out. */
async function clones() {
  const { clonePlan } = await load('../../machines/blocks/next-year/clone-plan.ts')
  const { largestSeededBlock } = await load('../support/seeded-block.ts')
  const { cloneSource } = await load('../machines/blocks/next-year-source.ts')
  const source = cloneSource(largestSeededBlock)
  const { from, to } = source.record
  const plan = () => clonePlan(source, { from, to }, 364)
  for (let run = 0; run < 5; run++) plan()
  return [[`opening clone: all that the next year of ${largestSeededBlock} changes`, worst(timed([plan])), 16]]
}

/** All in which the two largest seeded blocks of successive years differ. */
async function comparisons() {
  const { compareBlocks, comparedRows } = await load('../../machines/blocks/compare/compare.ts')
  const { seededBlock } = await load('../support/seeded-blocks.ts')
  const blockNamed = (name) => {
    const { record, days, zones } = seededBlock(name)
    return { record, days, slotsPerDay: zones[0]?.slots.length ?? 1 }
  }
  const [earlier, later] = [blockNamed('May Exams 2026'), blockNamed('May Exams 2027')]
  const compare = () => comparedRows(compareBlocks(earlier, later, 'weekday').differences)
  for (let run = 0; run < 5; run++) compare()
  return [[`opening compare: ${compare().length} rows of May Exams 2026 and 2027`, worst(timed([compare])), 16]]
}

/** A proposal for 36 modules, of which each combination takes four, on ten dates of three slots. */
async function proposals() {
  const { propose } = await load('../../machines/blocks/proposal/proposal.ts')
  const { normalWeights } = await load('../../machines/blocks/proposal/proposal-types.ts')
  const moduleIds = Array.from({ length: 36 }, (_, index) => `m${index}`)
  const order = {
    moduleIds,
    dates: Array.from({ length: 10 }, (_, index) => ({ date: `2027-05-${10 + index}`, isHoliday: false })),
    slotsPerDay: 3,
    closed: [],
    standing: [],
    combinations: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      name: `Combination ${index}`,
      programmeName: 'Programme',
      studentCount: 20 + index * 7,
      modules: [0, 1, 2, 3].map((each) => ({ id: moduleIds[(index * 3 + each * (1 + (index % 5))) % 36], name: '' })),
    })),
    prohibitions: new Map(),
    mayShareSlot: false,
    weights: normalWeights,
    seed: 1,
  }
  const isSame = JSON.stringify(propose(order)) === JSON.stringify(propose(order))
  const what = `proposal for 36 modules on 10 × 3, ${isSame ? 'the same' : 'NOT the same'} twice`
  return [[what, worst(timed([() => propose(order)])), 1000]]
}

/** The rows of the rules, as what, figure and budget. */
export const ruleRows = async () =>
  [
    ...(await decisions()),
    ...(await scheduling()),
    ...(await findings()),
    ...(await proposals()),
    ...(await clones()),
    ...(await comparisons()),
  ].map(([what, ms, budget]) => [what, `${ms.toFixed(2)} ms`, `≤ ${budget} ms`])
