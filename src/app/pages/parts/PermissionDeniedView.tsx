import { ShieldX } from 'lucide-react'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { paths } from '#machines/access/paths.ts'
import { texts } from '../../texts.ts'
import { BareNotice } from './BareNotice.tsx'

interface PermissionDeniedViewProps {
  /** Null without a session. */
  readonly onLogout: (() => void) | null
}

/** Says that the contact has no right to the address. */
export const PermissionDeniedView = ({ onLogout }: PermissionDeniedViewProps) => (
  <BareNotice icon={<ShieldX size={32} strokeWidth={1.75} />} title={texts.denied.title} text={texts.denied.text}>
    <LinkButton href={paths.home} variant="primary">
      {texts.denied.home}
    </LinkButton>
    {onLogout && <Button onClick={onLogout}>{texts.logout}</Button>}
  </BareNotice>
)
