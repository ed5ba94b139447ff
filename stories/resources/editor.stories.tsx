import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { recordTexts } from '#openapi/check-record.ts'
import { centres } from '#src/masters/centres.tsx'
import { createDrafts } from '#src/storage/drafts.ts'
import { draftPrefix, ownerKey } from '#src/storage/personal-keys.ts'
import { centrePages } from '#tests/pages/centres.ts'
import { kit } from '#tests/pages/kit.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { recordField, requiredTexts, rulesNamed } from '#tests/pages/records.ts'
import { shows } from '../shows.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { centreRecord, refused, uses, usual } from './fixtures.ts'
import { inAddress, pageAt, Served, unanswered, type Answers, type Calls } from './served.tsx'

interface CentreFormProps {
  readonly answers?: Answers
  readonly calls?: Calls
  readonly isNew?: boolean
}

const { centreId: _id, ...fields } = centreRecord
const now = Date.UTC(2027, 3, 14, 14, 32)

/** The form of a centre. */
function CentreForm({ answers = {}, calls = {}, isNew = false }: CentreFormProps) {
  const page = pageAt('/sms/centres', 'Centres', '26')
  const { pathId: _stored, ...given } = page
  return (
    <Served answers={{ ...usual, ...answers }} calls={calls} path={isNew ? page.paths.create : page.paths.edit(inAddress('26'))}>
      <Sheet>
        <centres.form {...given} pathId={isNew ? undefined : page.pathId} />
      </Sheet>
    </Served>
  )
}

const forgetDrafts = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key)
}

const meta = {
  component: CentreForm,
  title: 'Resources/Editor',
  parameters: { layout: 'fullscreen' },
  // What a story leaves unsaved is offered by none after it.
  beforeEach: () => forgetDrafts,
} satisfies Meta<typeof CentreForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findByLabelText' | 'getByRole'>

const cityOf = (canvas: Canvas) => canvas.findByLabelText(...recordField('Centre', 'city'), { timeout: 5000 })
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole(...kit.save))
/** Another city, saved. */
async function saveCity(canvas: Canvas): Promise<void> {
  const city = await cityOf(canvas)
  await userEvent.clear(city)
  await userEvent.type(city, 'Mombasa')
  await save(canvas)
}

export const Blank: Story = {
  args: { isNew: true },
  play: async ({ canvas }) => {
    await expect(await cityOf(canvas)).toHaveValue('')
    await expect(canvas.getByRole(...kit.clear)).toBeVisible()
  },
}

export const ArabicText: Story = {
  args: { answers: { 'GET details/{id}': () => ({ ...centreRecord, city: 'القاهرة', address: 'شارع ١٢' }) } },
  play: async ({ canvas }) => {
    const startOf = (field: HTMLElement) => getComputedStyle(field).direction
    await expect(startOf(await cityOf(canvas))).toBe('rtl')
    await expect(startOf(canvas.getByLabelText(...recordField('Centre', 'address')))).toBe('rtl')
    await expect(startOf(canvas.getByLabelText(...recordField('Centre', 'centreName')))).toBe('ltr')
    await userEvent.clear(await cityOf(canvas))
    await expect(startOf(await cityOf(canvas))).toBe('ltr')
  },
}

export const Missing: Story = {
  args: { isNew: true },
  play: async ({ canvas }) => {
    await cityOf(canvas)
    await save(canvas)
    for (const text of requiredTexts(rulesNamed('Centre'))) await expect((await canvas.findAllByText(text)).length).toBeGreaterThan(0)
  },
}

const made = fn((_input: unknown) => ({ masterCode: `SH-00${made.mock.calls.length}` }))

export const CodeMadeAnew: Story = {
  args: { isNew: true, calls: { generateCode: made } },
  beforeEach: () => void made.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(...recordField('Centre', 'centreName'), { timeout: 5000 }), 'Savannah House')
    await userEvent.tab()
    const code = canvas.getByLabelText(...recordField('Centre', 'centreCode'))
    await waitFor(() => expect(code).toHaveValue('SH-001'))
    await userEvent.clear(code)
    await userEvent.tab()
    await waitFor(() => expect(code).toHaveValue('SH-002'))
    await expect(code).toHaveAccessibleDescription('')
    await userEvent.clear(code)
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.getByText(recordTexts.required('City'))).toBeVisible())
    await expect(code).toHaveValue('SH-003')
    await expect(canvas.queryByText(recordTexts.required('Code'))).toBeNull()
    await expect(made).toHaveBeenCalledTimes(3)
  },
}

export const Stored: Story = {
  play: async ({ canvas }) => {
    await expect(await cityOf(canvas)).toHaveValue('Nairobi')
    await expect(canvas.queryByRole(...kit.clear)).toBeNull()
  },
}

export const Loading: Story = { args: { answers: { 'GET details/{id}': unanswered } } }

export const Failed: Story = {
  args: { answers: { 'GET details/{id}': refused('server', 500, 'The centre could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The centre could not be read.', {}, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getByRole(...kit.tryAgain)).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { answers: { 'GET details/{id}': refused('notFound', 404, 'The centre was not found.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This centre could not be found\./, {}, { timeout: 5000 })).toBeVisible()
  },
}

export const Saving: Story = {
  args: { answers: { 'PUT update/{id}': unanswered } },
  play: async ({ canvas }) => {
    await saveCity(canvas)
    await waitFor(() => expect(canvas.getByRole(...kit.save)).toHaveAttribute('aria-busy', 'true'))
  },
}

export const RefusedField: Story = {
  args: {
    answers: {
      'PUT update/{id}': refused('refused', 400, 'Not all is well.', {
        fields: [{ field: 'city', description: 'This City is no longer available.' }],
      }),
    },
  },
  play: async ({ canvas }) => {
    await saveCity(canvas)
    const city = await cityOf(canvas)
    await waitFor(() => expect(city).toHaveAccessibleDescription('This City is no longer available.'))
    await waitFor(() => expect(city).toHaveFocus())
    await expect(city).toHaveValue('Mombasa')
  },
}

export const RefusedStatus: Story = {
  args: {
    answers: {
      'PUT update/{id}': refused('refused', 400, 'Not all is well.', {
        fields: [{ field: 'status', description: 'This centre has students.' }],
      }),
    },
  },
  play: async ({ canvas }) => {
    await saveCity(canvas)
    const status = canvas.getByRole('switch')
    await waitFor(() => expect(status).toHaveAccessibleDescription('This centre has students.'))
    await waitFor(() => expect(status).toHaveFocus())
  },
}

export const NotSaved: Story = {
  args: { answers: { 'PUT update/{id}': refused('server', 500, 'The centre could not be saved.') } },
  play: async ({ canvas }) => {
    await saveCity(canvas)
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The centre could not be saved.')
  },
}

export const RightLost: Story = {
  args: { answers: { 'PUT update/{id}': refused('forbidden', 403, 'You do not have permission to do this.') } },
  play: async ({ canvas }) => {
    await saveCity(canvas)
    await waitFor(() => expect(canvas.queryByRole(...kit.save)).toBeNull())
    await expect(await cityOf(canvas)).toHaveValue('Mombasa')
  },
}

export const Conflict: Story = {
  args: {
    answers: {
      'PUT update/{id}': refused('refused', 409, 'Another person changed it.', {
        kind: 'changed',
        record: { ...centreRecord, city: 'Kisumu', updatedAt: { date: '2026-09-05 09:12:00.000000' } },
      }),
    },
  },
  play: async ({ canvas }) => {
    await saveCity(canvas)
    const question = await screen.findByRole(...centrePages.conflict, { timeout: 5000 })
    await expect(within(question).getByRole('row', { name: /City/ })).toHaveTextContent(/Mombasa\s*Kisumu/)
  },
}

export const DraftOffered: Story = {
  beforeEach: () => {
    const { status: _status, createdAt, updatedAt, updatedBy, names, ...stored } = fields
    const draft = {
      at: now,
      fields: { ...stored, city: 'Mombasa', capacity: '1180', contractStart: '01/10/2025', contractEnd: '30/09/2027', status: 1 },
      base: {
        id: '26',
        name: stored.centreName,
        status: 1,
        fields: stored,
        createdAt: createdAt.date,
        updatedAt: updatedAt.date,
        updatedBy,
        names,
      },
    }
    const storage = () => localStorage
    createDrafts(storage, ownerKey('1'), () => now).write('records/Centre/26', draft)
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(kit.restoreOffer, {}, { timeout: 5000 })).toBeVisible()
    await userEvent.click(canvas.getByRole(...kit.restore))
    await waitFor(async () => expect(await cityOf(canvas)).toHaveValue('Mombasa'))
  },
}

const updated = fn(unanswered)

export const MadeInactive: Story = {
  parameters: shows({ 'record-editor': ['open.confirming'] }),
  args: { answers: { 'GET usage/{id}': () => uses, 'PUT update/{id}': updated } },
  play: async ({ canvas }) => {
    await cityOf(canvas)
    await userEvent.click(canvas.getByRole('switch'))
    await save(canvas)
    const question = within(await screen.findByRole(...recordView.deactivateCentre, { timeout: 5000 }))
    await expect(await question.findByText(/is used by 15 records\. They keep it/)).toBeVisible()
    await userEvent.click(question.getByRole(...kit.no))
    await waitFor(() => expect(canvas.getByRole(...kit.save)).toHaveFocus())
    await expect(updated).not.toHaveBeenCalled()
    await save(canvas)
    await userEvent.click(within(await screen.findByRole(...recordView.deactivateCentre)).getByRole(...kit.yes))
    await waitFor(() => expect(updated).toHaveBeenCalled())
  },
}

export const LeavingUnsaved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await cityOf(canvas), ' North')
    await userEvent.click(canvas.getByRole(...kit.backToList))
    await expect(await screen.findByRole(...kit.leaveForList, { timeout: 5000 })).toBeVisible()
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'w820' } } }
export const Phone: Story = { ...Missing, globals: { viewport: { value: 'w375' } } }
export const NarrowestPhone: Story = { globals: { viewport: { value: 'w320' } } }
