import { colour } from '#openapi/generated/resources/masters/colour.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const ColourList = (page: RecordPage) => <RecordList of={colour} page={page} columns={['colourName', 'colourCode', 'status']} />

const ColourForm = (page: RecordPage) => <RecordForm of={colour} page={page} parts={{ Colour: ['colourName', 'colourCode'] }} />

const ColourView = (page: RecordPage) => <RecordView of={colour} page={page} />

export const colours = resourcePages(colour, { sort: 'colourName:asc', list: ColourList, form: ColourForm, view: ColourView })
