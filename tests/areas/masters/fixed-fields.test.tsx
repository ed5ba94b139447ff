import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { shares } from '#src/assets/shares.tsx'
import { subcurricula } from '#src/masters/subcurricula.tsx'
import { recordField } from '#tests/pages/records.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const subcurriculum = {
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
const share = {
  shareId: 1,
  shareName: 'Prospectus',
  assetId: 5,
  contactType: 'NCUK',
  access: 'View',
  status: 1,
  ...stamps,
  names: { Asset: { 5: { name: 'Prospectus', status: 1 } } },
}

it.each([
  ['a reference', '/sms/subcurriculum', subcurricula.form, 'Subcurriculum', 'curriculumId', subcurriculum, 'IFY Business'],
  ['a choice', '/asset-management/shared-with-me', shares.form, 'Share', 'contactType', share, 'All of NCUK'],
] as const)('shows %s that cannot be changed as text by its words', async (_, list, Form, resource, field, record, words) => {
  if (!Form) throw new Error('The resource has a form.')
  await render(
    <Served answers={{ 'GET details/{id}': () => record }} path={`${list}/edit/${inAddress('1')}`}>
      <Form {...pageAt(list, resourceRules[resource].nouns, '1')} />
    </Served>,
  )
  const fixed = page.getByLabelText(...recordField(resource, field))
  await expect.element(fixed, { timeout: 15_000 }).toHaveValue(words)
  await expect.element(fixed).toHaveAttribute('readonly')
})
