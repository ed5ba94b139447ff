import { blockKinds } from '#src/blocks/kinds/block-kinds.ts'
import { rulePaths } from '#src/module-properties/paths.ts'

/** A link of the administrators' landing page. */
interface LandingLink {
  readonly label: string
  readonly href: string
  readonly iconName: string
}

export interface LandingGroup {
  readonly title: string
  readonly links: readonly LandingLink[]
}

const link = (label: string, href: string, iconName: string): LandingLink => ({ label, href, iconName })

/** The administrators' landing page. Every entry is shown; the guard checks rights on a visit. */
export const landingGroups: readonly LandingGroup[] = [
  {
    title: 'Masters',
    links: [
      link('Programme', '/sms/program', 'book-open'),
      link('Stream', '/sms/stream', 'git-branch'),
      link('Module', '/sms/module', 'boxes'),
      link('Intake', '/sms/intake', 'calendar-plus'),
      link('Test Block', blockKinds.test.paths.list, 'clipboard-list'),
      link('Exam Block', blockKinds.exam.paths.list, 'calendar-clock'),
      link('Module Properties', rulePaths.list, 'scale'),
    ],
  },
  { title: 'Centres Groups', links: [link('Centre Groups', '/sms/centre-groups', 'network')] },
  {
    title: 'Qualification Administration',
    links: [
      link('Curriculum', '/sms/curriculum', 'library'),
      link('Curriculum Centre Administration', '/sms/curriculumcentreadministration', 'map-pinned'),
      link('Curriculum Centers', '/sms/curriculum-centers', 'list-checks'),
      link('Curriculum Centers NCUK', '/sms/curriculum-centers-ncuk', 'list-todo'),
      link('Curriculum Center Custom Request', '/sms/curriculumcentercustomRequest', 'message-square-plus'),
    ],
  },
  {
    title: 'Lead Management System',
    links: [link('Leads', '/sms/leads', 'user-plus'), link('Unique Sponsorship Letter', '/sms/unique-sponsorship-letter', 'file-badge')],
  },
  {
    title: 'SMS',
    links: [
      link('Regular Registration', '/lead-management/regular-registration', 'id-card'),
      link('Direct Placements', '/lead-management/direct-placements', 'send'),
      link('Center Registration', '/lead-management/center-registration', 'school'),
      link('Center Operations', '/lead-management/center-operations', 'workflow'),
    ],
  },
  { title: 'Centre Staging', links: [link('Centre Staging', '/center-staging', 'layers')] },
  { title: 'Course', links: [link('Course Management', '/sms/course-management', 'notebook-text')] },
  { title: 'University', links: [link('University Management', '/sms/university-management', 'landmark')] },
]
