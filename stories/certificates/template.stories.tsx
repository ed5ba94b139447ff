import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { sampleNames } from '#openapi/certificates/certificate-text.ts'
import { certificateTemplates } from '#src/certificates/certificate-templates.tsx'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { kit } from '#tests/pages/kit.ts'
import { templateForm } from '#tests/pages/certificates/certificates.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { pageAt, Served, type Answers } from '../resources/served.tsx'

const stored = {
  certificateTemplateId: 6,
  certificateTemplateName: 'Foundation Year certificate 2027',
  certificateTypeId: 1,
  orientation: 'Landscape',
  pageSize: 'A4',
  body: '<p>This is to certify that</p><p><b>{studentName}</b></p><p>has completed the</p><p><b>{programme}</b></p>',
  sealAssetId: 118,
  signatories: [{ name: 'Dr Helen Marsh', position: 'Director of Academic Standards' }],
  versionNo: 0,
  status: 2,
  createdAt: { date: '2027-04-01 09:00:00.000000' },
  updatedAt: { date: '2027-04-01 09:00:00.000000' },
  updatedBy: 'Alexandrina Lindqvist-Okonkwo',
  names: { CertificateType: { '1': { name: 'Foundation Year Certificate', status: 1 } }, Asset: { '118': { name: 'Sunset', status: 1 } } },
}

interface TemplateFormProps {
  readonly body?: string
}

const answersOf = (body: string): Answers => ({
  'GET details/{id}': () => ({ ...stored, body }),
  'GET file/{id}': () => ({ link: '/sunset.png' }),
})

/** The form of a template, with its page. */
function TemplateForm({ body = stored.body }: TemplateFormProps) {
  const page = pageAt('/certificate-management/template', 'Certificate Templates', '6')
  return (
    <Served answers={answersOf(body)} path={page.paths.edit(page.pathId ?? '')}>
      <Sheet>
        <certificateTemplates.form {...page} />
      </Sheet>
      <LiveRegions />
    </Served>
  )
}

const meta = {
  component: TemplateForm,
  title: 'Certificates/Template',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => localStorage.clear(),
} satisfies Meta<typeof TemplateForm>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findByLabelText' | 'getByRole' | 'getByLabelText'>

const slow = { timeout: 5000 }
const sheetOf = async (canvas: Canvas) => canvas.findByRole(...templateForm.sheet, slow)

/** Puts the caret behind the text. */
async function enterText(canvas: Canvas): Promise<HTMLElement> {
  const text = await canvas.findByRole('textbox', { name: templateForm.text[0] }, slow)
  text.focus()
  document.getSelection()?.selectAllChildren(text.lastElementChild ?? text)
  document.getSelection()?.collapseToEnd()
  return text
}

/** The text on the left, the page of a sample student on the right. */
export const Stored: Story = {
  play: async ({ canvas }) => {
    const sheet = await sheetOf(canvas)
    await expect(within(sheet).getByText(sampleNames[0])).toBeVisible()
    await expect(within(sheet).getByText('Director of Academic Standards')).toBeVisible()
    await expect(await within(sheet).findByRole(...templateForm.seal)).toHaveAttribute('src', expect.stringContaining('/sunset.png'))
    await expect(sheet.getBoundingClientRect().width / sheet.getBoundingClientRect().height).toBeCloseTo(297 / 210, 1)
  },
}

/** The head leads to the history, and prints the page of the sample student. */
export const Head: Story = {
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => {})
    await sheetOf(canvas)
    const { paths, pathId = '' } = pageAt('/certificate-management/template', 'Certificate Templates', '6')
    await expect(canvas.getByRole(...templateForm.history)).toHaveAttribute('href', `${paths.view(pathId)}?tab=history`)
    await userEvent.click(canvas.getByRole(...templateForm.testPdf))
    await expect(print).toHaveBeenCalledOnce()
  },
}

/** A typed placeholder becomes one piece with its last brace, and the page follows; screen readers hear so once the typing rests. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const sheet = await sheetOf(canvas)
    const text = await enterText(canvas)
    await userEvent.keyboard(' with {{award} today')
    await expect(text.querySelector('[data-placeholder=award]')).toHaveTextContent('Award')
    await expect(text).toHaveTextContent('Programme with Award today')
    await waitFor(() => expect(within(sheet).getByText(/with International Foundation Year, 320 points.today/)).toBeVisible())
    await waitFor(() => expect(document.body).toHaveTextContent(templateForm.followed), slow)
  },
}

/** The menu puts a placeholder in where the caret was. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const sheet = await sheetOf(canvas)
    await enterText(canvas)
    await userEvent.click(canvas.getByRole(...templateForm.placeholder))
    await userEvent.click(await within(document.body).findByRole(...templateForm.award))
    await waitFor(() => expect(within(sheet).getByText(/320 points/)).toBeVisible())
  },
}

/** A placeholder that nothing fills in is named at the text. */
export const Unknown: Story = {
  args: { body: '<p>{studentName} {grade}</p>' },
  play: async ({ canvas }) => {
    await sheetOf(canvas)
    // Signatories have names too.
    const [name] = canvas.getAllByLabelText(...templateForm.name)
    if (name) await userEvent.type(name, ' II')
    await userEvent.click(canvas.getByRole(...kit.save))
    await waitFor(() => expect(document.body).toHaveTextContent(templateForm.unknown('grade')))
  },
}

/** The longest name takes two lines, and one in Arabic runs from right to left. */
export const Names: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const sheet = await sheetOf(canvas)
    const [, longest, arabic] = sampleNames
    await userEvent.selectOptions(await canvas.findByLabelText(...templateForm.student), longest)
    const name = within(sheet).getByText(longest)
    await expect(name.getClientRects().length).toBeLessThanOrEqual(2)
    await userEvent.selectOptions(canvas.getByLabelText(...templateForm.student), arabic)
    const [paragraph] = [within(sheet).getByText(arabic).parentElement]
    await expect(getComputedStyle(paragraph ?? sheet).unicodeBidi).toBe('plaintext')
  },
}

/** A text for which the page has no room. */
export const TooLong: Story = {
  args: { body: '<p>Much is certified.</p>'.repeat(60) },
  play: async ({ canvas }) => {
    await sheetOf(canvas)
    await waitFor(() => expect(document.body).toHaveTextContent(templateForm.overflows))
  },
}
