import { expect, type Page } from 'playwright/test'
import { encryptId } from '#mirage/id-codec.ts'
import { blockDetailsPage, timeZonesPage } from '#tests/pages/block-wizard.ts'
import { exam, slotPanel, test as testBlock } from '#tests/pages/journey.ts'
import { mappingForm } from '#tests/pages/mappings.ts'
import type { Field } from '#tests/pages/parts.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { byAddress, reading, type Scene } from './page-sweep.ts'

/** Drafts of the demo's data with zones and a whole schedule. */
const draftOf = { exam: encryptId(102), test: encryptId(202) } as const
const ruleKey = encryptId(70)

const row = (page: Page) => expect(page.getByRole('row').nth(1)).toBeVisible()
const heading = (name: string | RegExp) => (page: Page) => expect(page.getByRole('heading', { name }).first()).toBeVisible()
const filled = (label: Field) => (page: Page) => expect(page.getByLabel(...label)).not.toHaveValue('')
const zones = (page: Page) => expect(page.getByRole(...timeZonesPage.hour).first()).toBeVisible()
const slots = (page: Page) => expect(slotPanel(page, 1)).toBeVisible()
const modules = (page: Page) => expect(page.getByRole(...schedulingPage.module('Physics')).first()).toBeVisible()

/** Opens the findings of a schedule, which say what could not be checked. */
const toFindings = (address: string) => async (page: Page) => {
  await byAddress(address)(page)
  await page.getByRole(...schedulingPage.findings).click()
}

const readsOf = ({ spec }: typeof exam): readonly Scene[] => {
  const word = spec.id === 'exam' ? 'Exam' : 'Test'
  const id = spec.id === 'exam' ? draftOf.exam : draftOf.test
  const wizard = `${spec.paths.wizard}?${spec.paths.idParameter}=${id}`
  const at = (step: number) => `${wizard}&step=${step}`
  const { noun, summaryHeading } = spec.texts
  return [
    reading(`${noun} list`, `list${word}Blocks`, spec.paths.list, row),
    reading(`${noun}: zones of the world`, 'getTimeZoneAdminDetails', at(1), zones),
    reading(`${noun}: saved zones`, `get${word}TimeSlots`, at(1), zones),
    reading(`${noun}: its dates`, `list${word}Dates`, at(2), slots),
    reading(`${noun}: its slots`, `list${word}TimeZones`, at(2), slots),
    reading(`${noun}: a day’s schedule`, `get${word}BlockSummary`, at(2), slots),
    reading(`${noun}: modules`, 'listScheduleModules', at(2), modules),
    reading(`${noun}: prohibited pairs`, 'listModuleRules', at(2), slots, { act: toFindings(at(2)) }),
    reading(`${noun}: summary`, `get${word}BlockSummary`, at(3), heading(summaryHeading)),
  ]
}

/** The screens that read when they are opened. */
export const readScenes: readonly Scene[] = [
  ...readsOf(exam),
  ...readsOf(testBlock),
  reading(
    'exam block: record',
    'getExamBlockSummary',
    `${exam.spec.paths.wizard}?examBlockId=${draftOf.exam}`,
    filled(blockDetailsPage.name),
  ),
  reading(
    'test block: record',
    'getTestBlock',
    `${testBlock.spec.paths.wizard}?${testBlock.spec.paths.idParameter}=${draftOf.test}`,
    filled(blockDetailsPage.name),
  ),
  reading(
    'test block: its academic dates',
    'listTestAcademicDates',
    `${testBlock.spec.paths.wizard}?${testBlock.spec.paths.idParameter}=${draftOf.test}`,
    filled(blockDetailsPage.name),
  ),
  reading('mapping list', 'listModuleRules', '/sms/moduleproperties', row),
  reading('mapping editor: rule', 'getModuleRule', `/sms/moduleproperties/edit/${ruleKey}`, filled(mappingForm.name)),
  reading('mapping editor: modules', 'listScheduleModules', `/sms/moduleproperties/edit/${ruleKey}`, filled(mappingForm.name)),
  reading('mapping summary', 'getModuleRule', `/sms/moduleproperties/summary/${ruleKey}`, heading('Design Project stands alone')),
  reading('rights', 'getRoutePermissions', '/sms/exam-block', row),
  reading('routes', 'listContactRoutes', '/sms/exam-block', row, { isSilent: true, act: (page) => goAfresh(page, '/sms/exam-block') }),
  reading('notifications', 'listNotifications', '/sms/exam-block', row, {
    isSilent: true,
    act: (page) => goAfresh(page, '/sms/exam-block'),
  }),
  reading(
    'link of a password mail',
    'validateResetKey',
    '/updatePassword/no-such-key',
    (page) => expect(page.getByRole('main')).not.toBeEmpty(),
    {
      username: null,
    },
  ),
]

const goAfresh = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'commit' })
}
