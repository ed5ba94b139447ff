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
  centreName: 'Alatau Preparatory College Almaty',
  totalPoints: 180,
  modules: [
    {
      moduleId: 1,
      moduleName: 'Chemistry',
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
    { moduleId: 3, moduleName: 'Physics', attempts: [{ ...attempt, resultId: 4, setName: 'January Exams 2027', outcome: 'Withheld' }] },
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
    await expect(canvas.getByText('Coursework: 78 · Paper 1: 74')).toBeVisible()
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
