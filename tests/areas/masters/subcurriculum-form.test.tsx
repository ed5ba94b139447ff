import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { ResourceInput } from '#src/api/client.ts'
import { subcurricula } from '#src/masters/subcurricula.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { recordPicker } from '#tests/pages/records.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const stored = {
  subcurriculumId: 1,
  subcurriculumName: 'SCI semester 1',
  subcurriculumCode: 'SCI-S1',
  curriculumId: 2,
  streamId: 5,
  semester: 1,
  moduleIds: [304],
  status: 1,
  ...stamps,
  names: {
    Curriculum: { 2: { name: 'IFY Science and Medicine', status: 1 } },
    Stream: { 5: { name: 'Science', status: 1 } },
    Module: { 304: { name: 'Physics', status: 1 } },
  },
}
const curriculum = {
  curriculumId: 2,
  curriculumName: 'IFY Science and Medicine',
  curriculumCode: 'IFY-SCM',
  programId: 1,
  yearId: 22,
  streamIds: [5, 6],
  deliveryModes: [1],
  selectionFrom: '2026-09-01',
  selectionTo: '2027-02-26',
  status: 1,
  ...stamps,
  names: {},
} satisfies RowOf<'Curriculum'>
const stream = {
  streamId: 5,
  streamName: 'Science',
  streamCode: 'SCI',
  programId: 1,
  coreModuleIds: [304, 305],
  optionalModuleIds: [306],
  minModules: 2,
  maxModules: 3,
  status: 1,
  ...stamps,
  names: {},
} satisfies RowOf<'Stream'>

const named = (names: Readonly<Record<number, string>>) => Object.entries(names).map(([id, name]) => ({ id: Number(id), name, status: 1 }))
const streams = named({ 1: 'Business', 5: 'Science', 6: 'Medicine and Health' })
const modules = named({ 301: 'Economics', 304: 'Physics', 305: 'Chemistry', 306: 'Biology' })
const only =
  (all: typeof streams) =>
  ({ query: { ids } = {} }: ResourceInput) =>
    all.filter(({ id }) => ids === undefined || String(ids).split(',').includes(String(id)))

it('a subcurriculum takes a stream of its curriculum, and modules of that stream', async () => {
  const at = pageAt('/sms/subcurriculum', 'Subcurricula', '1')
  const answers = {
    'GET details/{id}': () => stored,
    'GET /sms/curriculum/details/{id}': () => curriculum,
    'GET /sms/stream/details/{id}': () => stream,
    'GET /sms/stream/dropdown': only(streams),
    'GET /sms/module/dropdown': only(modules),
  }
  await render(
    <Served answers={answers} path={at.paths.edit(inAddress('1'))}>
      <subcurricula.form {...at} />
    </Served>,
  )
  const names = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await userEvent.click(page.getByRole(...recordPicker('Subcurriculum', 'streamId')))
  await expect.poll(names).toEqual(['Science', 'Medicine and Health'])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole(...recordPicker('Subcurriculum', 'moduleIds')))
  await expect.poll(names).toEqual(['Physics', 'Chemistry', 'Biology'])
})
