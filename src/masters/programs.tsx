import { program } from '#openapi/generated/resources/masters/program.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'

const streamsOfProgramme = lazyRelated(async () => (await import('./related.ts')).streamsOfProgramme)
const modulesOfProgramme = lazyRelated(async () => (await import('./related.ts')).modulesOfProgramme)
const curriculaOfProgramme = lazyRelated(async () => (await import('./related.ts')).curriculaOfProgramme)

const ProgrammeList = (page: RecordPage) => (
  <RecordList
    of={program}
    page={page}
    columns={['programName', 'programCode', 'programShortName', 'level', 'durationWeeks', 'semesters', 'status']}
    filters={['level', 'gradingScale', 'needsEnglish']}
  />
)

const ProgrammeForm = (page: RecordPage) => (
  <RecordForm
    of={program}
    page={page}
    parts={{
      Programme: ['programName', 'programCode', 'programShortName', 'level'],
      Teaching: ['durationWeeks', 'semesters', 'gradingScale', 'needsEnglish', 'description'],
    }}
  />
)

const ProgrammeView = (page: RecordPage) => (
  <RecordView of={program} page={page}>
    <ViewTab id="streams" title="Streams" needs="Stream" related={streamsOfProgramme} />
    <ViewTab id="modules" title="Modules" needs="Module" related={modulesOfProgramme} />
    <ViewTab id="curricula" title="Curricula" needs="Curriculum" related={curriculaOfProgramme} />
  </RecordView>
)

export const programs = resourcePages(program, { list: ProgrammeList, form: ProgrammeForm, view: ProgrammeView })
