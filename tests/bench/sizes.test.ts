import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { moduleList } from '#src/ui/build/chunks.ts'
import { firstPages } from '#src/ui/build/first-pages.ts'
import { classesOf } from '#src/ui/build/lean-sheets.ts'
import { modulesOf } from '#src/ui/build/modules.ts'
import { classNamesIn, createWriter, loadPanda } from '#src/ui/build/static-styles.ts'
import { chunksOf, firstChunks, firstSheets, onWire, portal, readManifest, weight } from './portal-chunks.mjs'

const kilobyte = 1024
/** The most files that a page adds to the shell. A list adds one more than its form, which does not draw it. */
const mostFiles = 13
const manifest = readManifest()
const fileBySource = new Map(
  Object.entries<string[]>(JSON.parse(readFileSync(join(portal, moduleList), 'utf8'))).flatMap(([file, sources]) =>
    sources.map((source) => [source, file] as const),
  ),
)
/** The chunk of a source: its own, or the one that it shares with others. */
const entryOf = (source: string): string => {
  const entry = manifest[source] ? source : Object.keys(manifest).find((key) => manifest[key].file === fileBySource.get(source))
  if (entry === undefined) throw new Error(`No chunk holds ${source}.`)
  return entry
}
const loadedBy = (sources: readonly string[]) => new Set(sources.flatMap((source) => [...chunksOf(manifest, entryOf(source))]))
const sizeOf = (chunks: ReadonlySet<string>) => weight(manifest, chunks) / kilobyte

const sheets = readdirSync(join(portal, 'assets')).flatMap((file) => (file.endsWith('.css') ? [`assets/${file}`] : []))

const signIn = firstChunks(manifest)
/** What sign-in fetches by itself once it is there. */
const attendants = ['src/session/notices/NoticeStrip.tsx', 'src/session/notices/network-watch.ts']
const shell = new Set([...signIn, ...loadedBy(['src/app/shell/SignedInView.tsx', 'src/app/boot/portal-work.ts'])])

const page = (name: string) => `src/app/pages/${name}.tsx`
const wizard = [page('blocks/AdminBlockWizardPage')]
/** The sources that each route loads in addition to the shell. */
const routes: Readonly<Record<string, readonly string[]>> = {
  'Forgot Password': [page('LostPasswordPage')],
  'Update Password': [page('NewPasswordPage')],
  'Student Consent': [page('StudentConsentPage')],
  'Permission denied': [page('DeniedPage')],
  Maintenance: [page('MaintenancePage')],
  'a snapshot of a timetable': [page('SnapshotPage')],
  'an address that is not found': [page('NotFoundPage')],
  'a page to come': [page('PlaceholderPage')],
  Dashboard: [page('DashboardPage')],
  'the first page of a student': [page('StudentPortalPage')],
  'an assessment that is sat': [page('assessment/SitPage')],
  "a student's application in clearing": [page('clearing/OwnApplicationPage')],
  'a group of the menu': [page('SideNavPage')],
  Profile: [page('OwnProfilePage')],
  'Change Password': [page('OwnPasswordPage')],
  'the marks of students in clearing': [page('RecordPages'), 'src/clearing/MarksOffer.tsx'],
  'Module Properties': [page('AdminModuleRuleListPage')],
  'a module rule': [page('AdminModuleRulePages')],
  'the check of a certificate': [page('certificates/ValidateCertificatePage')],
  'the check of a certificate by its link': [page('certificates/CertificateLinkPage')],
  'the results of a set by centre': [page('results/CentreDetailsPage')],
  'the results of a student': [page('results/ResultSlipPage')],
  'the statement of a partner': [page('money/StatementPage')],
  'the budgets of the years': [page('money/BudgetPages')],
  "the payment status of a student's invoices": [page('money/PaymentStatusPage')],
  'the payment of an invoice': [page('money/PaymentMethodPage')],
  'the receipt of a payment': [page('money/PaymentSuccessPage')],
  'an address that leads to another one': [page('RedirectPage')],
  'the invoices in a status': [page('money/InvoiceStatusPage')],
  'the list of a resource': [page('RecordPages'), 'src/masters/centres.tsx', 'src/resources/list/RecordListView.tsx'],
  'the page of a record': [page('RecordPages'), 'src/masters/centres.tsx', 'src/resources/view/StoredView.tsx'],
  'the form of a resource': [page('RecordPages'), 'src/masters/centres.tsx', 'src/resources/form/RecordEditorFrame.tsx'],
  'the import of a resource': [page('RecordPages'), 'src/resources/import/RecordImport.tsx'],
  'the list of blocks': [page('blocks/AdminBlockListPage')],
  'the comparison of two blocks': [page('blocks/AdminComparePage')],
  'the next year of a block': [page('blocks/AdminNextYearPage')],
  'the academic dates of a block': [page('blocks/AdminAcademicDatesPage')],
  'the sheets and links of a block': [page('blocks/AdminSharePage')],
  'a block, at its details': [...wizard, 'src/blocks/details/DetailsStep.tsx'],
  'a block, at its time zones': [...wizard, 'src/blocks/time-zones/TimeZonesStep.tsx'],
  'a block, at its summary': [...wizard, 'src/blocks/summary/SummaryStep.tsx'],
}

/** The view of each kind of resource page, which is loaded in addition to the resource's own source. */
const frames = {
  list: 'src/resources/list/RecordListView.tsx',
  form: 'src/resources/form/RecordEditorFrame.tsx',
  page: 'src/resources/view/StoredView.tsx',
}

const entryFolder = 'src/app/resources'

/** The files that the pages of the resources come from. */
const resourceSources = [
  ...new Set(
    readdirSync(entryFolder)
      .flatMap((file) => [...readFileSync(`${entryFolder}/${file}`, 'utf8').matchAll(/import\('#src\/([\w/-]+\.tsx)'\)/g)])
      .map(([, file = '']) => `src/${file}`),
  ),
]

describe('the built portal', () => {
  it('shows sign-in with at most 96 KB of JavaScript on the wire', () => {
    expect(signIn.size).toBeGreaterThan(0)
    expect(sizeOf(signIn)).toBeLessThanOrEqual(96)
  })

  it("keeps the libraries of sign-in in a file that the portal's own code does not change", () => {
    const file = fileBySource.get('node_modules/react-dom/index.js')
    const sources = [...fileBySource].flatMap(([source, holder]) => (holder === file ? [source] : []))
    expect(sources).toContain('node_modules/react-dom/client.js')
    expect(sources.filter((source) => !source.startsWith('node_modules/'))).toEqual([])
  })

  it('fetches at most 2 KB more while nobody does anything', () => {
    const more = [...loadedBy(attendants)].filter((chunk) => !signIn.has(chunk))
    expect(more.length).toBeGreaterThan(0)
    expect(sizeOf(new Set(more))).toBeLessThanOrEqual(2)
  })

  it('shows sign-in with at most 6 KB of styles on the wire', () => {
    expect(firstSheets().length).toBe(1)
    expect(firstSheets().reduce((sum, file) => sum + onWire(file), 0) / kilobyte).toBeLessThanOrEqual(6)
  })

  it('has in the first sheet every style of the first pages that the other sheets have', async () => {
    const write = createWriter(await loadPanda())
    const asked = [...modulesOf(firstPages)].flatMap((file) => classNamesIn(readFileSync(file, 'utf8'), file, write))
    const [first, all] = [firstSheets(), sheets.filter((file) => !firstSheets().includes(file))].map(
      (files) => new Set(files.flatMap((file) => classesOf(readFileSync(join(portal, file), 'utf8')))),
    )
    expect(new Set(asked.filter((name) => all?.has(name))).size).toBeGreaterThan(100)
    expect(asked.filter((name) => all?.has(name) && !first?.has(name))).toEqual([])
  })

  it('has no style by which each inserted element restyles the icons, rows or buttons beside it', () => {
    const selectors = sheets.flatMap((file) =>
      [
        ...readFileSync(join(portal, file), 'utf8')
          .replaceAll(/\\./g, '_')
          .matchAll(/([^{}@]+)\{/g),
      ].flatMap(([, list = '']) =>
        // Without what stands in brackets, commas part selectors.
        list.replaceAll(/\([^()]*\)/g, '').split(','),
      ),
    )
    expect(selectors.length).toBeGreaterThan(1000)
    // Browsers look up siblings by a class, id or attribute; without one they try each element below the parent, by its tag.
    expect(selectors.filter((one) => /(?:^|[ >])[^ >+~.#[]+[+~](?:.*[ >+~])?[^ >+~.#[]+$/.test(one))).toEqual([])
  })

  // Over HTTP/1.1 a browser asks for six files at a time: these come in two rounds.
  it.each(Object.entries(routes))('adds at most 60 KB of JavaScript in 13 files to the shell for %s', (_, sources) => {
    const own = [...loadedBy(sources)].filter((chunk) => !shell.has(chunk))
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThanOrEqual(mostFiles)
    expect(sizeOf(new Set(own))).toBeLessThanOrEqual(60)
  })

  describe.each(resourceSources)('of %s', (source) => {
    const withFrame = (...frame: readonly string[]) =>
      [...loadedBy([page('RecordPages'), source, ...frame])].filter((chunk) => !shell.has(chunk))
    const loaded = withFrame()

    it.each(Object.entries(frames))('adds at most 60 KB of JavaScript to the shell for its %s', (_, frame) => {
      expect(sizeOf(new Set(withFrame(frame)))).toBeLessThanOrEqual(60)
    })

    it('adds at most 10 KB to the page of another resource', () => {
      const centres = loadedBy([page('RecordPages'), 'src/masters/centres.tsx'])
      expect(sizeOf(new Set(loaded.filter((chunk) => !centres.has(chunk))))).toBeLessThanOrEqual(10)
    })
  })

  // The schedule and the wizard together, without dragging and dialogs; who comes from another step has the wizard already.
  it('adds at most 60 KB for a block that is opened at its schedule, 22 KB of them for the schedule', () => {
    const step = 'src/blocks/scheduling/SchedulingStep.tsx'
    const own = [...loadedBy([...wizard, step])].filter((chunk) => !shell.has(chunk))
    expect(sizeOf(new Set(own))).toBeLessThanOrEqual(60)
    expect(onWire(manifest[step].file) / kilobyte).toBeLessThanOrEqual(22)
  })

  it('has a size for the page of every route', () => {
    const known = new Set(Object.values(routes).flat())
    const shown = new Set(
      [...Object.keys(manifest), ...modulesOf(['src/main.tsx'])].filter((file) => /^src\/app\/pages\/[\w/]+Pages?\.tsx$/.test(file)),
    )
    shown.delete(page('EntrancePage'))
    expect([...shown].filter((file) => !known.has(file))).toEqual([])
  })

  it('preloads one latin font of at most 32 KB', () => {
    const fonts = readdirSync(join(portal, 'assets')).filter((file) => file.endsWith('.woff2'))
    const preloaded = /<link[^>]+rel="preload"[^>]+href="([^"]+\.woff2)"/.exec(readFileSync(join(portal, 'index.html'), 'utf8'))
    expect(preloaded).not.toBeNull()
    expect(fonts.length).toBe(1)
    expect(statSync(join(portal, preloaded?.[1] ?? '')).size / kilobyte).toBeLessThanOrEqual(32)
  })

  it('fetches the rules of clocks with the time zones of a block, not before', () => {
    const hasRules = (chunk: string) => readFileSync(join(portal, manifest[chunk].file), 'utf8').includes('Africa/Casablanca')
    expect([...shell].filter(hasRules)).toEqual([])
    expect([...loadedBy(['src/blocks/time-zones/TimeZonesStep.tsx'])].filter(hasRules)).toHaveLength(1)
  })

  it('has the whole shell in one chunk', () => {
    expect(entryOf('src/app/boot/portal-work.ts')).toBe(entryOf('src/app/shell/SignedInView.tsx'))
  })

  it('asks the browser to compile each chunk while it arrives', () => {
    const files = readdirSync(join(portal, 'assets')).filter((file) => file.endsWith('.js'))
    expect(
      files.filter((file) => !readFileSync(join(portal, 'assets', file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')),
    ).toEqual([])
  })

  it('carries none of the tools with which developers watch machines', () => {
    const traces = /elkjs|org\.eclipse\.elk|stately\.ai|xstateinspector|Live machines/i
    const files = readdirSync(join(portal, 'assets')).filter((file) => /\.(js|css)$/.test(file))
    expect(files.filter((file) => traces.test(readFileSync(join(portal, 'assets', file), 'utf8')))).toEqual([])
    expect(Object.keys(manifest).filter((source) => /^src\/devtools\/(charts|player|inspector)\/|elkjs|@statelyai/.test(source))).toEqual(
      [],
    )
  })

  it('carries nothing of the aggregator, its fixtures or its accounts', () => {
    const traces = /miragejs|pretender|Portal#2026|admin@ncuk\.test|createServer\(/i
    const files = readdirSync(join(portal, 'assets')).filter((file) => /\.(js|css)$/.test(file))
    expect(files.filter((file) => traces.test(readFileSync(join(portal, 'assets', file), 'utf8')))).toEqual([])
    expect(onWire('index.html')).toBeLessThan(2 * kilobyte)
  })
})
