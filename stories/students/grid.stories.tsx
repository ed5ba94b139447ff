import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { GridView } from '#src/students/grid/GridView.tsx'
import { gridPage } from '#tests/pages/students/grid.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { shows } from '../shows.ts'

const aisha = 'Айгерім Сейтқалиқызы'
const kofi = 'Kofi Mensah'
const student = { centreName: 'Baobab College Accra', curriculumName: 'IFY Business 2026/27' }
const [economics, maths] = [4, 1]

const detail = (studentId: number, moduleId: number, mark: number, grade: string, status: number): StoredRecord => ({
  id: String(studentId * 10 + moduleId),
  name: 'Details',
  status,
  fields: { studentId, moduleId, semesterId: 1, predictedMark: mark, predictedGrade: grade },
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
  names: {},
})
const stored = [detail(3001, economics, 68, 'B', 2), detail(3001, maths, 81, 'A*', 8)]

const meta = {
  component: GridView,
  title: 'Students/Marks by module',
  parameters: { layout: 'fullscreen' },
  args: {
    students: [
      { ...student, studentId: 3001, fullName: aisha, moduleIds: [economics, maths] },
      { ...student, studentId: 3002, fullName: kofi, moduleIds: [economics] },
    ],
    modules: [
      { moduleId: economics, moduleName: 'Economics', versions: ['V1'], evaluations: ['exam'] },
      { moduleId: maths, moduleName: 'Mathematics for Business', versions: ['V1'], evaluations: ['exam'] },
    ],
    field: 'predictedMark',
    edits: {},
    errors: {},
    saving: null,
    mayWrite: true,
    isPhone: false,
    storedOf: (studentId, moduleId) => stored.find(({ fields }) => fields['studentId'] === studentId && fields['moduleId'] === moduleId),
    send: fn(),
  },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
} satisfies Meta<typeof GridView>

export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys go from student to student, Enter saves the row; what is approved is no field. */
export const Editing: Story = {
  parameters: shows({ 'mark-grid': ['editing'] }),
  args: { edits: { 3002: { [economics]: { predictedMark: '171' } } }, errors: { 3002: { [economics]: 'Enter a value from 0 to 100.' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole(...gridPage.cell('Predicted', 'Mathematics for Business', aisha))).not.toBeInTheDocument()
    const first = canvas.getByRole(...gridPage.cell('Predicted', 'Economics', aisha))
    const second = canvas.getByRole(...gridPage.cell('Predicted', 'Economics', kofi))
    await expect(second).toHaveAccessibleDescription('Enter a value from 0 to 100.')
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.save', studentId: 3002 })
    await userEvent.click(canvas.getByRole(...gridPage.reset(kofi)))
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.reset', studentId: 3002 })
  },
}

export const Saving: Story = {
  parameters: shows({ 'mark-grid': ['saving'] }),
  args: { edits: { 3001: { [economics]: { predictedMark: '70' } } }, saving: 3001 },
}

export const Phone: Story = { args: { isPhone: true }, globals: { viewport: { value: 'w375' } } }

export const Viewer: Story = { args: { mayWrite: false } }
