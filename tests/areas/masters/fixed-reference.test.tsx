import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { subcurricula } from '#src/masters/subcurricula.tsx'
import { recordField } from '#tests/pages/records.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const list = '/sms/subcurriculum'
const record = {
  subcurriculumId: 1,
  subcurriculumName: 'BUS semester 1',
  subcurriculumCode: 'BUS-S1',
  curriculumId: 4,
  streamId: 2,
  semester: 1,
  moduleIds: [301],
  status: 1,
  ...stamps,
  names: {
    Curriculum: { 4: { name: 'IFY Business', status: 1 } },
    Stream: { 2: { name: 'Business', status: 1 } },
    Module: { 301: { name: 'Mathematics', status: 1 } },
  },
}

it('shows a reference that cannot be changed as text by its words, as a code', async () => {
  const Form = subcurricula.form
  if (!Form) throw new Error('Subcurricula have a form.')
  await render(
    <Served answers={{ 'GET details/{id}': () => record }} path={`${list}/edit/${inAddress('1')}`}>
      <Form {...pageAt(list, resourceRules.Subcurriculum.nouns, '1')} />
    </Served>,
  )
  const curriculum = page.getByLabelText(...recordField('Subcurriculum', 'curriculumId'))
  await expect.element(curriculum, { timeout: 15_000 }).toHaveValue('IFY Business')
  await expect.element(curriculum).toHaveAttribute('readonly')
})
