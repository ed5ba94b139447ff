import { LinkTabs } from '#src/ui/navigation/link-tabs.tsx'
import { communicationTexts as texts } from './texts.ts'
import { contentPaths } from './paths.ts'

const tabs = (open: 'messages' | 'templates') =>
  function ContentTabs() {
    return (
      <LinkTabs
        label={texts.lists}
        tabs={[
          { label: texts.messages, href: contentPaths.list, isOpen: open === 'messages' },
          { label: texts.templates, href: contentPaths.templates, isOpen: open === 'templates' },
        ]}
      />
    )
  }

/** Above the list of messages: leads to that of templates. */
export const MessageTabs = tabs('messages')

/** Above the list of templates: leads to that of messages. */
export const TemplateTabs = tabs('templates')
