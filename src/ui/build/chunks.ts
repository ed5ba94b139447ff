import { relative } from 'node:path'
import type { Plugin } from 'vite'

interface ChunkGroup {
  readonly name: string
  readonly test?: RegExp
  readonly minShareCount?: number
  readonly entriesAware?: boolean
  readonly entriesAwareMergeThreshold?: number
}

/** What only pages of one of these areas share is kept in chunks of that area; small ones are merged with each other. */
const areas = ['money', 'communications', 'assessment', 'students', 'clearing', 'selection', 'results', 'calendar', 'assets', 'reports']

/**
 * Which sources share a chunk, with all that they import: a source goes to the first group that takes it. Many small
 * chunks compress worse, and over HTTP/1.1 a browser asks for six at a time.
 */
export const chunkGroups: ChunkGroup[] = [
  // Stays in the browser's cache from release to release, and is compiled beside the portal's own code.
  { name: 'libraries', test: /\/node_modules\/(react|react-dom|scheduler|xstate|@xstate|wouter|regexparam|use-[a-z-]+)\// },
  { name: 'first', test: /\/src\/(main|app\/pages\/EntrancePage)\.tsx$/ },
  // Sign-in shows notices too, and does not wait for the shell.
  { name: 'notices', test: /\/src\/session\/notices\/NoticeStrip\.tsx$/ },
  // What nearly every page behind sign-in draws comes with the shell, which loads while the person types to sign in.
  {
    name: 'shell',
    test: /\/src\/(app\/(shell\/SignedInView\.tsx|boot\/portal-work\.ts|state\/list-state\.ts)|ui\/(kit|list)\/|ui\/records\/(table\/|(record-columns|row-actions|no-rows)\.)|ui\/layers\/([\w-]*dialog|conflict-question)\.tsx|ui\/form\/(search-field|segmented)\.tsx|ui\/navigation\/(use-leave-guard|missing-record|side-well)\.)/,
  },
  // Wizards have steps, records have none.
  { name: 'steps', test: /\/src\/ui\/navigation\/stepper/, minShareCount: 2 },
  // By themselves: the schedule of a block has neither, and no room for them.
  { name: 'step-rail', test: /\/src\/ui\/navigation\/step-rail/, minShareCount: 2 },
  { name: 'tabs', test: /\/src\/ui\/navigation\/tabs|\/@ark-ui\/react\/.*\/tabs\//, minShareCount: 2 },
  // Pages have a list, a form, or both. Icons of pages without contents, and of the text editor, stay with those.
  {
    name: 'pages',
    test: /\/src\/(ui\/(navigation\/(?!link-tabs|back-link)|text\/(?!rich-text|whole-words))|app\/pages\/parts\/kept-by-uses)|\/lucide-react\/(?!.*\/(hammer|map-pin-off|italic|letter-b|list-ordered|braces|circle-x|circle-dashed|pause|folder-input|tag|archive-arrow-up|circle-stop|cloud-off|circle-dot|link-2-off|play|refresh-cw|ban|grip-vertical|circle-question-mark|printer|undo-2)\.)/,
    minShareCount: 2,
  },
  // Icons of a few pages, which the others do without.
  {
    name: 'icons',
    test: /\/lucide-react\/.*\/(circle-stop|cloud-off|circle-dot|link-2-off|play|refresh-cw|grip-vertical|circle-question-mark|printer|undo-2)\./,
    minShareCount: 2,
  },
  // Apart from the other icons: the step of time zones shows none of those.
  { name: 'ban', test: /\/lucide-react\/.*\/ban\./, minShareCount: 2 },
  // The wizards of blocks ask before they are left, by a button.
  { name: 'back-link', test: /\/src\/ui\/navigation\/back-link/, minShareCount: 2 },
  { name: 'link-tabs', test: /\/src\/ui\/navigation\/link-tabs/, minShareCount: 2 },
  // What choosing a record and choosing a file share; with one of them it would bring that to the other.
  {
    name: 'choosing',
    test: /\/src\/time\/use-rested|\/@ark-ui\/react\/.*\/field\/use-field-context|\/@zag-js\/(i18n-utils\/dist\/cache|dom-query\/dist\/visually-hidden)/,
    minShareCount: 2,
  },
  // By itself: merged with a neighbour it would come with pages that have no rich text.
  { name: 'rich-text', test: /\/src\/ui\/text\/rich-text/, minShareCount: 2 },
  // By itself: merged with the code of one area it would bring all of it to the student's first page.
  { name: 'account', test: /\/(machines|src)\/account\//, minShareCount: 2 },
  // A page that prints loads this sheet without anything of other pages that print.
  { name: 'print', test: /\/src\/ui\/print\.css$/ },
  { name: 'policy', test: /\/src\/session\/sign-in\/(P(olicyWords|rivacyPolicyDialog)|policy-texts)\.tsx?$/, minShareCount: 2 },
  {
    name: 'lists',
    test: /\/src\/(ui\/records\/(?!file-|activity-list|checked-rows)|resources\/(list-export|use-list-page|return-to-list))|\/machines\/(lists\/|records\/record-(notice|view))/,
    minShareCount: 3,
  },
  // By itself: every form has what its list needs, but does not draw it.
  { name: 'list-view', test: /\/src\/resources\/list\/ListView/, minShareCount: 2 },
  // What the matrices of two areas share; merged into the parts of records, every form would bring it.
  { name: 'matrix', test: /\/src\/ui\/treegrid\//, minShareCount: 2 },
  // By itself: merged with a neighbour it would come with pages that have no file.
  {
    name: 'files',
    test: /\/openapi\/assets\/file-types|\/src\/(ui\/text\/file-size|resources\/files\/(texts|file-link))/,
    minShareCount: 2,
  },
  // Only what is dragged needs it, which comes after the page.
  { name: 'dragging', test: /\/node_modules\/(@atlaskit|@babel\/runtime|bind-event-listener|raf-schd)\/|\/src\/ui\/drag\// },
  { name: 'combobox', test: /\/src\/ui\/form\/combobox/, minShareCount: 2 },
  { name: 'sheet', test: /\/src\/blocks\/scheduling\/modules\/Sheet/, minShareCount: 2 },
  // The table of clocks with what is read from it: the schedule shows itself without it.
  {
    name: 'clocks',
    test: /\/machines\/blocks\/clocks\/(?!limit)|\/src\/blocks\/clocks\/|\/machines\/time\/(clock-table|occurrences)/,
  },
  // What a snapshot shows, and the page of a block that shares it; signed-out readers fetch nothing else of the blocks.
  {
    name: 'sharing',
    test: /\/machines\/blocks\/timetable\/|\/src\/blocks\/(sharing\/(?!share-address)|academic-dates\/start-clock)/,
    minShareCount: 2,
  },
  // Words of the summary, which no other step shows, and where its buttons lead.
  { name: 'summary-texts', test: /\/src\/blocks\/(summary\/texts|sharing\/share-address)/, minShareCount: 2 },
  {
    name: 'blocks',
    test: /\/(machines|src)\/blocks\/(?!findings\/(?!prohibited-pairs)|summary\/(open-point|OpenPoints|deletion|Deletion|texts))/,
    minShareCount: 3,
  },
  { name: 'forms', test: /\/src\/ui\/form\/(?!tags-|checkbox-group|colour-|unit-|fieldset)/, minShareCount: 3 },
  // By itself: what shows records or times has no dates to fill in.
  { name: 'date-field', test: /\/src\/ui\/calendar\/date-field/, minShareCount: 2 },
  // What edits a record. What pages of records need of it is with the lists.
  {
    name: 'editors',
    test: /\/src\/ui\/layers\/leave-question|\/src\/ui\/form\/use-editor-key|\/machines\/records\/record-edit|\/src\/resources\/(use-editor|editor-drafts|writes\/track-writes)/,
    minShareCount: 2,
  },
  // What every page of a resource begins with, the import among them, which needs no list and no form. The rules of one
  // resource name others, and compress well together.
  {
    name: 'calls',
    test: /\/openapi\/generated\/resources\/(contacts|lookups|masters|rights)\/|\/src\/(resources\/(fields\/money-text|use-records|record-(service|queries|reader|types|page-context)|texts)\.|app\/pages\/RecordPages)/,
  },
  // The engine of all resources; a resource's own chunk holds its rules and its screens.
  // The end of a contract stays out: few lists have one.
  {
    name: 'records',
    test: /\/src\/resources\/(?!view\/(Related|told-text|overview\/|related-records|tab-counts|UseList|use-change|CommentQuestion)|form\/(Rows|RecordPicker|FieldControl)|use-(referred|options)|list\/(UseLinks|first-uses|record-columns|ListView)|many-students\/|deliveries\/|calendar\/|comments\/|board\/|grid\/|merge\/|files\/|fields\/(ContractEnd|FieldRows))/,
    minShareCount: 3,
  },
  // Lists and tables of related records have columns; forms have none.
  { name: 'record-columns', test: /\/src\/resources\/list\/record-columns/, minShareCount: 2 },
  // Merged with the rules of selections it would bring parts of their wizard to every page that names one.
  { name: 'open-requests', test: /\/src\/selection\/(decide|requests\/open-requests)/, minShareCount: 2 },
  // The title of a tab with comments. They come after the page.
  { name: 'comment-texts', test: /\/src\/resources\/comments\/texts/, minShareCount: 2 },
  // What changes a record on a page of its own.
  { name: 'changes', test: /\/src\/resources\/view\/use-change/, minShareCount: 2 },
  { name: 'comments', test: /\/src\/(resources|selection)\/comments\/(Comment|comment-service|texts)/, minShareCount: 2 },
  // What chooses and uploads a file: merged with a neighbour it would come with every list.
  { name: 'file-drop', test: /\/src\/ui\/records\/file-drop/, minShareCount: 2 },
  {
    name: 'uploads',
    test: /\/src\/(ui\/records\/file-field|resources\/files\/(FileControl|upload-ports)|api\/files\/bucket)|\/machines\/files\/upload/,
    minShareCount: 2,
  },
  // The rules of a resource that another one names, and texts beside what draws markup: by themselves, not with a page.
  { name: 'assets', test: /\/openapi\/generated\/resources\/assets\/(asset|share)\./, minShareCount: 2 },
  // The types of files and the texts of the library: merged with its browser they would bring that to every list.
  {
    name: 'asset-types',
    test: /\/openapi\/generated\/resources\/assets\/asset-type\.|\/src\/assets\/library\/texts/,
    minShareCount: 2,
  },
  // By itself: merged with what shows an application, it would bring that to every master.
  { name: 'master-texts', test: /\/src\/masters\/texts/, minShareCount: 2 },
  {
    name: 'student',
    test: /\/openapi\/generated\/resources\/students\/student\.|\/src\/students\/student-tabs/,
    minShareCount: 2,
  },
  { name: 'student-curriculum', test: /\/openapi\/generated\/resources\/students\/student-curriculum\./, minShareCount: 2 },
  // The texts of budgets, apart from payments, which the pages of budgets do not have.
  { name: 'budget-texts', test: /\/src\/money\/budgets\/(target-)?texts/, minShareCount: 2 },
  // By itself: merged with a neighbour it would bring charts to the courses.
  { name: 'grades', test: /\/openapi\/results\/grades/, minShareCount: 2 },
  { name: 'certificate-texts', test: /\/src\/certificates\/texts/, minShareCount: 2 },
  // What draws markup, and apart from it the texts of messages, whose lists draw none.
  { name: 'message-texts', test: /\/src\/communications\/((messages|composer)\/)?texts/, minShareCount: 2 },
  { name: 'rendered', test: /\/src\/communications\/composer\/Rendered/, minShareCount: 2 },
  { name: 'certificate-markup', test: /\/src\/certificates\/Markup/, minShareCount: 2 },
  { name: 'tags-field', test: /\/src\/ui\/form\/tags-field/, minShareCount: 2 },
  // Few forms and lists look up a record, or options, by themselves.
  { name: 'referred', test: /\/src\/resources\/use-(referred|options)/, minShareCount: 2 },
  // What texts are written with: merged with a neighbour it would come with pages that write none.
  { name: 'message-text', test: /\/openapi\/communications\/message-text/, minShareCount: 2 },
  { name: 'text-editor', test: /\/src\/ui\/editor\//, minShareCount: 2 },
  { name: 'merge', test: /\/src\/resources\/merge\//, minShareCount: 2 },
  { name: 'certificates', test: /\/openapi\/certificates\/certificate-(checks|text)/, minShareCount: 2 },
  // How answers are typed, which those who write questions need as well.
  { name: 'typed-answer', test: /\/openapi\/assessment\/typed-answer/, minShareCount: 2 },
  // What is asked and how it is answered, apart from the sitting, which authors of questions do not need.
  {
    name: 'papers',
    test: /\/src\/assessment\/(encrypted|sheet\/paper-content|use-plain-keys)|\/openapi\/assessment\/mark-answer/,
    minShareCount: 2,
  },
  { name: 'sitting', test: /\/src\/assessment\/sitting\/(texts|sheet|moments)/, minShareCount: 2 },
  // Forms have fields to fill in; lists and pages of a record have none.
  { name: 'field-control', test: /\/src\/resources\/form\/FieldControl/, minShareCount: 2 },
  // What happened to a record and rows to check are each on few pages.
  { name: 'activities', test: /\/src\/ui\/records\/activity-list/, minShareCount: 2 },
  { name: 'change-list', test: /\/src\/resources\/changes\//, minShareCount: 2 },
  { name: 'checked-rows', test: /\/src\/ui\/records\/checked-rows/, minShareCount: 2 },
  // Of the pages that do something to many students at once.
  { name: 'many-students', test: /\/src\/resources\/many-students\//, minShareCount: 2 },
  // Brings the combobox, which lists and most forms load after the page.
  { name: 'record-picker', test: /\/src\/resources\/form\/RecordPicker/, minShareCount: 2 },
  // Most forms have no rows, the others load them after the page.
  { name: 'rows', test: /\/src\/resources\/form\/Rows/, minShareCount: 2 },
  // Few records show rows; merged with a neighbour it would come with pages that have none.
  { name: 'field-rows', test: /\/src\/resources\/fields\/FieldRows/, minShareCount: 2 },
  // Few lists have a board; merged with a neighbour it would come with pages that have none.
  { name: 'boards', test: /\/src\/resources\/board\/(?!BoardOrList)/, minShareCount: 2 },
  // What centres choose and ask for, apart from their wizard; merged with a neighbour it would come with parts of that.
  {
    name: 'selection',
    test: /\/openapi\/selection\/|\/src\/selection\/(?!decide|SelectionChanges)[\w-]+\.tsx?$/,
    minShareCount: 2,
  },
  // By itself: merged with the page of files it would bring all of that to folders.
  { name: 'file-size', test: /\/src\/assets\/FileSize/, minShareCount: 2 },
  // By itself: merged with a neighbour it would bring most of what is shared to every page.
  { name: 'due-day', test: /\/src\/students\/DueDay/, minShareCount: 2 },
  { name: 'registration-texts', test: /\/src\/students\/registration\/texts/, minShareCount: 2 },
  // What a qualification is filled in with, which its own page does without the rest of a registration.
  {
    name: 'qualification',
    test: /\/src\/students\/(QualificationFields|qualification-fields)|\/generated\/resources\/students\/student-qualification\./,
    minShareCount: 2,
  },
  // The parts of a registration, of which each of its pages has some; merged with a neighbour other pages would bring them.
  {
    name: 'registration',
    test: /\/src\/students\/(registration\/(?!paths|bulk-|re-regist|registration-acts|texts)|CurriculumFields|curriculum-choices)|\/openapi\/students\/student-checks/,
    minShareCount: 2,
  },
  // What the pages of clearing share: one chunk, as each of them has most of it.
  {
    name: 'clearing',
    test: /\/src\/clearing\/(clearing-service|texts|paths|OfferTabs|SearchedRows|use-list-query)|\/generated\/resources\/clearing\/clearing-offer/,
    minShareCount: 2,
  },
  // What the pages of students have of clearing: with the rest they would bring what looks up records.
  { name: 'own-offers', test: /\/src\/clearing\/(own-offers|LaterOwnOffers)/, minShareCount: 2 },
  // By itself: merged with a neighbour it would bring that to the sitting of an assessment.
  { name: 'attempt-time', test: /\/machines\/assessment\/attempt-time/, minShareCount: 2 },
  // The hour at a centre brings the table of clocks, which the other pages of masters do without.
  {
    name: 'centre-clock',
    test: /\/machines\/masters\/centres-by-zone|\/src\/masters\/zones\/use-minute/,
    minShareCount: 2,
  },
  // What refers to a record comes with the tab that shows it, after the page.
  { name: 'relations', test: /\/src\/resources\/view\/(Related|related-records|UseList)/, minShareCount: 2 },
  // By itself: merged with a neighbour it would come with every centre group.
  { name: 'record-reads', test: /\/src\/resources\/view\/RecordReads/, minShareCount: 2 },
  {
    name: 'wizard',
    test: /\/(machines|src)\/blocks\/(?!findings\/(?!prohibited-pairs)|summary\/(open-point|OpenPoints|deletion|Deletion)|list\/for-each-block)/,
    minShareCount: 2,
  },
  // What checks a block and says what it found: the pages show themselves without it.
  {
    name: 'findings',
    test: /\/(machines|src)\/blocks\/(findings\/(?!prohibited-pairs)|summary\/(open-point|OpenPoints|deletion|Deletion|texts))/,
  },
  ...areas.map((area) => ({
    name: area,
    test: new RegExp(`/src/${area}/`),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
  })),
  // What several pages share, by the pages that share it; a small part comes with its neighbour. The rules of a resource
  // stay out: with a neighbour they would bring it to the pages of others.
  {
    name: 'shared',
    test: /^(?!.*\/(openapi\/generated\/resources\/|lucide-react\/.*\/(hammer|map-pin-off)\.|src\/(app\/pages|masters\/summary|money\/(Invoice|invoice\/|check-|paying))|machines\/money\/payment))/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
  },
]

/** The file of a chunk. The whole name of a shared one lists every page that shares it. */
export const chunkFile = ({ name }: { readonly name: string }): string => `assets/${name.split('~')[0]}-[hash].js`

/**
 * Has the browser compile every function of a chunk while it arrives, beside the main thread, instead of each when it
 * is first called (https://v8.dev/blog/explicit-compile-hints). Browsers that do not know the comment pass over it.
 */
export const compileWhileLoading = (): Plugin => ({
  name: 'compile-while-loading',
  enforce: 'post',
  apply: 'build',
  generateBundle: {
    // After Vite has put its list of files in front.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})

/** Beside the manifest, which names no source that shares a chunk with others. Neither is served. */
export const moduleList = '.vite/modules.json'

/** Writes which sources each chunk holds: the file of a chunk → paths below the project's folder. */
export const listModules = (): Plugin => ({
  name: 'list-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file.moduleIds.map((id) => relative(process.cwd(), id))] as const] : [],
    )
    this.emitFile({ type: 'asset', fileName: moduleList, source: JSON.stringify(Object.fromEntries(chunks)) })
  },
})
