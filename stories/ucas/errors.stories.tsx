import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorsView } from '#src/ucas/errors/ErrorsView.tsx'
import type { ErrorDecision } from '#src/ucas/errors/use-error-decision.ts'
import { everyError, type UcasError } from '#src/ucas/ucas-service.ts'
import { ucasPage } from '#tests/pages/ucas/ucas.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Served } from '../resources/served.tsx'
import { shows } from '../shows.ts'

const twins = [
  { studentId: 3007, name: 'Adaeze Eze', studentRef: 'PW26-03007' },
  { studentId: 3008, name: 'Adaobi Eze' },
]

const error: UcasError = {
  ucasErrorId: 7,
  rowNumber: 55,
  ucasId: '1047710926',
  familyName: 'Eze',
  givenNames: 'Ada',
  errorTypeId: 2,
  description: 'Several students have this family name and date of birth.',
  value: '1047710926',
  suggestedStudents: twins,
  errorStatus: 'Open',
  comment: '',
}

const resting: ErrorDecision = { decision: null, isTried: false, failure: null, isBusy: false, send: fn() }
const choosing = { errorId: 7, act: 'choose', studentId: null, comment: '' } as const

const meta = {
  component: ErrorsView,
  title: 'UCAS/Errors',
  parameters: { layout: 'fullscreen' },
  args: {
    errors: {
      list: [
        error,
        {
          ...error,
          ucasErrorId: 8,
          rowNumber: 61,
          ucasId: '1048823310',
          familyName: 'Сейтқалиқызы',
          givenNames: 'Айгерім',
          errorTypeId: 1,
          description: 'No student has this UCAS ID, nor these names and date of birth.',
          suggestedStudents: [],
          errorStatus: 'Ignored',
          comment: 'Withdrawn, no longer needed.',
        },
        {
          ...error,
          ucasErrorId: 9,
          rowNumber: 64,
          errorTypeId: 4,
          description: 'No university has this code.',
          value: 'Z99',
          errorStatus: 'Fixed',
        },
      ],
      totalCount: 3,
      types: [
        { errorTypeId: 1, total: 1, open: 0 },
        { errorTypeId: 2, total: 1, open: 1 },
        { errorTypeId: 4, total: 1, open: 0 },
      ],
    },
    typeId: 0,
    shown: everyError,
    page: 1,
    pageSize: 25,
    recordPage: { linkTo: () => null },
    isDone: true,
    mayModify: true,
    download: { isBusy: false, save: fn() },
    decision: resting,
    onPage: fn(),
    onType: fn(),
    onShown: fn(),
  },
  decorators: [
    (Story) => (
      <Served answers={{}} path="/">
        <Sheet>{Story()}</Sheet>
      </Served>
    ),
  ],
} satisfies Meta<typeof ErrorsView>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  parameters: shows({ 'error-decision': ['resting'] }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...ucasPage.type('Several students')))
    await expect(args.onType).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole(...ucasPage.actions(55)))
    await userEvent.click(await within(document.body).findByRole(...ucasPage.choose))
    await expect(args.decision.send).toHaveBeenCalledWith({ type: 'error.take', errorId: 7, act: 'choose', studentId: null })
  },
}

/** The errors themselves come first: their types are a line of chips. */
export const Phone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const types = within(canvas.getByRole(...ucasPage.types)).getAllByRole('button')
    await expect(new Set(types.map((type) => type.getBoundingClientRect().top)).size).toBe(1)
  },
}

/** A search, a status and the order are told to the page, which keeps them in its address. */
export const Narrowing: Story = {
  args: { shown: { ...everyError, status: 'Open' } },
  play: async ({ args, canvas }) => {
    const { status } = args.shown
    await userEvent.click(canvas.getByRole(...ucasPage.status('Ignored')))
    await expect(args.onShown).toHaveBeenLastCalledWith({ ...everyError, status: 'Ignored' })
    await userEvent.type(canvas.getByRole(...ucasPage.searchErrors), 'E')
    await expect(args.onShown).toHaveBeenLastCalledWith({ ...everyError, status, search: 'E' })
    await userEvent.selectOptions(canvas.getByRole(...ucasPage.order), ucasPage.lastFirst)
    await expect(args.onShown).toHaveBeenLastCalledWith({ ...everyError, status, isLastFirst: true })
  },
}

/** What was looked for is not there; the search stays. */
export const NoneFound: Story = {
  args: {
    shown: { ...everyError, search: 'Nobody' },
    errors: { list: [], totalCount: 0, types: [{ errorTypeId: 1, total: 1, open: 0 }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ucasPage.noSuchErrors)).toBeVisible()
    await expect(canvas.getByRole(...ucasPage.searchErrors)).toHaveValue('Nobody')
  },
}

export const Choosing: Story = {
  parameters: shows({ 'error-decision': ['deciding'] }),
  args: { decision: { ...resting, decision: choosing, isTried: true } },
  play: async () => {
    const question = within(await within(document.body).findByRole(...ucasPage.chooseDialog))
    await expect(await question.findByText(ucasPage.studentMissing)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: shows({ 'error-decision': ['deciding'] }),
  args: {
    decision: {
      ...resting,
      decision: { ...choosing, act: 'ignore', comment: 'Withdrawn.' },
      failure: { code: 400, message: 'This error is fixed already.' },
    },
  },
  play: async () => {
    const question = within(await within(document.body).findByRole(...ucasPage.ignoreDialog))
    await expect(question.getByRole('alert')).toHaveTextContent('This error is fixed already.')
    await expect(question.getByLabelText(...ucasPage.comment)).toHaveValue('Withdrawn.')
  },
}

export const Sending: Story = {
  parameters: shows({ 'error-decision': ['sending'] }),
  args: { decision: { ...resting, decision: { ...choosing, studentId: 3008 }, isBusy: true } },
}

export const Viewer: Story = { args: { mayModify: false, download: null } }
