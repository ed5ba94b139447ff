import { tag } from '#openapi/generated/resources/assets/tag.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { tagTexts as texts } from './texts.ts'

const MergeTag = lazyComponent(async () => (await import('./MergeTag.tsx')).MergeTag)

const TagList = (page: RecordPage) => (
  <RecordList of={tag} page={page} columns={['tagName', 'tagGroup', 'synonyms', 'usageCount', 'status']} filters={['tagGroup']} />
)

const TagForm = (page: RecordPage) => <RecordForm of={tag} page={page} parts={{ Tag: ['tagName', 'tagGroup', 'synonyms', 'colourId'] }} />

const TagView = (page: RecordPage) => (
  <RecordView of={tag} page={page} facts={['usageCount']} parts={{ '': ['tagGroup', 'synonyms', 'colourId'] }}>
    {page.can('Modify') && (
      <ViewTab id="merge" title={texts.merge}>
        <MergeTag />
      </ViewTab>
    )}
  </RecordView>
)

export const tags = resourcePages(tag, { list: TagList, form: TagForm, view: TagView })
