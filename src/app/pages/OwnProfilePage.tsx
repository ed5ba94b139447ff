import { ProfileView } from '#src/account/ProfileView.tsx'
import { useServices } from '#src/api/services.tsx'
import { recordTrace, saveTrace } from '#src/devtools/trace/trace-acts.ts'
import { TraceSetting } from '#src/devtools/trace/TraceSetting.tsx'
import { useRecording } from '#src/devtools/trace/use-recording.ts'
import { useSignedInPortal } from '../state/portal-context.tsx'
import { useRecorder } from '../boot/use-recorder.ts'
import type { PageProps } from './page.ts'

function Support() {
  const { clock } = useServices()
  const isRecording = useRecording()
  const recorder = useRecorder()
  return <TraceSetting isRecording={isRecording} onSwitch={recordTrace} onSave={() => saveTrace(recorder, clock.today())} />
}

/** The profile of a person without a record elsewhere in the portal. */
export function OwnProfilePage({ title, breadcrumbs }: Pick<PageProps, 'title' | 'breadcrumbs'>) {
  const { person } = useSignedInPortal()
  return (
    <ProfileView
      breadcrumbs={breadcrumbs(title)}
      name={`${person.firstName} ${person.lastName}`.trim()}
      email={person.email}
      contactType={person.parentContactType}
      institution={person.institutionName}
      support={<Support />}
    />
  )
}
