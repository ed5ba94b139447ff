import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { css } from 'styled-system/css'
import { CentreDetailsView } from '#src/results/centres/CentreDetailsView.tsx'
import { ModulesTable } from '#src/results/centres/ModulesTab.tsx'
import { ReadinessList } from '#src/results/centres/Readiness.tsx'
import { DownloadButtons } from '#src/results/downloads/ResultDownloads.tsx'
import { centrePage } from '#tests/pages/results/centres.ts'
import { Sheet, trail } from '../blocks/sheet.tsx'

const figures = {
  centreId: 26,
  centreName: 'Baobab College Accra',
  students: 41,
  rowsTotal: 164,
  rowsMissing: 0,
  passed: 148,
  graded: 160,
  withheld: 4,
  meanMark: 61.4,
  grades: [
    { grade: 'A*', count: 12 },
    { grade: 'A', count: 31 },
    { grade: 'B', count: 54 },
    { grade: 'C', count: 40 },
    { grade: 'U', count: 12 },
  ],
}

const meta = {
  component: CentreDetailsView,
  title: 'Results/Centres',
  parameters: { layout: 'fullscreen' },
  args: {
    details: {
      setName: 'January Exams 2026',
      status: 1,
      centres: [
        figures,
        { ...figures, centreId: 3, centreName: 'Acacia School Nairobi', rowsMissing: 14, graded: 20, passed: 10, meanMark: 48.2 },
      ],
    },
    breadcrumbs: trail('January Exams 2026'),
    downloads: <DownloadButtons kinds={['csv', 'excel', 'bulk', 'certificate', 'transcript']} busy={['excel']} onDownload={fn()} />,
  },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
} satisfies Meta<typeof CentreDetailsView>

export default meta
type Story = StoryObj<typeof meta>

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...centrePage.table)).toHaveTextContent('Acacia School Nairobi')
    await expect(canvas.getByRole(...centrePage.downloads)).toBeVisible()
  },
}

/** The figures stand beside those of the year before. */
export const WithBefore: Story = {
  args: {
    details: {
      setName: 'January Exams 2027',
      status: 8,
      centres: [figures],
      before: {
        setName: 'January Exams 2026',
        passed: 140,
        graded: 155,
        meanMark: 62.1,
        grades: [
          { grade: 'A', count: 40 },
          { grade: 'B', count: 60 },
          { grade: 'D', count: 15 },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2.2')).toBeVisible()
    await expect(canvas.getByText('−0.7')).toBeVisible()
  },
}

/** The chart gives way to its figures. */
export const GradesAsTable: Story = {
  args: WithBefore.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole(...centrePage.asTable))
    const [heads, ...rows] = within(canvas.getByRole(...centrePage.grades)).getAllByRole('row')
    await expect(heads).toHaveTextContent('GradeThis setJanuary Exams 2026')
    await expect(rows.map(({ textContent }) => textContent)).toEqual(['A*120', 'A3140', 'B5460', 'C400', 'D015', 'U120'])
    await expect(canvas.queryByRole(...centrePage.chart)).toBeNull()
  },
}

/** Every grade has its name and every bar its figure, where there is little room as well. */
export const WithBeforePhone: Story = {
  globals: { viewport: { value: 'w375' } },
  args: {
    details: {
      setName: 'January Exams 2027',
      status: 8,
      centres: [{ ...figures, grades: ['A*', 'A', 'B', 'C', 'D', 'E', 'U'].map((grade, index) => ({ grade, count: 203 - index })) }],
      before: { setName: 'January Exams 2026', passed: 140, graded: 155, grades: [{ grade: 'A', count: 140 }] },
    },
  },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole(...centrePage.chart)
    const { left, right } = chart.getBoundingClientRect()
    for (const text of ['A*', 'A', 'B', 'C', 'D', 'E', 'U', '203', '202', '140']) {
      const shown = within(chart).getByText(text)
      await expect(shown).toBeVisible()
      const range = document.createRange()
      range.selectNodeContents(shown)
      const box = range.getBoundingClientRect()
      await expect(box.left >= left && box.right <= right).toBe(true)
    }
  },
}

/** The tab of a set: a module without results leads nowhere. */
export const Modules: Story = {
  render: () => {
    const { centreId: _id, centreName: _name, ...some } = figures
    const none = { students: 0, rowsTotal: 0, rowsMissing: 0, passed: 0, graded: 0, withheld: 0, grades: [] }
    return (
      <div className={css({ p: { base: '4', md: '5', lg: '7' } })}>
        <ModulesTable
          modules={[
            { moduleId: 309, moduleName: 'Economics', ...some },
            { moduleId: 305, moduleName: 'Physics', ...none },
          ]}
          hrefOf={({ moduleId }) => `/results/student-results?moduleId=${moduleId}`}
        />
      </div>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...centrePage.moduleResults('Economics'))).toBeVisible()
    await expect(canvas.queryByRole(...centrePage.moduleResults('Physics'))).toBeNull()
  },
}

/** The provider sees beside the figures what a release waits for. */
export const NotReady: Story = {
  args: {
    readiness: (
      <ReadinessList
        details={{ status: 8, centres: [figures] }}
        errors={[{ text: 'Students cannot see results before centres.', count: 1 }]}
        warnings={[{ text: '2 rows are hidden.', count: 2, address: '/results/student-results' }]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...centrePage.readiness)).toHaveAttribute('aria-valuetext', '3 of 5')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }

export const Empty: Story = { args: { details: { setName: 'Autumn Exams 2026', status: 2, centres: [] }, downloads: null } }
