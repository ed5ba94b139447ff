import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { Slip } from '#src/results/slip/slip.ts'
import { SlipView } from '#src/results/slip/SlipView.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { slipPage } from '#tests/pages/results/slip.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { StoryServices } from '../services.tsx'
import { kit } from '#tests/pages/kit.ts'

const attempt = { attempt: 'First', version: 'V1', papers: [], isCapped: 0, isCounted: 1 }

const slip: Slip = {
  studentName: 'Aigerim Seitkalykyzy',
  studentRef: 'PW26-03001',
  centreId: 30,
  centreName: 'Alatau Preparatory College Almaty',
  programName: 'International Foundation Year',
  intakeName: 'September 2026',
  ucasId: '1048823310',
  offer: { institutionName: 'University of Leeds', decision: 'Conditional' },
  enquiries: [
    { enquiryId: 5, enquiryName: 'Aigerim Seitkalykyzy, Chemistry', service: 'Clerical check', askedOn: '2027-03-20', state: 'Review' },
  ],
  totalPoints: 180,
  modules: [
    {
      moduleId: 1,
      moduleName: 'Chemistry',
      moduleCode: 'CHE',
      colourCode: '#b45a10',
      semesters: [1, 2],
      means: { centre: 58, all: 59 },
      attempts: [
        {
          ...attempt,
          resultId: 1,
          setName: 'January Exams 2027',
          outcome: 'Fail',
          mark: 34.9,
          finalMark: 34.9,
          grade: 'U',
          points: 0,
          isCounted: 0,
        },
        {
          ...attempt,
          resultId: 2,
          setName: 'January Resits 2027',
          attempt: 'Resit',
          outcome: 'Pass',
          mark: 72,
          firstMark: 34.9,
          finalMark: 40,
          isCapped: 1,
          grade: 'D',
          points: 60,
        },
      ],
    },
    {
      moduleId: 2,
      moduleName: 'Mathematics for Engineering',
      moduleCode: 'MFE',
      colourCode: '#2f6fdd',
      semesters: [1],
      means: { centre: 64, all: 61 },
      attempts: [
        {
          ...attempt,
          resultId: 3,
          setName: 'January Exams 2027',
          outcome: 'Pass',
          papers: [
            { paperName: 'Coursework', mark: 78 },
            { paperName: 'Paper 1', mark: 74 },
          ],
          mark: 77,
          finalMark: 77,
          grade: 'A',
          points: 120,
        },
      ],
    },
    {
      moduleId: 3,
      moduleName: 'Physics',
      moduleCode: 'PHY',
      semesters: [2],
      attempts: [{ ...attempt, resultId: 4, setName: 'January Exams 2027', outcome: 'Withheld' }],
    },
  ],
  awaited: [{ setName: 'May Exams 2027', at: '2027-06-20 10:00:00.000000' }],
  serverTime: '2027-04-14 14:32:00.000000',
}

/** The results of a student. */
const Student = ({ slip: shown, onPrint }: { readonly slip: Slip; onPrint(): void }) => (
  <StoryServices api={{ call: () => new Promise(() => {}), send: () => new Promise(() => {}) }} path="/">
    <Sheet>
      <SlipView
        slip={shown}
        breadcrumbs={<Breadcrumbs crumbs={[{ label: 'Results', href: '/results/student-results' }, { label: shown.studentName }]} />}
        links={{
          result: (id) => `/results/student-results/view/${id}`,
          enquiry: (id) => `/results/enquiries/view/${id}`,
          messageCentre: '/communications/content/create?centreId=30',
          ask: (id) => `/results/enquiries/create?resultId=${id}`,
        }}
        changes={<p>What was changed</p>}
        onPrint={onPrint}
      />
    </Sheet>
  </StoryServices>
)

const meta = {
  component: Student,
  title: 'Results/Slip',
  parameters: { layout: 'fullscreen' },
  args: { slip, onPrint: fn() },
} satisfies Meta<typeof Student>

export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole(...slipPage.attempts))
    const chemistry = within(canvas.getByRole(...slipPage.chemistry))
    await expect(chemistry.getByText('Mark 72')).toBeVisible()
    await expect(chemistry.getByText('Final 40')).toBeVisible()
    await expect(chemistry.getByText('Capped')).toBeVisible()
    await userEvent.click(canvas.getByRole(...kit.print))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

export const Desktop: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole(...slipPage.modules))
    await expect(table.getByText('Coursework: 78 · Paper 1: 74')).toBeVisible()
    await expect(table.getByText('After resit')).toBeVisible()
    await expect(within(canvas.getByRole(...slipPage.resits)).getByText('34.9 before, 72 now')).toBeInTheDocument()
    // Of the module whose mark is withheld there is nothing to compare.
    await expect(canvas.getAllByRole(...slipPage.compared)).toHaveLength(2)
    await expect(canvas.getByText('104-882-3310')).toBeVisible()
    await expect(canvas.getByRole(...slipPage.messageCentre)).toHaveAttribute('href', '/communications/content/create?centreId=30')
  },
}

/** A module that both semesters teach stands in each. */
export const BySemester: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = () =>
      within(canvas.getByRole(...slipPage.modules))
        .getAllByRole('row')
        .slice(1)
    await expect(rows()).toHaveLength(3)
    await userEvent.click(canvas.getByRole(...slipPage.period('Semester 1')))
    await expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('Chemistry'),
      expect.stringContaining('Mathematics for Engineering'),
    ])
    await userEvent.click(canvas.getByRole(...slipPage.period('Semester 2')))
    await expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('Chemistry'), expect.stringContaining('Physics')])
  },
}

/** Where all modules are of one semester there is nothing to choose. */
export const OneSemester: Story = {
  args: { slip: { ...slip, modules: slip.modules.map((module) => ({ ...module, semesters: [1] })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...slipPage.modules)).toBeVisible()
    await expect(canvas.queryAllByRole(...slipPage.periods)).toHaveLength(0)
  },
}

export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole(...slipPage.history))
    await expect(canvas.getByText('What was changed')).toBeVisible()
  },
}

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole(...slipPage.enquiries))
    await expect(canvas.getByRole(...slipPage.enquiry('Aigerim Seitkalykyzy, Chemistry'))).toBeVisible()
    await expect(canvas.getByRole(...slipPage.ask('Mathematics for Engineering'))).toHaveAttribute(
      'href',
      '/results/enquiries/create?resultId=3',
    )
  },
}

/** A student is told nothing of others, nor of enquiries. */
export const OfTheStudent: Story = {
  args: {
    slip: (({ enquiries: _e, offer: _o, ucasId: _u, ...own }) => ({
      ...own,
      modules: own.modules.map(({ means: _means, ...module }) => module),
    }))(slip),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole(...slipPage.enquiries)).toBeNull()
    await expect(canvas.queryAllByRole(...slipPage.compared)).toHaveLength(0)
  },
}

/** On paper all stands on one sheet. */
export const Printed: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'))
    await expect(within(canvas.getByRole('article')).getByRole(...slipPage.chemistry)).toBeVisible()
    await expect(canvas.queryByRole(...slipPage.modules)).toBeNull()
    window.dispatchEvent(new Event('afterprint'))
    await expect(await canvas.findByRole(...slipPage.modules)).toBeVisible()
  },
}

export const Awaited: Story = {
  args: { slip: { ...slip, modules: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Results are released on 20\/06\/2027 at \d\d:00\.$/)).toBeVisible()
    await expect(canvas.queryByRole(...kit.print)).toBeNull()
  },
}

export const NoResults: Story = {
  args: { slip: { ...slip, modules: [], awaited: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results yet')).toBeVisible()
  },
}
