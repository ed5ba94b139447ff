import { useLocation } from 'wouter'
import { tag } from '#openapi/generated/resources/assets/tag.ts'
import { useServices } from '#src/api/services.tsx'
import { MergePanel } from '#src/resources/merge/MergePanel.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { tagTexts as texts } from './texts.ts'

/** On the page of a tag: merges it into another tag, whose page then opens. */
export function MergeTag() {
  const { api } = useServices()
  const { record, page } = useShownRecord()
  const [, navigate] = useLocation()
  return (
    <MergePanel
      record={record}
      rules={tag}
      into={tag}
      hint={texts.hint}
      names={[]}
      match={null}
      run={async ({ keepId }) => {
        const log = { component: 'MetadataTagging', permission: 'Modify' } as const
        const body = { tagId: [Number(record.id)], intoTagId: keepId }
        const { description } = await api.call('mergeTags', { body }, { log })
        return { message: description }
      }}
      onMerged={(keepId) => navigate(page.linkTo('Tag', keepId) ?? page.paths.list, { replace: true })}
    />
  )
}
