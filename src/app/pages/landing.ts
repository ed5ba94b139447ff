import { paths } from '#machines/access/paths.ts'
import { blockKinds } from '#src/blocks/kinds/block-kinds.ts'
import { rulePaths } from '#src/module-properties/paths.ts'
import { directory } from '../resources.ts'

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
      link('Programme', directory.Program.paths.list, 'book-open'),
      link('Stream', directory.Stream.paths.list, 'git-branch'),
      link('Module', directory.Module.paths.list, 'boxes'),
      link('Intake', directory.Intake.paths.list, 'calendar-plus'),
      link('Test Block', blockKinds.test.paths.list, 'clipboard-list'),
      link('Exam Block', blockKinds.exam.paths.list, 'calendar-clock'),
      link('Module Properties', rulePaths.list, 'scale'),
    ],
  },
  { title: 'Centres Groups', links: [link('Centre Groups', directory.CentreGroup.paths.list, 'network')] },
  {
    title: 'Qualification Administration',
    links: [
      link('Curriculum', directory.Curriculum.paths.list, 'library'),
      link('Curriculum Centre Administration', directory.CentreOffer.paths.list, 'map-pinned'),
      link('Curriculum Centers', paths.curriculumCentres, 'list-checks'),
      link('Curriculum Centers NCUK', paths.curriculumCentresOfAdministrators, 'list-todo'),
      link('Curriculum Center Custom Request', paths.customRequests, 'message-square-plus'),
    ],
  },
  {
    title: 'Lead Management System',
    links: [
      link('Leads', directory.Lead.paths.list, 'user-plus'),
      link('Unique Sponsorship Letter', directory.SponsorshipLetter.paths.list, 'file-badge'),
    ],
  },
  {
    title: 'SMS',
    links: [
      link('Regular Registration', directory.Student.paths.list, 'id-card'),
      link('Direct Placements', directory.DirectPlacement.paths.list, 'send'),
      link('Center Registration', directory.CenterRegistration.paths.list, 'school'),
      link('Center Operations', directory.CenterOperation.paths.list, 'workflow'),
    ],
  },
  { title: 'Centre Staging', links: [link('Centre Staging', directory.CentreStaging.paths.list, 'layers')] },
  { title: 'Course', links: [link('Course Management', directory.Course.paths.list, 'notebook-text')] },
  { title: 'University', links: [link('University Management', directory.UniversityRelation.paths.list, 'landmark')] },
]
