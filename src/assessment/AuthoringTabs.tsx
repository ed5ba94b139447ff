import { LinkTabs } from '#src/ui/navigation/link-tabs.tsx'
import { assessmentTexts as texts } from './texts.ts'

const path = '/dap/authoring'

/** Leads between papers and questions, which share an address. */
export const PaperTabs = () => <Tabs current="papers" />
export const QuestionTabs = () => <Tabs current="questions" />

const Tabs = ({ current }: { readonly current: 'papers' | 'questions' }) => (
  <LinkTabs
    label={texts.kinds}
    tabs={[
      { href: path, label: texts.papers, isOpen: current === 'papers' },
      { href: `${path}?kind=question`, label: texts.questions, isOpen: current === 'questions' },
    ]}
  />
)
