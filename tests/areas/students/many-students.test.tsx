import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ApiProblem } from '#src/api/problem.ts'
import { EnrolStudents } from '#src/students/enrolment/EnrolStudents.tsx'
import { ReRegisterPage } from '#src/students/registration/ReRegisterPage.tsx'
import { kit } from '#tests/pages/kit.ts'
import { enrolPage, reRegisterPage } from '#tests/pages/students/many.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const names = new Map([
  [1, 'Aisha Bello'],
  [2, 'Kwame Mensah'],
  [3, 'Zoë Llewellyn'],
])
const unable = 2

interface Asked {
  readonly mode: 'check' | 'apply'
  readonly studentIds: readonly number[]
}

const failed = () => Promise.reject(new ApiProblem('server', 500, 'It broke.'))

/** A server that refuses the second of three students; calls of the mode `breaks` fail. */
function createServer() {
  const sent: number[] = []
  const state = { breaks: 'never' as 'never' | Asked['mode'] }
  const act = (input: unknown) => {
    // Each page sends this shape.
    const { mode, studentIds } = (input as { body: Asked }).body
    if (state.breaks === mode) return failed()
    if (mode === 'apply') sent.push(...studentIds)
    return studentIds.map((studentId) => ({
      studentId,
      fullName: names.get(studentId) ?? '',
      studentRef: `PW26-0300${studentId}`,
      isDone: studentId === unable ? 0 : 1,
      text: studentId === unable ? 'The student is there already.' : 'Done.',
    }))
  }
  return { sent, state, act }
}

describe('the wizard that enrols students', () => {
  const students = [...names].map(([studentId, fullName]) => ({
    studentId,
    fullName,
    centreName: 'Accra',
    curriculumName: 'Business',
    moduleIds: [7],
  }))
  const taken = { students, modules: [{ moduleId: 7, moduleName: 'Mathematics', versions: ['2026'], evaluations: ['exam'] }] }

  async function open(step: string, breaks: 'never' | Asked['mode'] = 'never') {
    await page.viewport(1440, 900)
    const server = createServer()
    server.state.breaks = breaks
    const at = pageAt('/enrollment', 'Enrolments', '1')
    const path = `${at.paths.create}?step=${step}&centre=${inAddress('26')}&modules=${inAddress('7')}&block=${inAddress('110')}`
    await render(
      <Served answers={{}} calls={{ listTakenModules: () => taken, enrolStudents: server.act }} path={path}>
        <main tabIndex={-1}>
          <EnrolStudents {...at} />
        </main>
      </Served>,
    )
    return server
  }
  const press = async (part: typeof enrolPage.enrol) => {
    const element = page.getByRole(...part)
    await expect.element(element).toBeVisible()
    await expect.element(element).not.toHaveAttribute('aria-disabled', 'true')
    element.element().focus()
    await userEvent.keyboard('{Enter}')
  }

  it('sends those alone who can be enrolled', async () => {
    const { sent } = await open('confirm')
    await expect.element(page.getByText(enrolPage.ready(2, 3))).toBeVisible()
    await expect.element(page.getByText('PW26-03002')).toBeVisible()
    await press(enrolPage.enrol)
    await expect.element(page.getByText(enrolPage.enrolled(2))).toBeVisible()
    expect(sent).toEqual([1, 3])
    await expect.element(page.getByRole(...enrolPage.outcome)).toHaveFocus()
  })

  it('can be begun again after a run that broke, at the check or at any step', async () => {
    const { sent, state } = await open('confirm', 'apply')
    await press(enrolPage.enrol)
    await expect.element(page.getByText(enrolPage.partly(0, 2))).toBeVisible()
    state.breaks = 'never'
    await press(enrolPage.checkAgain)
    await expect.element(page.getByRole(...enrolPage.confirm)).toHaveFocus()
    await expect.element(page.getByText(enrolPage.ready(2, 3))).toBeVisible()
    state.breaks = 'apply'
    await press(enrolPage.enrol)
    await expect.element(page.getByText(enrolPage.partly(0, 2))).toBeVisible()
    await press(enrolPage.sittingStep)
    await expect.element(page.getByRole(...enrolPage.sitting)).toHaveFocus()
    await expect.element(page.getByText(enrolPage.partly(0, 2))).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('keeps the focus when the check fails, and enrols none by what was found before', async () => {
    const { state } = await open('sitting', 'check')
    await press(enrolPage.next)
    await expect.element(page.getByRole(...kit.tryAgain)).toBeVisible()
    await expect.element(page.getByRole(...enrolPage.confirm)).toHaveFocus()
    state.breaks = 'apply'
    await press(kit.tryAgain)
    await press(enrolPage.enrol)
    state.breaks = 'check'
    await press(enrolPage.checkAgain)
    await expect.element(page.getByRole(...kit.tryAgain)).toBeVisible()
    await expect.element(page.getByRole(...enrolPage.enrol)).not.toBeInTheDocument()
  })
})

describe('the page that registers students for another year', () => {
  async function open() {
    await page.viewport(1440, 900)
    const server = createServer()
    const options = [{ id: 22, name: 'The one', status: 1 }]
    const at = pageAt('/lead-management/regular-registration', 'Students', '1')
    const path = `/lead-management/regular-registration/re-register?students=${[...names.keys()].map((id) => inAddress(String(id))).join()}`
    await render(
      <Served answers={{ 'GET dropdown': () => options }} calls={{ reRegisterStudents: server.act }} path={path}>
        <main tabIndex={-1}>
          <ReRegisterPage {...at} />
        </main>
      </Served>,
    )
    for (const field of [reRegisterPage.year, reRegisterPage.curriculum, reRegisterPage.intake]) {
      await page.getByRole(...field).click()
      await page.getByRole('listbox', field[1]).getByRole('option').click()
    }
    return server
  }
  const register = async () => {
    const button = page.getByRole(...reRegisterPage.register)
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
    button.element().focus()
    await userEvent.keyboard('{Enter}')
  }

  it('sends those alone who can be registered, and tells of the others why', async () => {
    const { sent } = await open()
    await expect.element(page.getByRole(...reRegisterPage.unable('Kwame Mensah', 'The student is there already.'))).toBeVisible()
    await register()
    await expect.element(page.getByText(reRegisterPage.partly(2, 1))).toBeVisible()
    await expect.element(page.getByText('The student is there already.')).toBeVisible()
    expect(sent).toEqual([1, 3])
    await expect.element(page.getByRole(...reRegisterPage.outcome)).toHaveFocus()
  })

  it('can be begun again after a run that broke', async () => {
    const { state } = await open()
    state.breaks = 'apply'
    await register()
    await expect.element(page.getByText(reRegisterPage.partly(0, 3))).toBeVisible()
    state.breaks = 'never'
    await page.getByRole(...reRegisterPage.checkAgain).click()
    await expect.element(page.getByRole(...reRegisterPage.choice)).toHaveFocus()
    await register()
    await expect.element(page.getByText(reRegisterPage.partly(2, 1))).toBeVisible()
  })
})
