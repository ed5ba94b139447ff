import { expect, it } from 'vitest'
import { firstUses } from '#src/resources/list/first-uses.ts'

const use = (resource: string, id: string) => ({ resource, id, name: `${resource} ${id}`, field: 'Modules' })

it('names one use of each kind before a second of any, so that no kind hides the others (CAT-MAS-03)', () => {
  const uses = [
    ...['1', '2', '3', '4'].map((id) => use('Submodule', id)),
    use('Stream', '5'),
    use('ExamBlock', '6'),
    use('ModuleRule', '7'),
  ]
  expect(firstUses(uses, 5).map(({ name }) => name)).toEqual(['Submodule 1', 'Stream 5', 'ExamBlock 6', 'ModuleRule 7', 'Submodule 2'])
})
