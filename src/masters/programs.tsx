import { program } from '#openapi/generated/resources/masters/program.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const StreamsOfProgramme = lazyComponent(async () => (await import('./related.tsx')).StreamsOfProgramme)
const ModulesOfProgramme = lazyComponent(async () => (await import('./related.tsx')).ModulesOfProgramme)
const CurriculaOfProgramme = lazyComponent(async () => (await import('./related.tsx')).CurriculaOfProgramme)

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
    <ViewTab id="streams" title="Streams" needs="Stream">
      <StreamsOfProgramme />
    </ViewTab>
    <ViewTab id="modules" title="Modules" needs="Module">
      <ModulesOfProgramme />
    </ViewTab>
    <ViewTab id="curricula" title="Curricula" needs="Curriculum">
      <CurriculaOfProgramme />
    </ViewTab>
  </RecordView>
)

export const programs = resourcePages(program, { list: ProgrammeList, form: ProgrammeForm, view: ProgrammeView })
